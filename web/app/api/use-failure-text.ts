import { useTranslation } from '../i18n/use-translation.ts'
import type { Failure } from './call-api.ts'
import { sayFailure } from './failure.ts'

type Options = { lostText?: string; failedText?: string }

/** Describes a failed call in the reader's language: the server's text, or a general one. */
export function useFailureText({ lostText, failedText }: Options = {}) {
  const { t } = useTranslation('translation')
  const words = { lostConnection: lostText ?? t('lostConnection'), failed: failedText ?? t('failed') }
  return (failure: Failure) => sayFailure(failure, words)
}
