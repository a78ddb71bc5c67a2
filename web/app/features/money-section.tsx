import type { OperatorSection } from '@aurivane/contract/operator-file'
import type { Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useLocale } from '../i18n/language.tsx'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { FaqAnchor } from '../texts/faq-entry.ts'
import { LinkedText } from './linked-text.tsx'
import { operatorFile } from './operator.ts'

/** Where each section about money is; the FAQ gives the same answers. */
export const moneyAnswers = {
  categoryrow9: { section: 'operator', to: `${paths.aboutUs}#operator` },
  categoryrow10: { section: 'costs', to: `${paths.howThisWorks}#costs` },
  categoryrow11: { section: 'custody', to: `${paths.howThisWorks}#custody` },
  categoryrow12: { section: 'withdrawal', to: `${paths.howThisWorks}#withdrawal` },
  categoryrow13: { section: 'complaints', to: `${paths.howThisWorks}#complaints` },
  categoryrow14: { section: 'earnings', to: `${paths.aboutUs}#earnings` },
} as const satisfies Partial<Record<FaqAnchor, { section: MoneySection; to: string }>>

type MoneySection = OperatorSection | 'operator'

export function isMoneyAnswer(anchor: FaqAnchor): anchor is keyof typeof moneyAnswers {
  return Object.hasOwn(moneyAnswers, anchor)
}

/** What the operator has stated in place of the default text; null if it has stated nothing. */
export function statedAbout(section: MoneySection, locale: Locale): readonly string[] | null {
  const { operator, sections } = operatorFile()
  if (section !== 'operator') return sections?.[section]?.[locale] ?? null
  return operator?.name === undefined
    ? null
    : [operator.name, operator.address].filter((fact) => fact !== undefined)
}

/** The operator's text is shown as it is: marks and places to fill in have no meaning in it. */
export function MoneyText({ section }: { section: MoneySection }) {
  const { t } = useTranslation('money')
  const locale = useLocale()
  const stated = statedAbout(section, locale)
  if (stated) return stated.map((text) => <p key={text}>{text}</p>)
  return t(`${section}.paragraphs`, { returnObjects: true }).map((text) => (
    <p key={text}>
      <LinkedText text={text} />
    </p>
  ))
}

export function LegalLink() {
  const { t } = useTranslation('money')
  return (
    <p>
      <LocalizedLink to={paths.legal}>{t('operator.legalLink')}</LocalizedLink>
    </p>
  )
}
