import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { CardDrawing } from '../features/drawings/card-drawing.tsx'
import { aboutUsDrawings } from '../features/drawings/card-drawings/about-us.ts'
import { LinkButton } from '../components/link-button.tsx'
import './partners/partners.css'

export function Component() {
  const { t } = useTranslation('partners')
  const { t: tCommon } = useTranslation('translation')
  return (
    <div className="wrap page partners">
      <div className="stack g5">
        <h1>{t('heading')}</h1>
        <p className="lede">{t('lede')}</p>
        <p>{t('text')}</p>
        <p className="row">
          <LinkButton as={LocalizedLink} to={paths.contact}>
            {tCommon('contactUs')}
          </LinkButton>
          <LinkButton as={LocalizedLink} variant="second" to={paths.countries}>
            {t('countries')}
          </LinkButton>
        </p>
      </div>
      <CardDrawing drawing={aboutUsDrawings.licensedOwners} />
    </div>
  )
}
