import { useTexts } from '../../i18n/use-texts.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Nobody answered who this is: the session is kept, and this asks again. */
export function MissingUser() {
  const { texts } = useTexts('profile')
  const { texts: words } = useTexts('translation')
  const { checkAgain } = useSession()
  return (
    <Notice
      tone="bad"
      role="alert"
      title={texts.missing.title}
      actions={<Button onClick={() => void checkAgain()}>{words.tryAgain}</Button>}
    >
      {texts.missing.text}
    </Notice>
  )
}
