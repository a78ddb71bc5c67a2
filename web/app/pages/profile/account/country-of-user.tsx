import { countryNameIn, findCountry } from '@aurivane/contract/countries'
import { useLocale } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'

export function CountryOfUser({ name }: { name: string }) {
  const { texts } = useTexts('profile')
  const locale = useLocale()
  const country = findCountry(name)
  if (!name) return texts.account.noCountry
  return (
    <span className="row facts">
      {country ? <span aria-hidden="true">{country.emoji}</span> : null}
      {countryNameIn(locale, name)}
    </span>
  )
}
