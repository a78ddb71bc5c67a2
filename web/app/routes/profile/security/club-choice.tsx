import { queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from '@aurivane/contract/calls'
import type { OwnClub } from '@aurivane/contract/club-object'
import type { Locale } from '@aurivane/contract/locales'
import type { ListedMember } from '@aurivane/contract/memberships'
import { useId, useState } from 'react'
import { keyOf, readApi, type ReadError } from '../../../api/read-api.ts'
import { useShownFailure } from '../../../api/use-read.ts'
import { LoadFailure } from '../../../features/community/load-failure.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Radio } from '../../../components/radio.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { actionField, newOwnerField } from './deletion-choices.ts'

type Props = { club: OwnClub; error: string | null }

/** Whether a club is deleted with its owner's account, or offered to one of its members. */
export function ClubChoice({ club, error }: Props) {
  const { t } = useTranslation('profileSecurity')
  const titleId = useId()
  const [action, setAction] = useState<string | null>(null)
  const { candidates, failure, isFetching, retry } = useCandidates(club.id)
  const choices = { name: actionField(club), onChange: readAction }

  function readAction({ currentTarget }: { currentTarget: HTMLInputElement }) {
    setAction(currentTarget.value)
  }
  return (
    <div className="club-choice" role="radiogroup" aria-labelledby={titleId}>
      <strong id={titleId}>{club.title}</strong>
      <Radio
        {...choices}
        value="hand_over"
        label={t('deletion.handOver')}
        disabled={candidates.length === 0}
      />
      {failure ? (
        <LoadFailure
          title={t('deletion.loadingFailed')}
          failure={failure}
          isTrying={isFetching}
          onRetry={retry}
        />
      ) : null}
      {failure || candidates.length > 0 ? null : (
        <p className="quiet small">{isFetching ? t('deletion.loading') : t('deletion.nobody')}</p>
      )}
      {action === 'hand_over' ? (
        <SelectField
          name={newOwnerField(club)}
          error={error}
          label={t('deletion.newOwner', { title: club.title })}
          placeholder={t('deletion.choose')}
          options={candidates}
        />
      ) : null}
      <Radio {...choices} value="delete" label={t('deletion.deleteClub')} />
    </div>
  )
}

function useCandidates(clubID: number) {
  const locale = useLocale()
  const query = useQuery(membersOptions(clubID, locale))
  const failure = useShownFailure(query)
  const candidates = (query.data ?? []).flatMap(({ person, role }) =>
    person && role !== 'owner'
      ? [{ value: String(person.userID), label: `${person.firstName} ${person.lastName}` }]
      : [],
  )
  return { candidates, failure, isFetching: query.isFetching, retry: () => void query.refetch() }
}

function membersOptions(clubID: number, locale: Locale) {
  return queryOptions<ListedMember[], ReadError>({
    queryKey: [...keyOf(calls.listMembers), clubID, locale],
    queryFn: ({ signal }) => readMembers(clubID, locale, signal),
  })
}

/** All pages, one after the other. */
async function readMembers(
  clubID: number,
  locale: Locale,
  signal: AbortSignal,
  after?: number,
): Promise<ListedMember[]> {
  const given = { params: { clubID }, query: { after }, locale, signal }
  const { result, next } = await readApi(calls.listMembers, given)
  return next === null ? result : [...result, ...(await readMembers(clubID, locale, signal, next))]
}
