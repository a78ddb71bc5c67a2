import type { useContractForm } from '../../../api/use-contract-form.ts'
import { FormBanner } from '../../../ui/form-banner.tsx'

/** What no single field is to blame for; the fields say the rest themselves. */
export function FormProblem({ form }: { form: Pick<ReturnType<typeof useContractForm>, 'banner'> }) {
  if (!form.banner?.takesFocus) return null
  return (
    <FormBanner tone="error" takesFocus>
      {form.banner.text}
    </FormBanner>
  )
}
