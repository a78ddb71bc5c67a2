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
  tickerDefaults,
  type TickerConfiguration,
} from './ticker-configuration.ts'
import { TickerStrip } from './ticker-strip.tsx'
import './ticker.css'

// Loaded only after consent.
const Prices = lazyPart(async () => (await import('./prices.tsx')).Prices)

type Props = {
  /** Anything but theme and language, which follow the reader. */
  changes?: Omit<Partial<TickerConfiguration>, 'colorTheme' | 'locale'>
}

/** Names until the visitor agrees to the provider's content, then the provider's prices in a frame of their own. */
export function Ticker({ changes }: Props) {
  const { t } = useTranslation('frame')
  const configuration = useReadersConfiguration(changes)
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

function useReadersConfiguration(changes: Props['changes']): TickerConfiguration {
  const { t } = useTranslation('frame')
  const { theme } = useTheme()
  const locale = useLocale()
  const { gold, eurUsd, gbpUsd, cadJpy, nzdUsd } = t('ticker.symbols', { returnObjects: true })
  const titles = [gold, eurUsd, gbpUsd, cadJpy, nzdUsd]
  return configureTicker({
    symbols: tickerDefaults.symbols.map((symbol, index) => ({
      ...symbol,
      title: titles[index] ?? symbol.title,
    })),
    ...changes,
    colorTheme: theme === 'Dark' ? 'dark' : 'light',
    locale: providerLocales[locale],
  })
}
