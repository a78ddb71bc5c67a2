import { useTexts } from '../../i18n/use-texts.ts'

export function ForgotPasswordPage() {
  const { texts } = useTexts('recovery')
  return <h1>{texts.heading}</h1>
}
