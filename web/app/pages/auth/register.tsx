import { useTexts } from '../../i18n/use-texts.ts'

export function RegisterPage() {
  const { texts } = useTexts('register')
  return <h1>{texts.heading}</h1>
}
