import { banMember } from '@aurivane/contract/bans'
import { MEMBERSHIP_TEXT_MAX_CHARS } from '@aurivane/contract/limits'
import { decideRequest } from '@aurivane/contract/membership-requests'
import { removeMember } from '@aurivane/contract/memberships'
import { offerClub } from '@aurivane/contract/offers'
import type { ContractForm } from '../../api/use-contract-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubForm } from '../../features/community/use-club-form.ts'
import { FormDialog } from '../../features/form-dialog.tsx'
import { TextArea } from '../../components/text-area.tsx'

type Person = { userID: number; name: string }

/** What is asked about a person before it is done. */
export type Asked =
  | { to: 'decline'; person: Person; requestID: number }
  | { to: 'remove' | 'ban' | 'offer'; person: Person }

type Props = {
  clubID: number
  asked: Asked
  /** What has been decided, or why it was refused, changes the lists. */
  onAnswered: () => void
  onClose: () => void
}

export function PersonDialog(props: Props) {
  const { asked } = props
  if (asked.to === 'decline') return <DeclineDialog {...props} requestID={asked.requestID} />
  if (asked.to === 'remove') return <RemoveDialog {...props} />
  return asked.to === 'ban' ? <BanDialog {...props} /> : <OfferDialog {...props} />
}

/** After success the dialog closes; after a refusal it stays open with the reason. */
function outcomesOf({ onAnswered, onClose }: Props) {
  const onDone = () => {
    onClose()
    onAnswered()
  }
  return { onDone, onRefused: onAnswered }
}

function DeclineDialog({ requestID, ...props }: Props & { requestID: number }) {
  const { t } = useTranslation('manageClub')
  const { t: tCommunity } = useTranslation('community')
  const form = useClubForm(decideRequest, {
    toInput: ({ reason }) => ({
      params: { clubID: props.clubID, requestID },
      body: { decision: 'decline', reason },
    }),
    ...outcomesOf(props),
  })
  return (
    <ReasonDialog
      form={form}
      title={t('declining.heading')}
      text={t('declining.text', { name: props.asked.person.name })}
      label={tCommunity('reasonOptional')}
      onClose={props.onClose}
    />
  )
}

function RemoveDialog(props: Props) {
  const { t } = useTranslation('manageClub')
  const { t: tCommunity } = useTranslation('community')
  const { userID, name } = props.asked.person
  const form = useClubForm(removeMember, {
    toInput: ({ reason = '' }) => ({ params: { clubID: props.clubID, userID }, body: { reason } }),
    ...outcomesOf(props),
  })
  return (
    <ReasonDialog
      form={form}
      title={t('removing.heading')}
      text={t('removing.text', { name })}
      label={tCommunity('reasonField')}
      isRequired
      onClose={props.onClose}
    />
  )
}

function BanDialog(props: Props) {
  const { t } = useTranslation('manageClub')
  const { t: tCommunity } = useTranslation('community')
  const { userID, name } = props.asked.person
  const form = useClubForm(banMember, {
    toInput: ({ reason = '' }) => ({ params: { clubID: props.clubID }, body: { userID, reason } }),
    ...outcomesOf(props),
  })
  return (
    <ReasonDialog
      form={form}
      title={t('banning.heading')}
      text={t('banning.text', { name })}
      label={tCommunity('reasonField')}
      isRequired
      onClose={props.onClose}
    />
  )
}

function OfferDialog(props: Props) {
  const { t } = useTranslation('manageClub')
  const { userID, name } = props.asked.person
  const form = useClubForm(offerClub, {
    toInput: () => ({ params: { clubID: props.clubID }, body: { userID } }),
    ...outcomesOf(props),
  })
  return (
    <FormDialog
      form={form}
      title={t('offering.heading')}
      submitLabel={t('offering.heading')}
      onClose={props.onClose}
    >
      <p>{t('offering.text', { name })}</p>
    </FormDialog>
  )
}

type ReasonProps = {
  form: ContractForm
  /** Also the words on the button. */
  title: string
  text: string
  label: string
  isRequired?: boolean
  onClose: () => void
}

function ReasonDialog({ form, title, text, label, isRequired = false, onClose }: ReasonProps) {
  return (
    <FormDialog form={form} title={title} submitLabel={title} isDangerous onClose={onClose}>
      <p>{text}</p>
      <TextArea
        {...form.field('reason')}
        label={label}
        limit={MEMBERSHIP_TEXT_MAX_CHARS}
        required={isRequired}
      />
    </FormDialog>
  )
}
