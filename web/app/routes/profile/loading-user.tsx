import { useTranslation } from '../../i18n/use-translation.ts'
import { splitLinkedText } from '../../features/split-linked-text.ts'
import { SpinnerBlock } from '../../components/spinner.tsx'

/** Shown while the session's user is being loaded, with a way out if that takes too long. */
export function LoadingUser() {
  const { t } = useTranslation('profile')
  return (
    <SpinnerBlock>
      <p>
        {splitLinkedText(t('loading')).map(({ mark, text }) =>
          mark === 'refresh' ? (
            <button key={mark} type="button" className="in-sentence" onClick={() => location.reload()}>
              {text}
            </button>
          ) : (
            text
          ),
        )}
      </p>
    </SpinnerBlock>
  )
}
