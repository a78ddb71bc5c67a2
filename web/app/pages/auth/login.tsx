import { useTexts } from '../../i18n/use-texts.ts'

export function LoginPage() {
  const { texts } = useTexts('login')
  return <h1>{texts.heading}</h1>
}
