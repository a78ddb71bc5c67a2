import {
  CONTACT_MESSAGE_MAX_CHARS,
  CONTACT_SUBJECT_MAX_CHARS,
  EMAIL_MAX_CHARS,
} from '@aurivane/contract/limits'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { FormBanner } from '../../ui/form-banner.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useContactForm, type FormState } from './use-contact-form.ts'

export function ContactForm() {
  const { texts } = useTexts('contact')
  const { texts: words } = useTexts('translation')
  const { state, send } = useContactForm()
  const form = useFocusOnFirstError(state)
  const errors = state.is === 'refused' ? state.fields : {}
  const isSending = state.is === 'sending'

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending) void send(readMessage(event.currentTarget))
  }
  const { label, email, emailHint, subject, message, messageHint } = texts.form
  return (
    <form ref={form} className="form" aria-label={label} noValidate onSubmit={submit}>
      <Outcome state={state} />
      <TextField
        label={email}
        hint={emailHint}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={EMAIL_MAX_CHARS}
      />
      <TextField
        label={subject}
        error={errors.subject}
        name="subject"
        autoComplete="off"
        required
        maxLength={CONTACT_SUBJECT_MAX_CHARS}
      />
      <TextArea
        label={message}
        hint={messageHint}
        error={errors.message}
        name="message"
        required
        rows={8}
        limit={CONTACT_MESSAGE_MAX_CHARS}
      />
      <Trap />
      <p>
        <Button type="submit" isBusy={isSending} disabled={state.is === 'sent'}>
          {isSending ? words.sending : texts.form.send}
        </Button>
      </p>
    </form>
  )
}

function Outcome({ state }: { state: FormState }) {
  if (state.is === 'sent') return <FormBanner tone="success">{state.text}</FormBanner>
  if (state.is !== 'refused') return null
  return (
    <FormBanner tone="error" takesFocus={Object.keys(state.fields).length === 0}>
      {state.text}
    </FormBanner>
  )
}

/** People neither see nor reach it; whoever fills it in is no person. */
function Trap() {
  const { texts } = useTexts('contact')
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {texts.form.trap}
        <input type="text" name="csrf" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function useFocusOnFirstError(state: FormState) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (state.is === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])
  return form
}

function readMessage(form: HTMLFormElement) {
  const values = new FormData(form)
  function read(name: string) {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: read('email'), subject: read('subject'), message: read('message'), csrf: read('csrf') }
}
