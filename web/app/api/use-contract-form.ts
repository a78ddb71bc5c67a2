import { useEffect, useRef, useState, type InputEvent, type RefObject, type SubmitEvent } from 'react'
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
  /** Converts the form's values to the call's input. By default they are the body. */
  toInput?: (values: FormValues) => CallInput<C>
  /** Maps a name of the input to the form's field, where the two differ. */
  fieldOf?: (name: string, values: FormValues) => string
  /** An additional check, after the call's schemas. */
  check?: (values: FormValues) => FormRefusal | null
  /** Replaces the single request, for forms that need more than one. Null: the user has cancelled, nothing was sent. */
  send?: (input: CallInput<C>) => Promise<ApiAnswer<CallAnswer<C>> | null>
  onSuccess: (answer: CallAnswer<C>, values: FormValues) => void
  /** For refusals that need more than a message, such as a required second factor. */
  onRefused?: (failure: Failure, values: FormValues) => void
  /** Replace the general texts for a lost connection and for a refusal without a message. */
  lostText?: string
  failedText?: string
}

type FormState = { is: 'ready' } | { is: 'sending' } | { is: 'cancelled' } | { is: 'sent' } | FormRefusal

/**
 * A form that sends one call of the contract. It is validated by the same schema as on the server, sent once at a time,
 * and shows errors beside their fields. The fields are uncontrolled, so typed values stay.
 */
export function useContractForm<C extends FormCall>(call: C, options: Options<C>) {
  const [state, setState] = useState<FormState>({ is: 'ready' })
  const isSending = useRef(false)
  const locale = useLocale()
  const describe = useFailureText(options)
  const refusal = useShownRefusal(state.is === 'refused' ? state : null)
  useFocusAfterCancel(refusal.form, state.is === 'cancelled')

  const request = (input: CallInput<C>) => options.send?.(input) ?? callApi(call, { ...input, locale })

  async function send(values: FormValues) {
    const show = (said: FormRefusal) =>
      setState(moveFields(said, (name) => options.fieldOf?.(name, values) ?? name))
    const input = options.toInput?.(values) ?? ({ body: values } as CallInput<C>)
    const objection = validate(call, input) ?? options.check?.(values)
    if (objection) return show(objection)
    setState({ is: 'sending' })
    const answer = await request(input)
    if (answer === null) return setState({ is: 'cancelled' })
    if (answer.is === 'answered') {
      setState({ is: 'sent' })
      return options.onSuccess(answer.data, values)
    }
    show(refuse(describe(answer), fieldsAtFault(answer), answer.is === 'lost'))
    options.onRefused?.(answer, values)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // React events bubble through portals: a form in a dialog would also submit the page's form.
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
    /** Removes messages and keeps the typed values. */
    clear: () => setState({ is: 'ready' }),
    reset: () => {
      refusal.form.current?.reset()
      setState({ is: 'ready' })
    },
  } as const
}

/** The disabled button has lost the focus, so that the closed question could not return it. */
function useFocusAfterCancel(form: RefObject<HTMLFormElement | null>, isCancelled: boolean) {
  useEffect(() => {
    if (isCancelled) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [form, isCancelled])
}

/** Errors beside the fields, and the banner above the form. */
function useShownRefusal(refusal: FormRefusal | null) {
  const form = useRef<HTMLFormElement>(null)
  const write = useWriting()
  const { t } = useTranslation('translation')
  // Stored with its refusal, so that a new refusal starts without corrected fields.
  const [corrected, setCorrected] = useState<{ of: FormRefusal | null; names: readonly string[] }>({
    of: null,
    names: [],
  })
  const done = corrected.of === refusal ? corrected.names : []

  // Only a new refusal moves the focus, so that a person who is correcting a field stays in it. The disabled button has lost
  // the focus: it gets it back if neither a field nor the banner takes it.
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const field = refusal && find('[aria-invalid="true"]')
    if (field) field.focus()
    else if (refusal && document.activeElement === document.body) find('[type="submit"]')?.focus()
  }, [refusal])

  /** Hides a field's error as soon as the field is edited. */
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

  /** Shown above the form; takes the focus when no field has an error. May be omitted if a field shows the same text. */
  const banner = refusal && { ...refusal, text: write(refusal.text) }
  return { form, forgetError, field, banner }
}

export type ContractForm = ReturnType<typeof useContractForm>
export type Banner = NonNullable<ContractForm['banner']>

function useWriting() {
  const { t } = useTranslation('messages')
  return (said: Said) => (typeof said === 'string' ? said : t(said.key, said.values))
}
