import { countryName, countries, type CountryName } from '@aurivane/contract/countries'
import type { ComponentProps } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { SelectField } from '../components/select-field.tsx'
import { sortByName } from './sort-by-name.ts'

type Props = Omit<ComponentProps<typeof SelectField>, 'options'>

/**
 * The 18 countries and nothing else, named and sorted in the reader's language. The value is the English name. No
 * emoji: many systems draw two letters or two boxes in its place.
 */
export function CountrySelect(props: Props) {
  const locale = useLocale()
  const options = countries.map(({ name, code }) => ({
    value: name satisfies CountryName,
    name: countryName(code, locale),
  }))
  return (
    <SelectField
      autoComplete="country-name"
      {...props}
      options={sortByName(options).map(({ value, name }) => ({ value, label: name }))}
    />
  )
}
