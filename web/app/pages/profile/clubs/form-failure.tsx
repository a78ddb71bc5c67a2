import type { Banner } from '../../../api/use-contract-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FormBanner } from '../../../ui/form-banner.tsx'

type Props = {
  banner: Banner | null
  /** Above the explanation when nobody answered. */
  lostTitle?: string
}

/** Inside a form: what went wrong with the whole of it. What is wrong with a field stands beside the field alone. */
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
