import {
  CONTACT_MESSAGE_MAX_CHARS,
  CONTACT_SUBJECT_MAX_CHARS,
  EMAIL_MAX_CHARS,
} from '@aurivane/contract/limits'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Honeypot } from '../../features/honeypot.tsx'
import { Button } from '../../components/button.tsx'
import { FormBanner } from '../../components/form-banner.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useContactForm } from './use-contact-form.ts'

export function ContactForm() {
  const { t } = useTranslation('contact')
  const { t: tCommon } = useTranslation('translation')
  const { form, result } = useContactForm()
  const { label, email, emailHint, subject, message, messageHint, send } = t('form', { returnObjects: true })
  return (
    <form {...form.props} className="form" aria-label={label}>
      {result === null ? null : <FormBanner tone="success">{result}</FormBanner>}
      {form.banner ? (
        <FormBanner tone="error" takesFocus={form.banner.takesFocus}>
          {form.banner.text}
        </FormBanner>
      ) : null}
      <TextField
        {...form.field('email')}
        label={email}
        hint={emailHint}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={EMAIL_MAX_CHARS}
      />
      <TextField
        {...form.field('subject')}
        label={subject}
        autoComplete="off"
        required
        maxLength={CONTACT_SUBJECT_MAX_CHARS}
      />
      <TextArea
        {...form.field('message')}
        label={message}
        hint={messageHint}
        required
        rows={8}
        limit={CONTACT_MESSAGE_MAX_CHARS}
      />
      <Honeypot label={t('form.trap')} />
      <p>
        <Button type="submit" isBusy={form.isSending} disabled={form.isSent}>
          {form.isSending ? tCommon('sending') : send}
        </Button>
      </p>
    </form>
  )
}
