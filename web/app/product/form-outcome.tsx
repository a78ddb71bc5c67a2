import type { Banner } from '../api/use-contract-form.ts'
import { FormBanner } from '../ui/form-banner.tsx'

type Props = { banner: Banner | null }

/** What was refused, said once: not here when it stands beside its field already. */
export function FormOutcome({ banner }: Props) {
  if (!banner || banner.isSaidByField) return null
  return (
    // A second refusal is a new one, to be heard and focused again.
    <FormBanner key={banner.text} tone="error" takesFocus={banner.takesFocus}>
      {banner.text}
    </FormBanner>
  )
}
