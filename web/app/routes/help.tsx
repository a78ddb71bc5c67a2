import { brand } from '@aurivane/contract/brand'
import { paths } from '@aurivane/contract/paths'
import { opensInNewTab } from '../components/opens-in-new-tab.ts'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { faqOutline } from '../features/faq-outline.ts'
import { ScamsLink } from '../features/scams-link.tsx'
import { Card } from '../components/card.tsx'
import { Icon } from '../components/icon.tsx'
import { LinkButton } from '../components/link-button.tsx'
import { HelpSearch } from './help/help-search.tsx'
import './help/help.css'

export function Component() {
  const { t } = useTranslation('help')
  return (
    <div className="wrap page help stack g7">
      <header className="stack g3">
        <h1>{t('heading')}</h1>
        <p className="lede">{t('lede')}</p>
      </header>
      <HelpSearch />
      <Topics />
      <AskSomebody />
    </div>
  )
}

function Topics() {
  const { t } = useTranslation('help')
  const { t: tFaq } = useTranslation('faq')
  return (
    <section className="stack g5" aria-labelledby="topics">
      <h2 id="topics">{t('topics')}</h2>
      <div className="topics">
        {faqOutline.map(({ category, anchors }) => (
          <div key={category} className="topic">
            <h3>{tFaq(`categories.${category}`)}</h3>
            <ul className="links">
              {anchors.map((anchor) => (
                <li key={anchor}>
                  <LocalizedLink to={`${paths.faq}#${anchor}`}>
                    {tFaq(`entries.${anchor}.question`)}
                  </LocalizedLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>
        <LocalizedLink to={paths.faq}>{t('allQuestions')}</LocalizedLink>
      </p>
      <ScamsLink />
    </section>
  )
}

function AskSomebody() {
  const { t } = useTranslation('help')
  const { heading, contact, chat } = t('ask', { returnObjects: true })
  return (
    <section className="stack g5" aria-labelledby="ask">
      <div className="scale" role="presentation" />
      <h2 id="ask">{heading}</h2>
      <div className="ask">
        <Card className="stack g3">
          <h3>{contact.title}</h3>
          <p className="quiet">{contact.text}</p>
          <LinkButton as={LocalizedLink} to={paths.contact}>
            {contact.link}
          </LinkButton>
        </Card>
        <Card className="stack g3">
          <h3>{chat.title}</h3>
          <p className="quiet">{chat.text}</p>
          <LinkButton variant="second" href={brand.chatChannelUrl} {...opensInNewTab}>
            {chat.link}
            <Icon name="external" />
          </LinkButton>
        </Card>
      </div>
    </section>
  )
}
