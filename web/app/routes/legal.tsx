import type { ReactNode } from 'react'
import { opensInNewTab } from '../components/opens-in-new-tab.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { UnnamedOperatorNotice } from '../features/named-operator.tsx'
import { operatorFile } from '../features/operator.ts'
import { supportEmail } from '../features/support-email.ts'
import { Row, Rows } from '../components/rows.tsx'

const factNames = [
  'name',
  'address',
  'representedBy',
  'register',
  'vatNumber',
  'supervisor',
  'email',
  'phone',
] as const

type FactName = (typeof factNames)[number]

/** Who operates the site, as the operator's file states it. */
export function Component() {
  const { t } = useTranslation('legal')
  return (
    <div className="wrap page stack g7">
      <h1>{t('heading')}</h1>
      <UnnamedOperatorNotice />
      <Rows>
        {factNames.map((name) => (
          <Row key={name} name={t(`facts.${name}`)}>
            {valueOf(name) ?? <span className="quiet">{t('notGiven')}</span>}
          </Row>
        ))}
      </Rows>
    </div>
  )
}

function valueOf(name: FactName): ReactNode {
  const { operator = {} } = operatorFile()
  if (name === 'email') {
    const address = operator.email ?? supportEmail()
    return <a href={`mailto:${address}`}>{address}</a>
  }
  if (name !== 'supervisor' || !operator.supervisor || !operator.supervisorUrl) return operator[name]
  return (
    <a href={operator.supervisorUrl} {...opensInNewTab}>
      {operator.supervisor}
    </a>
  )
}
