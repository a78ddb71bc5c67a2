import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { CardDrawing } from '../product/drawings/card-drawing.tsx'
import { aboutUsDrawings } from '../product/drawings/card-drawings/about-us.ts'
import { LinkButton } from '../ui/link-button.tsx'
import './partners/partners.css'

export function PartnersPage() {
  const { texts } = useTexts('partners')
  const { texts: words } = useTexts('translation')
  return (
    <div className="wrap page partners">
      <div className="stack g5">
        <h1>{texts.heading}</h1>
        <p className="lede">{texts.lede}</p>
        <p>{texts.text}</p>
        <p className="row">
          <LinkButton as={LocalizedLink} to={paths.contact}>
            {words.contactUs}
          </LinkButton>
          <LinkButton as={LocalizedLink} variant="second" to={paths.countries}>
            {texts.countries}
          </LinkButton>
        </p>
      </div>
      <CardDrawing drawing={aboutUsDrawings.licensedOwners} />
    </div>
  )
}
