import { brand } from '@aurivane/contract/brand'
import { paths } from '@aurivane/contract/paths'
import { opensInNewTab } from '../components/opens-in-new-tab.ts'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { ClosingBlock } from '../features/closing-block.tsx'
import { PageContents } from '../features/page-contents.tsx'
import { Takeaways } from '../features/takeaways.tsx'
import { Icon } from '../components/icon.tsx'
import { Lots, Market, Pairs, Pips } from './what-is-forex/basics.tsx'
import { Gold, Leverage, Sessions, Spread, Swap } from './what-is-forex/costs.tsx'
import { Risk, Sizing } from './what-is-forex/risk.tsx'
import './what-is-forex/what-is-forex.css'

const partNames = [
  'market',
  'pairs',
  'pips',
  'lots',
  'spread',
  'leverage',
  'gold',
  'sessions',
  'swap',
  'risk',
  'sizing',
] as const

export function Component() {
  const { t } = useTranslation('whatIsForex')
  const parts = partNames.map((id) => ({ id, name: t(`contents.${id}`) }))
  return (
    <div className="wrap page stack g9 forex">
      <header className="stack g3">
        <h1>{t('heading')}</h1>
        <p className="lede">{t('lede')}</p>
      </header>
      <Takeaways heading={t('takeaways.heading')} items={t('takeaways.items', { returnObjects: true })} />
      <div className="split">
        <PageContents label={t('contentsLabel')} parts={parts} />
        <div className="parts">
          <p className="small quiet">{t('assumed')}</p>
          <Market />
          <Pairs />
          <Pips />
          <Lots />
          <Spread />
          <Leverage />
          <Gold />
          <Sessions />
          <Swap />
          <Risk />
          <Sizing />
          <Next />
        </div>
      </div>
      <ClosingBlock />
    </div>
  )
}

function Next() {
  const { t } = useTranslation('whatIsForex')
  return (
    <section className="stack g3" aria-labelledby="next">
      <h2 id="next">{t('next.heading')}</h2>
      <ul className="next-links">
        <li>
          <LocalizedLink to={paths.howThisWorks}>{t('next.howThisWorks')}</LocalizedLink>
        </li>
        <li>
          <LocalizedLink to={paths.bulletin}>{t('next.bulletin')}</LocalizedLink>
        </li>
        <li>
          <LocalizedLink to={paths.faq}>{t('next.faq')}</LocalizedLink>
        </li>
        <li>
          <a href={brand.economicCalendarUrl} {...opensInNewTab}>
            {t('next.calendar')}
            <Icon name="external" size="small" />
          </a>
        </li>
      </ul>
    </section>
  )
}
