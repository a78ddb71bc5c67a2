import { useTranslation } from '../../i18n/use-translation.ts'

/** 'Reason: …'; nothing where none was given. */
export function Reason({ reason }: { reason: string | null }) {
  const { t } = useTranslation('community')
  return reason ? <p className="as-written">{t('reason', { reason })}</p> : null
}
