import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { useSay } from '../i18n/use-say.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { callApi, type CallAnswer, type CallInput, type Failure } from './call-api.ts'
import { fieldsAtFault, sayFailure } from './failure.ts'
import {
  isAboutWholeForm,
  moveFields,
  objectTo,
  refuse,
  type AnyEndpoint,
  type FormRefusal,
  type Said,
} from './form-refusal.ts'
import { readValues, type FormValues } from './read-values.ts'

type Options<E extends AnyEndpoint> = {
  /** What the form's values become. Without it they are the body. */
  toInput?: (values: FormValues) => CallInput<E>
  /** Which field of the form a part of the input came from, where it is called otherwise there. */
  fieldOf?: (name: string, values: FormValues) => string
  onSuccess: (answer: CallAnswer<E>, values: FormValues) => void
  /** For endings that are more than a text, such as a second factor that is needed. */
  onRefused?: (failure: Failure, values: FormValues) => void
  /** What to say without words of the server, if not that the connection was lost or that something failed. */
  lostText?: string
  failedText?: string
}

type FormState = { is: 'ready' } | { is: 'sending' } | { is: 'sent' } | FormRefusal

/**
 * A form that sends one call of the contract: checked by the same schema as on the server, sent once at a time, its
 * refusals beside their fields. What was typed stays in the fields, which are the browser's own.
 */
export function useContractForm<E extends AnyEndpoint>(endpoint: E, options: Options<E>) {
  const [state, setState] = useState<FormState>({ is: 'ready' })
  const isSending = useRef(false)
  const { texts: words } = useTexts('translation')
  const locale = useLocale()
  const refusal = useShownRefusal(state.is === 'refused' ? state : null)

  async function send(values: FormValues) {
    const input = options.toInput?.(values) ?? ({ body: values } as CallInput<E>)
    const fieldOf = (name: string) => options.fieldOf?.(name, values) ?? name
    const objection = objectTo(endpoint, input)
    if (objection) return setState(moveFields(objection, fieldOf))
    setState({ is: 'sending' })
    const answer = await callApi(endpoint, { ...input, locale })
    if (answer.is === 'answered') {
      setState({ is: 'sent' })
      return options.onSuccess(answer.data, values)
    }
    const text = sayFailure(answer, {
      lostConnection: options.lostText ?? words.lostConnection,
      failed: options.failedText ?? words.failed,
    })
    setState(moveFields(refuse(text, fieldsAtFault(answer)), fieldOf))
    options.onRefused?.(answer, values)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A form in a dialog stands inside the page's form in React's eyes, though not in the document.
    event.stopPropagation()
    if (isSending.current) return
    isSending.current = true
    void send(readValues(event.currentTarget)).finally(() => (isSending.current = false))
  }

  return {
    props: {
      ref: refusal.form,
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      onInput: refusal.forgetError,
    },
    field: refusal.field,
    isSending: state.is === 'sending',
    isSent: state.is === 'sent',
    banner: refusal.banner,
    reset: () => {
      refusal.form.current?.reset()
      setState({ is: 'ready' })
    },
  } as const
}

/** What a refusal says beside the fields and above the form. */
function useShownRefusal(refusal: FormRefusal | null) {
  const form = useRef<HTMLFormElement>(null)
  const write = useWriting()
  const { texts: words } = useTexts('translation')
  // Kept with its refusal: the next one begins with nothing corrected.
  const [corrected, setCorrected] = useState<{ of: FormRefusal | null; names: readonly string[] }>({
    of: null,
    names: [],
  })
  const done = corrected.of === refusal ? corrected.names : []

  // Only a new refusal moves the focus: somebody who corrects one field stays in it.
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  /** An error has been read once the field is being corrected. */
  function forgetError(event: InputEvent<HTMLFormElement>) {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null
    if (!name || !refusal || !(name in refusal.fields) || done.includes(name)) return
    setCorrected({ of: refusal, names: [...done, name] })
  }

  function field(name: string) {
    const said = done.includes(name) ? undefined : refusal?.fields[name]
    if (said === undefined) return { name, error: null }
    return { name, error: isAboutWholeForm(said) ? words.required : write(said) }
  }

  /** Above the form; takes the focus when no field is at fault. One that a field says already may be left out. */
  const banner = refusal
    ? { text: write(refusal.text), takesFocus: refusal.takesFocus, isSaidByField: refusal.isSaidByField }
    : null
  return { form, forgetError, field, banner }
}

function useWriting() {
  const say = useSay()
  return (said: Said) => (typeof said === 'string' ? said : say(said.key, said.values))
}
