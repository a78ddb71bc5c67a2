import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useNavigate } from 'react-router'
import { useLocale } from '../i18n/language.tsx'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { CardDrawing } from './drawings/card-drawing.tsx'
import { emptyStateDrawings } from './drawings/card-drawings/empty-states.ts'
import { Button } from '../components/button.tsx'
import { LinkButton } from '../components/link-button.tsx'
import './not-found.css'

/** Says that there is nothing at this address. Needs the texts `notFound`. */
export function NotFound() {
  const { t } = useTranslation('notFound')
  const goBack = useGoBack()
  return (
    <div className="wrap page not-found-page">
      <div className="stack g5">
        <h1>{t('heading')}</h1>
        <p className="lede">{t('text')}</p>
        <p className="row">
          <LinkButton as={LocalizedLink} to={paths.home}>
            {t('home')}
          </LinkButton>
          <Button variant="second" className="needs-script" onClick={goBack}>
            {t('back')}
          </Button>
        </p>
        <Elsewhere />
      </div>
      <CardDrawing drawing={emptyStateDrawings.notFound} />
    </div>
  )
}

/** A new tab has no history to go back to. */
function useGoBack() {
  const navigate = useNavigate()
  const locale = useLocale()
  return () => void (history.length > 1 ? navigate(-1) : navigate(localizePath(paths.home, locale)))
}

function Elsewhere() {
  const { t } = useTranslation('notFound')
  const { t: tFrame } = useTranslation('frame')
  const pages = [
    { to: paths.howThisWorks, name: tFrame('nav.howThisWorks') },
    { to: paths.countries, name: tFrame('nav.countries') },
    { to: paths.clubs, name: tFrame('nav.clubs') },
    { to: paths.bulletin, name: tFrame('nav.bulletin') },
    { to: paths.faq, name: tFrame('nav.faq') },
    { to: paths.help, name: tFrame('nav.help') },
  ]
  return (
    <nav aria-labelledby="elsewhere">
      <p id="elsewhere" className="small quiet">
        {t('elsewhere')}
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
