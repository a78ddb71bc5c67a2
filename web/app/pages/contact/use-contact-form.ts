import { calls } from '@aurivane/contract/calls'
import { CONTACT_REDIRECT_MS } from '@aurivane/contract/limits'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi, type ApiAnswer, type CallAnswer } from '../../api/call-api.ts'
import { fieldsAtFault } from '../../api/failure.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useSay } from '../../i18n/use-say.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { objectTo, type Message, type MessageField, type Objection } from './check-message.ts'

export type FormState =
  | { is: 'ready' }
  | { is: 'sending' }
  | { is: 'sent'; text: string }
  | { is: 'refused'; text: string; fields: Partial<Record<MessageField, string>> }

const SUCCESS_STATUS = 202

/** Outlives the page but not a reload: the limit is on the page session. */
let sendsThatReachedTheServer = 0

export function useContactForm() {
  const [state, setState] = useState<FormState>({ is: 'ready' })
  const explain = useExplanation()
  const { texts } = useTexts('contact')
  const locale = useLocale()
  useHomeAfter(state.is === 'sent', locale)

  async function send(message: Message) {
    const objection = objectTo(message, sendsThatReachedTheServer)
    if (objection) return setState(explain(objection))
    setState({ is: 'sending' })
    const answer = await callApi(calls.sendContactMessage, { body: message, locale })
    if (answer.is !== 'lost') sendsThatReachedTheServer += 1
    setState(judge(answer, texts.networkFailure))
  }
  return { state, send }
}

/** One status is success. Whatever else says something is no success, whoever in between has said it. */
function judge(answer: ApiAnswer<CallAnswer<typeof calls.sendContactMessage>>, wordless: string): FormState {
  if (answer.is === 'answered' && answer.status === SUCCESS_STATUS)
    return { is: 'sent', text: answer.data.result }
  if (answer.is !== 'refused') return { is: 'refused', text: wordless, fields: {} }
  return { is: 'refused', text: answer.result || wordless, fields: fieldsAtFault(answer) }
}

function useExplanation() {
  const { texts } = useTexts('contact')
  const { texts: words } = useTexts('translation')
  const say = useSay()
  return function explain(objection: Objection): FormState {
    switch (objection.is) {
      case 'incomplete': {
        // It speaks of the whole form; beside one field a word is enough.
        return {
          is: 'refused',
          text: say('form.fillRequired'),
          fields: Object.fromEntries(objection.missing.map((field) => [field, words.required])),
        }
      }
      case 'detected':
        return { is: 'refused', text: say('form.detected'), fields: {} }
      case 'limit-reached':
        return { is: 'refused', text: texts.limitReached, fields: {} }
    }
  }
}

function useHomeAfter(isSent: boolean, locale: Locale) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => void navigate(localizePath(paths.home, locale)), CONTACT_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isSent, locale, navigate])
}
