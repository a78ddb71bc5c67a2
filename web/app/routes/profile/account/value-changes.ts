import type { FieldSentences } from '@aurivane/contract/endpoint'
import { changeUserValue, newUserValues, userValueChange } from '@aurivane/contract/profiles'

const { toChange } = userValueChange.shape

/** The call accepts several kinds of values; each form validates the one it edits. */
export const changeName = {
  ...changeUserValue,
  body: userValueChange.extend({ toChange: toChange.extend({ newValue: newUserValues.name }) }),
}

export const changeDescription = {
  ...changeUserValue,
  body: userValueChange.extend({ toChange: toChange.extend({ newValue: newUserValues.description }) }),
  // A lone value has no name of its own in the body.
  explain: ({ body: complaint, ...fields }: FieldSentences): FieldSentences =>
    complaint ? { description: complaint } : fields,
}
