import { brand } from '@aurivane/contract/brand'
import { COPIED_TOOLTIP_MS } from '@aurivane/contract/limits'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { CopyButton } from '../../../components/copy-button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { FormBanner } from '../../../components/form-banner.tsx'
import { Icon } from '../../../components/icon.tsx'
import { downloadText } from '../../../features/download-text.ts'

type Props = { codes: string[]; said: string; email: string; onClose: () => void }

/** The codes are shown once: the first attempt to close without saving them shows a warning, the second one closes. */
export function RecoveryCodesDialog({ codes, said, email, onClose }: Props) {
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation('translation')
  const [isKept, setKept] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const sheet = t('recoveryCodes.sheet', { brand: brand.name, email })
  const file = [sheet, '', ...codes, ''].join('\n')

  return (
    <Dialog
      isOpen
      onClose={() => (isKept || isWarned ? onClose() : setWarned(true))}
      title={t('recoveryCodes.title')}
      closeLabel={tCommon('close')}
      footer={<Button onClick={onClose}>{t('recoveryCodes.done')}</Button>}
    >
      {isWarned && !isKept ? (
        <FormBanner tone="error" takesFocus>
          {t('recoveryCodes.unkept')}
        </FormBanner>
      ) : (
        <FormBanner tone="success">{said}</FormBanner>
      )}
      <p className="not-printed">{t('recoveryCodes.text')}</p>
      <p className="printed">{sheet}</p>
      <ul className="recovery-codes" aria-label={t('recoveryCodes.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row not-printed">
        <span onClickCapture={() => setKept(true)}>
          <CopyButton
            variant="second"
            size="small"
            text={codes.join('\n')}
            copiedText={tCommon('copied')}
            failedText={tCommon('copyFailed')}
            shownForMs={COPIED_TOOLTIP_MS}
          >
            {t('recoveryCodes.copy')}
          </CopyButton>
        </span>
        <Button
          variant="second"
          size="small"
          onClick={() => {
            downloadText(t('recoveryCodes.fileName', { brand: brand.name }), file)
            setKept(true)
          }}
        >
          <Icon name="download" />
          {t('recoveryCodes.download')}
        </Button>
        <Button
          variant="second"
          size="small"
          onClick={() => {
            print()
            setKept(true)
          }}
        >
          <Icon name="print" />
          {t('recoveryCodes.print')}
        </Button>
      </div>
    </Dialog>
  )
}
