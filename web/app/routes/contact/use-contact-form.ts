import { CONTACT_REDIRECT_MS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { publicCalls } from '@aurivane/contract/public-calls'
import { useState } from 'react'
import { callApi, type ApiAnswer, type CallAnswer, type CallInput } from '../../api/call-api.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useRedirectHome } from '../../navigation/use-redirect-home.ts'
import { checkMessage } from './check-message.ts'

type ContactCall = typeof publicCalls.sendContactMessage

const SUCCESS_STATUS = 202

/** Module state: the limit counts per page session, until a reload. */
let sendsThatReachedTheServer = 0

export function useContactForm() {
  const [result, setResult] = useState<string | null>(null)
  const { t } = useTranslation('contact')
  const locale = useLocale()
  const form = useContractForm(publicCalls.sendContactMessage, {
    toInput: ({ email = '', subject = '', message = '', csrf = '' }) => ({
      body: { email, subject, message, csrf },
    }),
    check: (values) => checkMessage(values, sendsThatReachedTheServer, t('limitReached')),
    send: (input) => sendMessage(input, locale),
    onSuccess: (answer) => setResult(answer.result),
    lostText: t('networkFailure'),
    failedText: t('networkFailure'),
  })
  useRedirectHome(CONTACT_REDIRECT_MS, result !== null)
  return { form, result }
}

/** A proxy can answer 200 with a page of its own: only the documented status is success. */
async function sendMessage(
  input: CallInput<ContactCall>,
  locale: Locale,
): Promise<ApiAnswer<CallAnswer<ContactCall>>> {
  const answer = await callApi(publicCalls.sendContactMessage, { ...input, locale })
  if (answer.is !== 'lost') sendsThatReachedTheServer += 1
  return answer.is === 'answered' && answer.status !== SUCCESS_STATUS ? { is: 'lost' } : answer
}
