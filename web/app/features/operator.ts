import type { OperatorFile } from '@aurivane/contract/operator-file'
import { readDocumentData } from '../boot/document-data.ts'

let known: OperatorFile | undefined

/** What the operator states about itself (OPERATOR_FILE). Documents carry it, since scripts are cached for a year. */
export function operatorFile(): OperatorFile {
  known ??= readDocumentData().operator
  return known
}

/** On the server, once at the start. */
export function setOperator(operator: OperatorFile) {
  known = operator
}
