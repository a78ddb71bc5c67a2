import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { CardDrawing } from '../../product/drawings/card-drawing.tsx'
import { emptyStateDrawings } from '../../product/drawings/card-drawings/empty-states.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export function NoClubs() {
  const { texts } = useTexts('clubs')
  const { texts: words } = useTexts('translation')
  return (
    <EmptyState
      drawing={<CardDrawing drawing={emptyStateDrawings.noClubs} />}
      title={texts.empty}
      actions={
        <LinkButton as={LocalizedLink} variant="second" to={`${paths.profile}?select=clubs`}>
          {words.createClub}
        </LinkButton>
      }
    />
  )
}
