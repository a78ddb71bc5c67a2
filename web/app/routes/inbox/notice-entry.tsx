import { calls } from '@aurivane/contract/calls'
import type { Notice } from '@aurivane/contract/notices'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ActionButton } from '../../features/community/action-button.tsx'
import { Day } from '../../features/community/moment.tsx'
import { Chip } from '../../components/chip.tsx'
import { classNames } from '../../components/class-names.ts'
import { Icon } from '../../components/icon.tsx'

export const noticeElementOf = (id: number) => `notice-${id}`

type Props = {
  notice: Notice
  onPress: () => void
  onFollow: () => void
  onMarked: (answer: { unread: number }) => void
  /** It is deleted, here or elsewhere. */
  onGone: () => void
}

export function NoticeEntry({ notice, onPress, onFollow, onMarked, onGone }: Props) {
  const { t } = useTranslation('inbox')
  const { t: tCommon } = useTranslation('translation')
  const { id, text, read } = notice
  return (
    <li className={classNames(!read && 'unread')}>
      <Content notice={notice} onFollow={onFollow} />
      <div className="row actions">
        {read ? null : (
          <ActionButton
            variant="second"
            size="small"
            call={calls.markNoticesRead}
            input={{ body: { ids: [id] } }}
            label={t('markOne', { text })}
            onPress={onPress}
            onDone={onMarked}
          >
            {t('mark')}
          </ActionButton>
        )}
        <ActionButton
          variant="second"
          size="small"
          call={calls.deleteNotice}
          input={{ params: { noticeID: id } }}
          label={t('deleteOne', { text })}
          onPress={onPress}
          onDone={onGone}
          onRefused={onGone}
        >
          <Icon name="trash" />
          {tCommon('delete')}
        </ActionButton>
      </div>
    </li>
  )
}

function Content({ notice, onFollow }: Pick<Props, 'notice' | 'onFollow'>) {
  const { t } = useTranslation('inbox')
  const { t: tCommunity } = useTranslation('community')
  const { id, kind, text, detail, date, read, link } = notice
  return (
    <div className="stack g1">
      <p className="text row as-written">
        <LocalizedLink to={link} id={noticeElementOf(id)} aria-current={undefined} onClick={onFollow}>
          {text}
        </LocalizedLink>
        {read ? null : <Chip icon="mail">{t('fresh')}</Chip>}
      </p>
      {detail && kind === 'request_received' ? (
        <p className="as-written">{t('message', { message: detail })}</p>
      ) : null}
      {detail && kind !== 'request_received' ? (
        <p className="as-written">{tCommunity('reason', { reason: detail })}</p>
      ) : null}
      <p className="quiet small">
        <Day date={date} />
      </p>
    </div>
  )
}
