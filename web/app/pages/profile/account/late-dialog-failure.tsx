import { useTexts } from '../../../i18n/use-texts.ts'

/** Beside the control that did not open; pressing it again is the retry. */
export function LateDialogFailure({ isShown }: { isShown: boolean }) {
  const { texts: words } = useTexts('translation')
  return (
    <span role="status" className="said">
      {isShown ? words.lostConnection : null}
    </span>
  )
}
