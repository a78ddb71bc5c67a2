import { useTexts } from '../../i18n/use-texts.ts'

export function NewPasswordPage() {
  const { texts } = useTexts('recovery')
  return <h1>{texts.newPassword.heading}</h1>
}
