import type { AnswerOf, Endpoint } from '@aurivane/contract/endpoint'
import { describeInvalidInput, type Sentence } from '@aurivane/contract/invalid-input'
import { useEffect, useRef, useState, type SubmitEvent, type InputEvent } from 'react'
import type { z } from 'zod'
import { useLocale } from '../i18n/language.tsx'
import { useSay } from '../i18n/use-say.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { callApi, type CallInput, type Failure, type PlainInput } from './call-api.ts'
import { sayFailure } from './failure.ts'
import { readValues, type FormValues } from './read-values.ts'

type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>

type Options<E> = {
  /** What the form's values become. Without it they are the body. */
  toInput?: (values: FormValues) => CallInput<E>
  onSuccess: (answer: AnswerOf<E>, values: FormValues) => void
  /** For endings that are more than a text, such as a second factor that is needed. */
  onRefused?: (failure: Failure, values: FormValues) => void
  /** What to say when nobody answered, if not that the connection was lost. */
  lostText?: string
}

/** Sentences of our own schemas follow a language switch; what the server said stays as it was said. */
type Said = string | Sentence
type FormState = { is: 'ready' } | { is: 'sending' } | { is: 'sent' } | Refused
type Refused = {
  is: 'refused'
  text: Said
  fields: Record<string, Said>
  /** Decided once: correcting the last field must not move the focus away from it, nor bring up a banner. */
  takesFocus: boolean
  isSaidByField: boolean
}

/**
 * A form that sends one call of the contract: checked by the same schema as on the server, sent once at a time, its
 * refusals beside their fields. What was typed stays in the fields, which are the browser's own.
 */
export function useContractForm<E extends AnyEndpoint>(endpoint: E, options: Options<E>) {
  const [state, setState] = useState<FormState>({ is: 'ready' })
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const { texts: words } = useTexts('translation')
  const locale = useLocale()
  const write = useWriting()

  useEffect(() => {
    if (state.is === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])

  async function send(values: FormValues) {
    const input = options.toInput?.(values) ?? ({ body: values } as CallInput<E>)
    const objection = objectTo(endpoint, input)
    if (objection) return setState(objection)
    setState({ is: 'sending' })
    const answer = await callApi<E>(endpoint, { ...input, locale })
    if (answer.is === 'answered') {
      setState({ is: 'sent' })
      return options.onSuccess(answer.data, values)
    }
    const text = sayFailure(answer, options.lostText ?? words.lostConnection)
    setState(refuse(text, (answer.is === 'refused' && answer.fields) || {}))
    options.onRefused?.(answer, values)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    void send(readValues(event.currentTarget)).finally(() => (isSending.current = false))
  }

  /** An error has been read once the field is being corrected. */
  function forgetError(event: InputEvent<HTMLFormElement>) {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null
    if (!name || state.is !== 'refused' || !(name in state.fields)) return
    const { [name]: _corrected, ...fields } = state.fields
    setState({ ...state, fields })
  }

  /** 'Please fill in the required fields' speaks of the whole form; beside one field a word is enough. */
  function writeBeside(said: Said) {
    return typeof said !== 'string' && said.key === 'form.fillRequired' ? words.required : write(said)
  }

  const fields = state.is === 'refused' ? state.fields : {}
  return {
    props: { ref: form, method: 'post', noValidate: true, onSubmit: submit, onInput: forgetError },
    field: (name: string) => ({ name, error: fields[name] === undefined ? null : writeBeside(fields[name]) }),
    isSending: state.is === 'sending',
    isSent: state.is === 'sent',
    /** Above the form; takes the focus when no field is at fault. One that a field says already may be left out. */
    banner:
      state.is === 'refused'
        ? { text: write(state.text), takesFocus: state.takesFocus, isSaidByField: state.isSaidByField }
        : null,
    reset: () => {
      form.current?.reset()
      setState({ is: 'ready' })
    },
  } as const
}

function refuse(text: Said, fields: Record<string, Said>): Refused {
  const beside = Object.values(fields)
  return {
    is: 'refused',
    text,
    fields,
    takesFocus: beside.length === 0,
    isSaidByField: beside.some((said) => isSame(said, text)),
  }
}

function isSame(said: Said, other: Said): boolean {
  if (typeof said === 'string' || typeof other === 'string') return said === other
  return said.key === other.key && said.key !== 'form.fillRequired'
}

function useWriting() {
  const say = useSay()
  return (said: Said) => (typeof said === 'string' ? said : say(said.key, said.values))
}

function objectTo(endpoint: AnyEndpoint, input: PlainInput): FormState | null {
  for (const part of ['params', 'query', 'body'] as const) {
    const checked = endpoint[part]?.safeParse(input[part])
    if (checked && !checked.success) {
      const { result, fields } = describeInvalidInput(endpoint, checked.error.issues, input[part])
      return refuse(result, fields)
    }
  }
  return null
}
