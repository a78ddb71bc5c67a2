import { brand } from '@aurivane/contract/brand'
import { COPIED_TOOLTIP_MS } from '@aurivane/contract/limits'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormBanner } from '../../../ui/form-banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { downloadText } from './download-text.ts'

type Props = { codes: string[]; said: string; email: string; onClose: () => void }

/** They are shown once: leaving before they were kept asks back, the second time it is taken as meant. */
export function RecoveryCodesDialog({ codes, said, email, onClose }: Props) {
  const { texts, t } = useTexts('profile')
  const { texts: words } = useTexts('translation')
  const [isKept, setKept] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const sheet = t('recoveryCodes.sheet', { brand: brand.name, email })
  const file = [sheet, '', ...codes, ''].join('\n')

  return (
    <Dialog
      isOpen
      onClose={() => (isKept || isWarned ? onClose() : setWarned(true))}
      title={texts.recoveryCodes.title}
      closeLabel={words.close}
      footer={<Button onClick={onClose}>{texts.recoveryCodes.done}</Button>}
    >
      {isWarned && !isKept ? (
        <FormBanner tone="error" takesFocus>
          {texts.recoveryCodes.unkept}
        </FormBanner>
      ) : (
        <FormBanner tone="success">{said}</FormBanner>
      )}
      <p className="not-printed">{texts.recoveryCodes.text}</p>
      <p className="printed">{sheet}</p>
      <ul className="recovery-codes" aria-label={texts.recoveryCodes.list}>
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
            copiedText={words.copied}
            failedText={words.copyFailed}
            shownForMs={COPIED_TOOLTIP_MS}
          >
            {texts.recoveryCodes.copy}
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
          {texts.recoveryCodes.download}
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
          {texts.recoveryCodes.print}
        </Button>
      </div>
    </Dialog>
  )
}
