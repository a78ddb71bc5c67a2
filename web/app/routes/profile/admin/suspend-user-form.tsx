import { CLUB_REASON_MAX_CHARS } from '@aurivane/contract/limits'
import type { Banner } from '../../../api/use-contract-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { FormBanner } from '../../../components/form-banner.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { useSuspension } from './use-suspension.ts'

export function SuspendUserForm({ ownId }: { ownId: number }) {
  const { t } = useTranslation('profileAdmin')
  const { form, field, result } = useSuspension(ownId)
  return (
    <form {...form.props} className="form" aria-label={t('suspend.heading')}>
      <p className="quiet">{t('suspend.intro')}</p>
      <TextField
        {...field}
        label={t('suspend.userId')}
        hint={t('suspend.userIdHint')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextArea
        {...form.field('reason')}
        label={t('suspend.explanation')}
        hint={t('suspend.explanationHint')}
        limit={CLUB_REASON_MAX_CHARS}
        rows={2}
      />
      <p>
        <Button type="submit" isBusy={form.isSending}>
          {t('suspend.send')}
        </Button>
      </p>
      {/* Below the button, so that nothing shifts when it disappears. */}
      {result === null ? null : <FormBanner tone="success">{result}</FormBanner>}
      {form.banner && !form.banner.isSaidByField ? <Failure banner={form.banner} /> : null}
    </form>
  )
}

function Failure({ banner }: { banner: Banner }) {
  const { t } = useTranslation('translation')
  const again = (
    <Button type="submit" variant="second">
      {t('tryAgain')}
    </Button>
  )
  return (
    <FormBanner tone="error" actions={banner.isLost ? again : undefined}>
      {banner.text}
    </FormBanner>
  )
}
