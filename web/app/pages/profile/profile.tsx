import { useTexts } from '../../i18n/use-texts.ts'

export function ProfilePage() {
  const { texts } = useTexts('profile')
  return <h1>{texts.heading}</h1>
}
