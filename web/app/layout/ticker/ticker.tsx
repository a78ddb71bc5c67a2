import { Suspense } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../features/lazy-part.tsx'
import { Button } from '../../components/button.tsx'
import { useTheme } from '../theme.ts'
import { thirdPartyConsent } from '../third-party-consent.ts'
import {
  configureTicker,
  providerLocales,
  tickerSymbols,
  type TickerConfiguration,
} from './ticker-configuration.ts'
import { TickerStrip } from './ticker-strip.tsx'
import './ticker.css'

// Loaded only after consent.
const Prices = lazyPart(async () => (await import('./prices.tsx')).Prices)

/** Names until the visitor agrees to the provider's content, then the provider's prices in a frame of their own. */
export function Ticker() {
  const { t } = useTranslation('frame')
  const configuration = useReadersConfiguration()
  const [hasAgreed, setAgreed] = thirdPartyConsent.useFlag()
  return (
    <section className="ticker" aria-label={t('ticker.label')}>
      {hasAgreed ? (
        <Suspense fallback={<TickerStrip symbols={configuration.symbols} note={t('ticker.loading')} />}>
          <Prices configuration={configuration} />
        </Suspense>
      ) : (
        <TickerStrip symbols={configuration.symbols} note={t('ticker.note')}>
          <Button variant="plain" size="small" className="needs-script" onClick={() => setAgreed(true)}>
            {t('ticker.show')}
          </Button>
        </TickerStrip>
      )}
    </section>
  )
}

/** Titles, theme and language follow the reader. */
function useReadersConfiguration(): TickerConfiguration {
  const { t } = useTranslation('frame')
  const { theme } = useTheme()
  const locale = useLocale()
  return configureTicker({
    symbols: tickerSymbols.map(({ proName, name }) => ({ proName, title: t(`ticker.symbols.${name}`) })),
    colorTheme: theme === 'Dark' ? 'dark' : 'light',
    locale: providerLocales[locale],
  })
}
