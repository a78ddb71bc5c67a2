import { fill, find } from '@aurivane/contract/messages/fill-message'
import type { MessageKey, MessageValues, Say } from '@aurivane/contract/messages/messages'
import { useCallback } from 'react'
import { useTexts } from './use-texts.ts'

/** Says a message of the contract in the reader's language. The page lists `messages` among its texts. */
export function useSay(): Say {
  const { texts } = useTexts('messages')
  return useCallback(
    (key: MessageKey, values?: MessageValues) => fill(find(texts, key) ?? key, values),
    [texts],
  )
}
