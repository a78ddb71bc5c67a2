import { writeOutlookAddress } from '@aurivane/contract/outlook/address'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts'
import { Button } from '../../components/button.tsx'
import { copyText } from '../../components/copy-text.ts'
import { Icon } from '../../components/icon.tsx'
import { OutlookForm } from './outlook-form.tsx'
import { OutlookResult } from './outlook-result.tsx'
import { useFigures } from './use-figures.ts'
import { CALCULATOR_ID } from './calculator-id.ts'
import { useOutlook, type Calculation } from './use-outlook.ts'
import { usePreparedDrawdowns } from './use-prepared-drawdowns.ts'
import './outlook.css'

/** Fields, outlook and what the outlook leaves out. */
export function OutlookCalculator() {
  const { t } = useTranslation('outlook')
  const prepareDrawdowns = usePreparedDrawdowns()
  const { fields, errors, calculation, isSettled, change } = useOutlook()
  const [copied, setCopied] = useState<string | null>(null)
  function changeFields(changes: Parameters<typeof change>[0]) {
    setCopied(null)
    change(changes)
  }
  return (
    <div className="split outlook">
      <OutlookForm fields={fields} errors={errors} change={changeFields} onMonthsFocus={prepareDrawdowns} />
      <div className="stack g6">
        <OutlookResult calculation={calculation} />
        {calculation ? <CopyLink {...calculation} onCopied={setCopied} /> : null}
        <p role="status" className={copied ? 'small' : 'hidden'}>
          {copied ?? (calculation && isSettled ? <Spoken {...calculation} /> : null)}
        </p>
        <div className="stack g3">
          <h3>{t('notIncluded.heading')}</h3>
          <ul>
            {t('notIncluded.items', { returnObjects: true }).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

/** The outlook in one sentence, for those who hear the page. */
function Spoken({ inputs, shown }: Calculation) {
  const { t } = useTranslation('outlook')
  const { amount, chance } = useFigures(shown)
  return t('status', {
    count: inputs.months,
    p05: amount(shown.p05),
    p95: amount(shown.p95),
    below: chance(shown.below),
  })
}

function CopyLink({ inputs, onCopied }: Calculation & { onCopied: (said: string) => void }) {
  const { t } = useTranslation('outlook')
  const { t: tCommon } = useTranslation('translation')
  const isHydrated = useIsHydrated()
  async function copy() {
    const { origin, pathname } = location
    const address = `${origin}${pathname}${writeOutlookAddress('', inputs)}#${CALCULATOR_ID}`
    await copyText(address).then(
      () => onCopied(t('linkCopied')),
      () => onCopied(tCommon('copyFailed')),
    )
  }
  return (
    <p className="needs-script">
      <Button variant="second" disabled={!isHydrated} onClick={() => void copy()}>
        <Icon name="copy" />
        {t('copyLink')}
      </Button>
    </p>
  )
}
