import { useTranslation } from '../../i18n/use-translation.ts'
import { splitLinkedText } from '../../product/split-linked-text.ts'
import { SpinnerBlock } from '../../ui/spinner.tsx'

/** The wait for the session's user, with the way out for those who wait too long. */
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
