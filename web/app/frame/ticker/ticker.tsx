import { useLocale } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { useTheme } from '../theme.ts'
import { thirdPartyConsent } from '../third-party-consent.ts'
import { configureTicker, providerLocales, type TickerConfiguration } from './ticker-configuration.ts'
import { TickerStrip } from './ticker-strip.tsx'
import { useTickerFrame } from './use-ticker-frame.ts'
import './ticker.css'

type Props = {
  /** Anything but theme and language, which follow the reader. */
  changes?: Omit<Partial<TickerConfiguration>, 'colorTheme' | 'locale'>
}

/** Names until the visitor agrees to the provider's content, then the provider's prices in a frame of their own. */
export function Ticker({ changes }: Props) {
  const { texts } = useTexts('frame')
  const configuration = useReadersConfiguration(changes)
  const [hasAgreed, setAgreed] = thirdPartyConsent.useFlag()
  return (
    <section className="ticker" aria-label={texts.ticker.label}>
      {hasAgreed ? (
        <Prices configuration={configuration} />
      ) : (
        <TickerStrip symbols={configuration.symbols} note={texts.ticker.note}>
          <Button variant="plain" size="small" className="needs-script" onClick={() => setAgreed(true)}>
            {texts.ticker.show}
          </Button>
        </TickerStrip>
      )}
    </section>
  )
}

function Prices({ configuration }: { configuration: TickerConfiguration }) {
  const { texts } = useTexts('frame')
  const { frame, state, attempt, tryAgain } = useTickerFrame(configuration)
  return (
    <>
      {state === 'failed' ? null : (
        <iframe
          key={attempt}
          ref={frame}
          className={state}
          title={texts.ticker.frame}
          src="/ticker/frame.html"
          // Without allow-same-origin: the provider's script runs, but sees neither our cookies nor our pages.
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      )}
      {state === 'ready' ? null : (
        <TickerStrip
          symbols={configuration.symbols}
          note={state === 'failed' ? texts.ticker.failed : texts.ticker.loading}
        >
          {state === 'failed' ? (
            <Button variant="plain" size="small" onClick={tryAgain}>
              {texts.ticker.tryAgain}
            </Button>
          ) : null}
        </TickerStrip>
      )}
    </>
  )
}

function useReadersConfiguration(changes: Props['changes']): TickerConfiguration {
  const { texts } = useTexts('frame')
  const { theme } = useTheme()
  const locale = useLocale()
  const { gold, eurUsd, gbpUsd, cadJpy, nzdUsd } = texts.ticker.symbols
  const titles = [gold, eurUsd, gbpUsd, cadJpy, nzdUsd]
  const { symbols } = configureTicker()
  return configureTicker({
    symbols: symbols.map((symbol, index) => ({ ...symbol, title: titles[index] ?? symbol.title })),
    ...changes,
    colorTheme: theme === 'Dark' ? 'dark' : 'light',
    locale: providerLocales[locale],
  })
}
