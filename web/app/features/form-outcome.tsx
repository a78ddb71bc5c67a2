import type { Banner } from '../api/use-contract-form.ts'
import { FormBanner } from '../components/form-banner.tsx'

type Props = { banner: Banner | null }

/** The error banner of a form; omitted if a field shows the same text. */
export function FormOutcome({ banner }: Props) {
  if (!banner || banner.isSaidByField) return null
  return (
    // The key mounts a new banner for a new message, so that it is announced and focused again.
    <FormBanner key={banner.text} tone="error" takesFocus={banner.takesFocus}>
      {banner.text}
    </FormBanner>
  )
}
