import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useLocation, useNavigate } from 'react-router'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../components/button.tsx'
import { copyText } from '../../components/copy-text.ts'
import { Icon } from '../../components/icon.tsx'
import { toast } from '../../components/toast.ts'

export function PostActions() {
  const { t } = useTranslation('bulletinPost')
  const goBack = useGoBack()
  async function share() {
    try {
      await copyText(window.location.href)
      toast.success(t('shared'), { toastId: 'share' })
    } catch {
      toast.error(t('shareFailed'), { toastId: 'share' })
    }
  }
  return (
    <p className="row post-actions needs-script">
      <Button variant="second" size="small" onClick={goBack}>
        <Icon name="back" size="small" />
        {t('back')}
      </Button>
      <Button variant="second" size="small" onClick={() => void share()}>
        <Icon name="share" size="small" />
        {t('share')}
      </Button>
    </p>
  )
}

/** Goes back in the history, or to the list if the post was opened by its address. */
function useGoBack() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const locale = useLocale()
  return () => {
    if (key === 'default') void navigate(localizePath(paths.bulletin, locale))
    else void navigate(-1)
  }
}
