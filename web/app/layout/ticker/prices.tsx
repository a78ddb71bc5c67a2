import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../components/button.tsx'
import type { TickerConfiguration } from './ticker-configuration.ts'
import { TickerStrip } from './ticker-strip.tsx'
import { useTickerFrame } from './use-ticker-frame.ts'

export function Prices({ configuration }: { configuration: TickerConfiguration }) {
  const { t } = useTranslation('frame')
  const { frame, state, attempt, tryAgain } = useTickerFrame(configuration)
  return (
    <>
      {state === 'failed' ? null : (
        <iframe
          key={attempt}
          ref={frame}
          className={state}
          title={t('ticker.frame')}
          src="/ticker/frame.html"
          // Without allow-same-origin: the provider's script runs, but sees neither our cookies nor our pages.
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      )}
      {state === 'ready' ? null : (
        <TickerStrip
          symbols={configuration.symbols}
          note={state === 'failed' ? t('ticker.failed') : t('ticker.loading')}
        >
          {state === 'failed' ? (
            <Button variant="plain" size="small" onClick={tryAgain}>
              {t('ticker.tryAgain')}
            </Button>
          ) : null}
        </TickerStrip>
      )}
    </>
  )
}
