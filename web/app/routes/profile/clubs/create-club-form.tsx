import { createClub } from '@aurivane/contract/clubs'
import { CLUB_DESCRIPTION_MAX_CHARS } from '@aurivane/contract/limits'
import { toBoolean } from '@aurivane/contract/to-boolean'
import { useState } from 'react'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CountrySelect } from '../../../features/country-select.tsx'
import { Button } from '../../../components/button.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { FormFailure } from './form-failure.tsx'
import { PrivacySelect } from './privacy-select.tsx'
import { contactFieldOf, readContacts } from './read-contacts.ts'
import { isOutOfDate } from './use-clubs-changed.ts'

type Props = { onSend: () => void; onCreated: (result: string) => void; onOutOfDate: () => void }

export function CreateClubForm({ onSend, onCreated, onOutOfDate }: Props) {
  const { t } = useTranslation('profileClubs')
  // A new key mounts a new form for the next club, which resets counters and contacts too.
  const [formNumber, setFormNumber] = useState(0)
  return (
    <>
      <p className="quiet">{t('create.intro')}</p>
      <p>
        <strong>{t('create.unitedStates')}</strong>
      </p>
      <Fields
        key={formNumber}
        onSend={onSend}
        onOutOfDate={onOutOfDate}
        onCreated={(result) => {
          setFormNumber((number) => number + 1)
          onCreated(result)
        }}
      />
    </>
  )
}

function Fields({ onSend, onCreated, onOutOfDate }: Props) {
  const { t } = useTranslation('profileClubs')
  const form = useContractForm(createClub, {
    toInput: (values) => {
      onSend()
      const { title = '', description = '', country = '', privacy = 'false' } = values
      return {
        body: { title, description, country, privacy: toBoolean(privacy), contacts: readContacts(values) },
      }
    },
    fieldOf: contactFieldOf,
    onSuccess: ({ result }) => onCreated(result),
    onRefused: (failure) => {
      if (isOutOfDate(failure)) onOutOfDate()
    },
    failedText: t('create.failed'),
  })
  const fields = t('fields', { returnObjects: true })
  return (
    <form {...form.props} className="form" aria-label={t('create.heading')}>
      <FormFailure banner={form.banner} lostTitle={t('create.failed')} />
      <TextField
        {...form.field('title')}
        label={fields.title}
        hint={fields.titleHint}
        autoComplete="off"
        required
      />
      <TextArea
        {...form.field('description')}
        label={fields.description}
        hint={fields.descriptionHint}
        limit={CLUB_DESCRIPTION_MAX_CHARS}
        required
      />
      <CountrySelect
        {...form.field('country')}
        label={fields.country}
        hint={fields.countryHint}
        placeholder={fields.chooseCountry}
        autoComplete="off"
        required
      />
      <PrivacySelect {...form.field('privacy')} />
      <ContactFields field={form.field} />
      <p>
        <Button type="submit" isBusy={form.isSending}>
          {t('create.send')}
        </Button>
      </p>
    </form>
  )
}
