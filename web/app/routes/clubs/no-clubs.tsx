import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CardDrawing } from '../../features/drawings/card-drawing.tsx'
import { emptyStateDrawings } from '../../features/drawings/card-drawings/empty-states.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { LinkButton } from '../../components/link-button.tsx'

export function NoClubs() {
  const { t } = useTranslation('clubs')
  const { t: tCommon } = useTranslation('translation')
  return (
    <EmptyState
      drawing={<CardDrawing drawing={emptyStateDrawings.noClubs} />}
      title={t('empty')}
      actions={
        <LinkButton as={LocalizedLink} variant="second" to={`${paths.profile}?select=clubs`}>
          {tCommon('createClub')}
        </LinkButton>
      }
    />
  )
}
