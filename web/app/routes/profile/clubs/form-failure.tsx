import type { Banner } from '../../../api/use-contract-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { FormBanner } from '../../../components/form-banner.tsx'

type Props = {
  banner: Banner | null
  /** The title above the explanation, if no answer arrived. */
  lostTitle?: string
}

/** An error of the whole form. Field errors are shown beside their fields only. */
export function FormFailure({ banner, lostTitle }: Props) {
  const { t } = useTranslation('translation')
  if (!banner?.takesFocus) return null
  const { isLost } = banner
  return (
    <FormBanner
      tone="error"
      takesFocus
      title={isLost ? lostTitle : undefined}
      actions={
        isLost ? (
          <Button type="submit" variant="second">
            {t('tryAgain')}
          </Button>
        ) : undefined
      }
    >
      {banner.text}
    </FormBanner>
  )
}
