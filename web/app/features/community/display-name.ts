import { useTranslation } from '../../i18n/use-translation.ts'

type Named = { firstName: string; lastName: string } | null

/** First and last name, or 'Deleted User' where the person is suspended or missing. */
export function useDisplayName() {
  const { t } = useTranslation('community')
  return (person: Named) => (person ? `${person.firstName} ${person.lastName}` : t('deletedUser'))
}
