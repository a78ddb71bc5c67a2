import { COPIED_TOOLTIP_MS } from '@aurivane/contract/limits'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { CopyButton } from '../../../components/copy-button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { SpinnerBlock } from '../../../components/spinner.tsx'
import { useQrcode } from './use-qrcode.ts'

const QRCODE_PX = 176

export function QrcodeToScan() {
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation('translation')
  const qrcode = useQrcode()
  if (qrcode.is === 'loading') {
    return (
      <div className="qrcode">
        <SpinnerBlock>{t('enabling.loading')}</SpinnerBlock>
      </div>
    )
  }
  if (qrcode.is === 'failed') {
    return (
      <Notice
        tone="bad"
        role="alert"
        actions={
          <Button variant="second" size="small" onClick={qrcode.tryAgain}>
            {tCommon('tryAgain')}
          </Button>
        }
      >
        {t('enabling.failed')}
      </Notice>
    )
  }
  return (
    <div className="qrcode">
      <img src={qrcode.qrcode} width={QRCODE_PX} height={QRCODE_PX} alt={t('enabling.qrcode')} />
      <div className="stack g3">
        <p>{qrcode.secret ? t('enabling.scan') : t('enabling.scanOnly')}</p>
        {qrcode.secret ? <KeyToType secret={qrcode.secret} /> : null}
      </div>
    </div>
  )
}

function KeyToType({ secret }: { secret: string }) {
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation('translation')
  return (
    <>
      <p className="key">{inGroups(secret)}</p>
      <p>
        <CopyButton
          variant="second"
          size="small"
          text={secret}
          copiedText={tCommon('copied')}
          failedText={tCommon('copyFailed')}
          shownForMs={COPIED_TOOLTIP_MS}
        >
          {t('enabling.copyKey')}
        </CopyButton>
      </p>
    </>
  )
}

/** Four signs at a time are easier to type than thirty-two. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ')
}
