import { paths } from '@aurivane/contract/paths'
import type { ReactNode } from 'react'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { LinkButton } from '../components/link-button.tsx'
import './closing-block.css'

type Props = {
  /** Additional content of this page, beside the two links to ask. */
  children?: ReactNode
}

/** The last section of reading pages: where to ask further questions. */
export function ClosingBlock({ children }: Props) {
  const { t } = useTranslation('translation')
  return (
    <section className="closing" aria-labelledby="closing">
      <div className="scale" role="presentation" />
      <div className="inside">
        <div className="stack g3">
          <h2 id="closing">{t('closing.heading')}</h2>
          <p className="quiet">{t('closing.text')}</p>
        </div>
        <div className="row">
          <LinkButton as={LocalizedLink} to={paths.contact}>
            {t('contactUs')}
          </LinkButton>
          <LinkButton as={LocalizedLink} variant="second" to={paths.faq}>
            {t('closing.faq')}
          </LinkButton>
          {children}
        </div>
      </div>
    </section>
  )
}
