import 'i18next'
import type { Texts } from '../texts/texts.ts'

/** Keys and namespaces are checked by the compiler: a text that does not exist is a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: Texts
  }
}
