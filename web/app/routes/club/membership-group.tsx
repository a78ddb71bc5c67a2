import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

export function MembershipGroup({ children }: { children: ReactNode }) {
  const { t } = useTranslation('club')
  const id = useId()
  return (
    <div className="card membership stack g3" role="group" aria-labelledby={id}>
      <p id={id} className="small quiet">
        {t('membership.heading')}
      </p>
      {children}
    </div>
  )
}
