import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { callApi, type ApiAnswer, type CallAnswer, type CallInput, type Failure } from './call-api.ts'
import { fieldsAtFault } from './failure.ts'
import {
  isAboutWholeForm,
  moveFields,
  refuse,
  validate,
  type FormCall,
  type FormRefusal,
  type Said,
} from './form-refusal.ts'
import { readValues, type FormValues } from './read-values.ts'
import { useFailureText } from './use-failure-text.ts'

type Options<C extends FormCall> = {
  /** What the form's values become. Without it they are the body. */
  toInput?: (values: FormValues) => CallInput<C>
  /** Which field of the form a part of the input came from, where it is called otherwise there. */
  fieldOf?: (name: string, values: FormValues) => string
  /** A check besides the call's schemas, made after them. */
  check?: (values: FormValues) => FormRefusal | null
  /** How it is sent, where that takes more than one request. */
  send?: (input: CallInput<C>) => Promise<ApiAnswer<CallAnswer<C>>>
  onSuccess: (answer: CallAnswer<C>, values: FormValues) => void
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
export function useContractForm<C extends FormCall>(call: C, options: Options<C>) {
  const [state, setState] = useState<FormState>({ is: 'ready' })
  const isSending = useRef(false)
  const locale = useLocale()
  const describe = useFailureText(options)
  const refusal = useShownRefusal(state.is === 'refused' ? state : null)

  async function send(values: FormValues) {
    const show = (said: FormRefusal) =>
      setState(moveFields(said, (name) => options.fieldOf?.(name, values) ?? name))
    const input = options.toInput?.(values) ?? ({ body: values } as CallInput<C>)
    const objection = validate(call, input) ?? options.check?.(values)
    if (objection) return show(objection)
    setState({ is: 'sending' })
    const answer = await (options.send?.(input) ?? callApi(call, { ...input, locale }))
    if (answer.is === 'answered') {
      setState({ is: 'sent' })
      return options.onSuccess(answer.data, values)
    }
    show(refuse(describe(answer), fieldsAtFault(answer), answer.is === 'lost'))
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
    /** Takes back what was said and leaves what was typed. */
    clear: () => setState({ is: 'ready' }),
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
  const { t } = useTranslation('translation')
  // Kept with its refusal: the next one begins with nothing corrected.
  const [corrected, setCorrected] = useState<{ of: FormRefusal | null; names: readonly string[] }>({
    of: null,
    names: [],
  })
  const done = corrected.of === refusal ? corrected.names : []

  // Only a new refusal moves the focus: somebody who corrects one field stays in it. A busy button has lost the focus; where
  // neither a field nor a banner took it, the keyboard goes on from the button.
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const field = refusal && find('[aria-invalid="true"]')
    if (field) field.focus()
    else if (refusal && document.activeElement === document.body) find('[type="submit"]')?.focus()
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
    return { name, error: isAboutWholeForm(said) ? t('required') : write(said) }
  }

  /** Above the form; takes the focus when no field is at fault. One that a field says already may be left out. */
  const banner = refusal && { ...refusal, text: write(refusal.text) }
  return { form, forgetError, field, banner }
}

export type ContractForm = ReturnType<typeof useContractForm>
export type Banner = NonNullable<ContractForm['banner']>

function useWriting() {
  const { t } = useTranslation('messages')
  return (said: Said) => (typeof said === 'string' ? said : t(said.key, said.values))
}
