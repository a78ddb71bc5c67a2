import { calls } from '@aurivane/contract/calls'
import { MINUTE_MS } from '@aurivane/contract/limits'
import type { Meeting } from '@aurivane/contract/meetings'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { useFailureText } from '../../api/use-failure-text.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubAction } from '../../features/community/use-club-action.ts'
import { useKeptFocus } from '../../features/community/use-kept-focus.ts'
import { DialogButton } from '../../features/dialog-button.tsx'
import { downloadText } from '../../features/download-text.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { toast } from '../../components/toast.ts'
import { isTeam, type ShownView } from './club-view.ts'

const answers = ['going', 'not_going'] as const
type Answer = (typeof answers)[number]

const loadChange = () => import('./meeting-dialog.tsx').then(({ ChangeMeetingDialog }) => ChangeMeetingDialog)
const loadCancel = () =>
  import('./cancel-meeting-dialog.tsx').then(({ CancelMeetingDialog }) => CancelMeetingDialog)

type Props = { view: ShownView; meeting: Meeting }

/** What members can do about a meeting, and the team besides. */
export function MeetingActions({ view, meeting }: Props) {
  const clubID = view.club.id
  const isPlanned = meeting.state === 'planned'
  const [nowMs] = useState(Date.now)
  const startMs = Date.parse(meeting.start)
  const hasBegun = startMs <= nowMs
  const isOver = startMs + meeting.minutes * MINUTE_MS <= nowMs
  return (
    <div className="stack g3">
      {isPlanned && !isOver ? <Answers clubID={clubID} meeting={meeting} /> : null}
      <div className="row">
        <Download clubID={clubID} meeting={meeting} />
        {isTeam(view) && isPlanned && !hasBegun ? <TeamActions clubID={clubID} meeting={meeting} /> : null}
      </div>
    </div>
  )
}

type OfMeeting = { clubID: number; meeting: Meeting }

function Answers({ clubID, meeting }: OfMeeting) {
  const { revalidate } = useRevalidator()
  const [pressed, setPressed] = useState<Answer | null>(null)
  const { isBusy, send } = useClubAction(calls.answerMeeting, {
    onDone: () => void revalidate(),
    onRefused: () => void revalidate(),
  })
  function press(answer: Answer) {
    setPressed(answer)
    send({ params: { clubID, meetingID: meeting.id }, body: { answer } })
  }
  return (
    <div className="row answers">
      {answers.map((answer) => (
        <AnswerButton
          key={answer}
          meeting={meeting}
          answer={answer}
          isDisabled={isBusy}
          isSending={isBusy && pressed === answer}
          onPress={() => press(answer)}
        />
      ))}
    </div>
  )
}

type AnswerProps = {
  meeting: Meeting
  answer: Answer
  isDisabled: boolean
  isSending: boolean
  onPress: () => void
}

function AnswerButton({ meeting, answer, isDisabled, isSending, onPress }: AnswerProps) {
  const { t } = useTranslation('club')
  const button = useKeptFocus(isSending)
  return (
    <Button
      ref={button}
      variant="second"
      size="small"
      aria-label={t(`meetings.answerOne.${answer}`, { title: meeting.title })}
      aria-pressed={meeting.answer === answer}
      disabled={isDisabled}
      onClick={onPress}
    >
      {meeting.answer === answer ? <Icon name="check" size="small" /> : null}
      {t(`meetings.answer.${answer}`)}
    </Button>
  )
}

function Download({ clubID, meeting }: OfMeeting) {
  const { t } = useTranslation('club')
  const locale = useLocale()
  const describe = useFailureText()

  async function download() {
    const params = { clubID, meetingID: meeting.id }
    const answer = await callApi(calls.readMeetingCalendar, { params, locale })
    if (answer.is !== 'answered') return toast.error(describe(answer))
    downloadText(`meeting-${meeting.id}.ics`, answer.data.result, 'text/calendar')
  }
  return (
    <Button
      variant="second"
      size="small"
      aria-label={t('meetings.addOneToCalendar', { title: meeting.title })}
      onClick={() => void download()}
    >
      <Icon name="download" size="small" />
      {t('meetings.addToCalendar')}
    </Button>
  )
}

function TeamActions({ clubID, meeting }: OfMeeting) {
  const { t } = useTranslation('club')
  const { title } = meeting
  const look = { variant: 'second', size: 'small' } as const
  return (
    <>
      <DialogButton
        {...look}
        load={loadChange}
        dialog={{ clubID, meeting }}
        label={t('meetings.changeOne', { title })}
      >
        <Icon name="edit" size="small" />
        {t('meetings.change')}
      </DialogButton>
      <DialogButton
        {...look}
        load={loadCancel}
        dialog={{ clubID, meeting }}
        label={t('meetings.cancelOne', { title })}
      >
        <Icon name="ban" size="small" />
        {t('meetings.cancel')}
      </DialogButton>
    </>
  )
}
