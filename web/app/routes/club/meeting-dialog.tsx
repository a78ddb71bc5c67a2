import {
  MEETING_DEFAULT_MINUTES,
  MEETING_DESCRIPTION_MAX_CHARS,
  MEETING_MAX_MINUTES,
  MEETING_MIN_MINUTES,
} from '@aurivane/contract/limits'
import { changeMeeting, planMeeting, type Meeting } from '@aurivane/contract/meetings'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isChangedMeanwhile } from '../../api/failure.ts'
import type { FormValues } from '../../api/read-values.ts'
import type { ContractForm } from '../../api/use-contract-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { readTimeZone } from '../../features/community/moment.tsx'
import { useClubForm } from '../../features/community/use-club-form.ts'
import { FormDialog } from '../../features/form-dialog.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { TextField } from '../../components/text-field.tsx'

type NewProps = { clubID: number; onClose: () => void }

export function NewMeetingDialog({ clubID, onClose }: NewProps) {
  const { t } = useTranslation('club')
  const { revalidate } = useRevalidator()
  const form = useClubForm(planMeeting, {
    toInput: (values) => ({ params: { clubID }, body: readMeeting(values) }),
    onDone: () => {
      onClose()
      void revalidate()
    },
  })
  return (
    <FormDialog form={form} title={t('meetings.new')} submitLabel={t('meetings.plan')} onClose={onClose}>
      <MeetingFields form={form} />
    </FormDialog>
  )
}

type ChangeProps = NewProps & { meeting: Meeting }

export function ChangeMeetingDialog({ clubID, meeting: given, onClose }: ChangeProps) {
  // As it was opened: the page behind may be read again, and what somebody else has changed must not be overwritten.
  const [meeting] = useState(given)
  const { t } = useTranslation('club')
  const { t: tCommon } = useTranslation('translation')
  const { revalidate } = useRevalidator()
  const { title, localStart, timeZone, minutes, place, link, description } = meeting
  const seen = { title, localStart, timeZone, minutes, place, link, description }
  const form = useClubForm(changeMeeting, {
    toInput: (values) => ({
      params: { clubID, meetingID: meeting.id },
      body: { ...readMeeting(values), seen },
    }),
    onDone: () => {
      onClose()
      void revalidate()
    },
    onRefused: (failure) => {
      if (isChangedMeanwhile(failure)) void revalidate()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('meetings.changeHeading')}
      submitLabel={tCommon('save')}
      onClose={onClose}
    >
      <MeetingFields form={form} meeting={meeting} />
    </FormDialog>
  )
}

function readMeeting(values: FormValues) {
  const { title = '', localStart = '', timeZone = '', minutes = '', place, link, description } = values
  // Some browsers add seconds to a time.
  return { title, localStart: localStart.slice(0, 16), timeZone, minutes, place, link, description }
}

type FieldsProps = { form: Pick<ContractForm, 'field'>; meeting?: Meeting }

function MeetingFields({ form, meeting }: FieldsProps) {
  const { t } = useTranslation('club')
  const timeZone = meeting?.timeZone ?? readTimeZone()
  return (
    <>
      <TextField
        {...form.field('title')}
        label={t('meetings.title')}
        defaultValue={meeting?.title}
        autoComplete="off"
        required
      />
      <TextField
        {...form.field('localStart')}
        label={t('meetings.start')}
        type="datetime-local"
        defaultValue={meeting?.localStart}
        required
      />
      <SelectField
        {...form.field('timeZone')}
        label={t('meetings.timeZone')}
        options={listTimeZones(timeZone)}
        defaultValue={timeZone}
      />
      <TextField
        {...form.field('minutes')}
        label={t('meetings.minutes')}
        type="number"
        inputMode="numeric"
        min={MEETING_MIN_MINUTES}
        max={MEETING_MAX_MINUTES}
        defaultValue={meeting?.minutes ?? MEETING_DEFAULT_MINUTES}
        required
      />
      <OptionalFields form={form} meeting={meeting} />
    </>
  )
}

function OptionalFields({ form, meeting }: FieldsProps) {
  const { t } = useTranslation('club')
  return (
    <>
      <TextField
        {...form.field('place')}
        label={t('meetings.place')}
        defaultValue={meeting?.place ?? undefined}
        autoComplete="off"
      />
      <TextField
        {...form.field('link')}
        label={t('meetings.link')}
        hint={t('meetings.linkHint')}
        inputMode="url"
        defaultValue={meeting?.link ?? undefined}
        autoComplete="off"
      />
      <TextArea
        {...form.field('description')}
        label={t('meetings.description')}
        defaultValue={meeting?.description ?? undefined}
        limit={MEETING_DESCRIPTION_MAX_CHARS}
      />
    </>
  )
}

/** The browser's list, with the chosen zone and UTC, which it may leave out. */
function listTimeZones(chosen: string) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
