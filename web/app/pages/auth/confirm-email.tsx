import { useTexts } from '../../i18n/use-texts.ts'

export function ConfirmEmailPage() {
  const { texts } = useTexts('confirmEmail')
  return <h1>{texts.heading}</h1>
}
