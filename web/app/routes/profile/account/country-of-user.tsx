import { countryNameIn, findCountry, type Country } from '@aurivane/contract/countries'
import { flagEmoji } from '@aurivane/contract/flag-emoji'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Flag } from '../../../features/flag.tsx'
import { classNames } from '../../../components/class-names.ts'
import { supportsColourEmoji } from './supports-colour-emoji.ts'

export function CountryOfUser({ name }: { name: string }) {
  const { t } = useTranslation('profile')
  const locale = useLocale()
  const country = findCountry(name)
  if (!name) return t('account.noCountry')
  return (
    <span className="country">
      {country ? <Emoji country={country} /> : null} {countryNameIn(locale, name)}
    </span>
  )
}

/** The emoji, covered by our own flag if the system has no picture for it. */
function Emoji({ country: { code } }: { country: Country }) {
  const emoji = flagEmoji(code)
  const [isDrawn] = useState(() => supportsColourEmoji(emoji))
  return (
    <>
      <span aria-hidden="true" className={classNames(!isDrawn && 'unseen')}>
        {emoji}
      </span>
      {isDrawn ? null : <Flag code={code} />}
    </>
  )
}
