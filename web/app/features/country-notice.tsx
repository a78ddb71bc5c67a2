import { countryName } from '@aurivane/contract/countries'
import { policyOf, type CountryPolicy } from '@aurivane/contract/country-policy'
import { useLocale } from '../i18n/language.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { opensInNewTab } from '../components/opens-in-new-tab.ts'
import { operatorFile } from './operator.ts'

type Props = {
  /** ISO 3166-1 alpha-2 */
  code: string
}

/** The policy of a country, with what the operator has stated. */
export function policyIn(code: string): CountryPolicy {
  return policyOf(code, operatorFile())
}

/** What the law of the country says about advertising, and what follows from it here. Null if there is nothing to say. */
export function useCountryNotice(code: string): string | null {
  const { t } = useTranslation('countryPolicy')
  const locale = useLocale()
  const { notice, promotion } = policyIn(code)
  const sentences = [
    ...(notice ? [t(`notices.${notice}`)] : []),
    ...(promotion === 'off' ? [t('promotionOff', { country: countryName(code, locale) })] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}

export function Authority({ code }: Props) {
  const { t } = useTranslation('countryPolicy')
  const locale = useLocale()
  const { regulator } = policyIn(code)
  return regulator ? <p>{t('authority', { country: countryName(code, locale), regulator })}</p> : null
}

/** The licence, and where it can be looked up. */
export function Licence({ code }: Props) {
  const { t } = useTranslation('countryPolicy')
  const { licence, regulator, link } = policyIn(code)
  return (
    <>
      <p>{licence ? t('licence', licence) : t('noLicence')}</p>
      {link && regulator ? (
        <p>
          <a href={link.url} {...opensInNewTab}>
            {t(link.kind, { regulator })}
          </a>
        </p>
      ) : null}
    </>
  )
}
