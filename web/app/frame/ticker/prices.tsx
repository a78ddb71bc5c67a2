import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import type { TickerConfiguration } from './ticker-configuration.ts'
import { TickerStrip } from './ticker-strip.tsx'
import { useTickerFrame } from './use-ticker-frame.ts'

export function Prices({ configuration }: { configuration: TickerConfiguration }) {
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
