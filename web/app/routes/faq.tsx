import { paths } from '@aurivane/contract/paths'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { faqOutline } from '../features/faq-outline.ts'
import { Accordion, AccordionItem } from '../components/accordion.tsx'
import { LinkButton } from '../components/link-button.tsx'
import '../features/closing-block.css'
import { FaqAnswer } from './faq/faq-answer.tsx'
import './faq/faq.css'

export function Component() {
  const { t } = useTranslation('faq')
  useHashOpensItem()
  return (
    <div className="wrap page faq stack g7">
      <header className="stack g3">
        <h1>{t('heading')}</h1>
        <p className="lede">{t('lede')}</p>
      </header>
      {faqOutline.map(({ category, anchors }) => (
        <section key={category} className="split" aria-labelledby={category}>
          <h2 id={category}>{t(`categories.${category}`)}</h2>
          <Accordion>
            {anchors.map((anchor) => (
              <AccordionItem key={anchor} id={anchor} title={<h3>{t(`entries.${anchor}.question`)}</h3>}>
                <FaqAnswer anchor={anchor} entry={t(`entries.${anchor}`, { returnObjects: true })} />
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      ))}
      <NotAnswered />
    </div>
  )
}

function NotAnswered() {
  const { t } = useTranslation('faq')
  const { title, text, help, contact } = t('notFound', { returnObjects: true })
  return (
    <aside className="closing" aria-labelledby="not-answered">
      <div className="scale" role="presentation" />
      <div className="inside">
        <div className="stack g3">
          <h2 id="not-answered">{title}</h2>
          <p className="quiet">{text}</p>
        </div>
        <p className="row">
          <LinkButton as={LocalizedLink} to={paths.contact}>
            {contact}
          </LinkButton>
          <LinkButton as={LocalizedLink} to={paths.help} variant="second">
            {help}
          </LinkButton>
        </p>
      </div>
    </aside>
  )
}

/** The browser opens the target item on a page load; this does so for navigation inside the app. */
function useHashOpensItem() {
  const { hash, key } = useLocation()
  useLayoutEffect(() => {
    const item = hash ? document.getElementById(hash.slice(1))?.closest('details') : null
    if (item) item.open = true
  }, [hash, key])
}
