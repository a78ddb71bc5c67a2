import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useNavigate } from 'react-router'
import { useLocale } from '../i18n/language.tsx'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { CardDrawing } from '../product/drawings/card-drawing.tsx'
import { emptyStateDrawings } from '../product/drawings/card-drawings/empty-states.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import './not-found/not-found.css'

export function NotFoundPage() {
  const { texts } = useTexts('notFound')
  const goBack = useGoBack()
  return (
    <div className="wrap page not-found-page">
      <div className="stack g5">
        <h1>{texts.heading}</h1>
        <p className="lede">{texts.text}</p>
        <p className="row">
          <LinkButton as={LocalizedLink} to={paths.home}>
            {texts.home}
          </LinkButton>
          <Button variant="second" className="needs-script" onClick={goBack}>
            {texts.back}
          </Button>
        </p>
        <Elsewhere />
      </div>
      <CardDrawing drawing={emptyStateDrawings.notFound} />
    </div>
  )
}

/** A tab that was opened for this page has nothing to go back to. */
function useGoBack() {
  const navigate = useNavigate()
  const locale = useLocale()
  return () => void (history.length > 1 ? navigate(-1) : navigate(localizePath(paths.home, locale)))
}

function Elsewhere() {
  const { texts } = useTexts('notFound')
  const { texts: frame } = useTexts('frame')
  const pages = [
    { to: paths.howThisWorks, name: frame.nav.howThisWorks },
    { to: paths.countries, name: frame.nav.countries },
    { to: paths.clubs, name: frame.nav.clubs },
    { to: paths.bulletin, name: frame.nav.bulletin },
    { to: paths.faq, name: frame.nav.faq },
    { to: paths.help, name: frame.nav.help },
  ]
  return (
    <nav aria-labelledby="elsewhere">
      <p id="elsewhere" className="small quiet">
        {texts.elsewhere}
      </p>
      <ul className="elsewhere">
        {pages.map(({ to, name }) => (
          <li key={to}>
            <LocalizedLink to={to}>{name}</LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
