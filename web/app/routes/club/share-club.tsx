import { localizePath } from '@aurivane/contract/locales'
import type { ShownClub } from '@aurivane/contract/memberships'
import { clubPath } from '@aurivane/contract/paths'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../components/button.tsx'
import { copyText } from '../../components/copy-text.ts'
import { Icon } from '../../components/icon.tsx'
import { toast } from '../../components/toast.ts'

/** The system's own dialog for sharing where there is one, otherwise the clipboard. */
export function ShareClub({ club: { id, title } }: { club: ShownClub }) {
  const { t } = useTranslation('club')
  const locale = useLocale()

  async function share() {
    // Without the query, which may hold an invitation.
    const url = location.origin + localizePath(clubPath(id), locale)
    try {
      if ('share' in navigator) return await navigator.share({ title, url })
      await copyText(url)
      toast.success(t('share.copied'), { toastId: 'share' })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast.error(t('share.failed'), { toastId: 'share' })
    }
  }
  return (
    <Button className="needs-script" variant="second" size="small" onClick={() => void share()}>
      <Icon name="share" size="small" />
      {t('share.button')}
    </Button>
  )
}
