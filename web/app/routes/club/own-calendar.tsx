import { calls } from '@aurivane/contract/calls'
import { COPIED_TOOLTIP_MS } from '@aurivane/contract/limits'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubAction } from '../../features/community/use-club-action.ts'
import { useKeptFocus } from '../../features/community/use-kept-focus.ts'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { TextField } from '../../components/text-field.tsx'

type Props = { clubID: number; hasAddress: boolean }

/** The member's own calendar address, which is shown only once. */
export function OwnCalendar({ clubID, hasAddress }: Props) {
  const { t } = useTranslation('club')
  const { revalidate } = useRevalidator()
  const [link, setLink] = useState<string | null>(null)
  const creation = useClubAction(calls.createCalendarAddress, {
    onDone: (answer) => {
      setLink(answer.link)
      void revalidate()
    },
  })
  const revocation = useClubAction(calls.revokeCalendarAddress, {
    onDone: () => {
      setLink(null)
      void revalidate()
    },
  })
  const part = useRef<HTMLDivElement>(null)
  const params = { clubID }
  return (
    <div className="stack g3" ref={part}>
      {link === null ? (
        <p className="small quiet">
          {t('calendar.hint')} {hasAddress ? t('calendar.replaces') : null}
        </p>
      ) : (
        <ShownAddress link={link} />
      )}
      <div className="row">
        {link === null ? (
          <CalendarButton part={part} isBusy={creation.isBusy} onPress={() => creation.send({ params })}>
            {t('calendar.create')}
          </CalendarButton>
        ) : null}
        {hasAddress || link !== null ? (
          <CalendarButton part={part} isBusy={revocation.isBusy} onPress={() => revocation.send({ params })}>
            {t('calendar.revoke')}
          </CalendarButton>
        ) : null}
      </div>
    </div>
  )
}

type ButtonProps = {
  part: RefObject<HTMLElement | null>
  isBusy: boolean
  onPress: () => void
  children: ReactNode
}

/** Leaves the focus to the new address, or to the button that creates one. */
function CalendarButton({ part, isBusy, onPress, children }: ButtonProps) {
  const button = useKeptFocus(isBusy, part)
  return (
    <Button ref={button} variant="second" size="small" isBusy={isBusy} onClick={onPress}>
      {children}
    </Button>
  )
}

function ShownAddress({ link }: { link: string }) {
  const { t } = useTranslation('club')
  const { t: tCommon } = useTranslation('translation')
  return (
    <div className="shown-once stack g2">
      <div className="row">
        <TextField
          label={t('calendar.address')}
          value={link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <CopyButton
          variant="second"
          text={link}
          copiedText={tCommon('copied')}
          failedText={tCommon('copyFailed')}
          shownForMs={COPIED_TOOLTIP_MS}
        >
          {tCommon('copy')}
        </CopyButton>
      </div>
      <p className="small">{t('calendar.once')}</p>
    </div>
  )
}
