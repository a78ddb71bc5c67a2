import { useQueryClient } from '@tanstack/react-query'
import { calls } from '@aurivane/contract/calls'
import { paths } from '@aurivane/contract/paths'
import { useRead } from '../../../api/use-read.ts'
import { LocalizedLink } from '../../../i18n/localized-link.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useProof } from '../proof/use-proof.tsx'

/** The text of the refusal, while calls for administrators need a second factor that this session has not shown. */
export function useSecondFactorNeeded(): string | null {
  const { failure } = useRead(calls.countOverview, {})
  return failure?.is === 'refused' && failure.code === 'second_factor_needed' ? failure.result : null
}

function useHasSecondFactor(): boolean | undefined {
  const { data } = useRead(calls.readSecurity, {})
  return data && (data.result.twoFactorAuth || data.result.passkeys > 0)
}

/** Takes the place of all parts of the tab. */
export function SecondFactorNeeded({ text }: { text: string }) {
  const { t } = useTranslation('profileSecurity')
  const client = useQueryClient()
  const hasSecondFactor = useHasSecondFactor()
  const { confirm, question } = useProof()

  /** A proof with a second factor makes the session strong: everything is read again. */
  async function show() {
    if (await confirm()) await client.invalidateQueries()
  }
  return (
    <>
      <Notice
        tone="gold"
        role="alert"
        actions={
          <>
            {hasSecondFactor ? <Button onClick={() => void show()}>{t('confirm.title')}</Button> : null}
            <SecurityLink />
          </>
        }
      >
        {text}
      </Notice>
      {question}
    </>
  )
}

export function NoSecondFactor() {
  const { t } = useTranslation('profileAdmin')
  if (useHasSecondFactor() !== false) return null
  return (
    <Notice tone="gold" role="alert" actions={<SecurityLink />}>
      {t('secondFactor.none')}
    </Notice>
  )
}

function SecurityLink() {
  const { t } = useTranslation('profileAdmin')
  return <LocalizedLink to={`${paths.profile}?select=security`}>{t('secondFactor.open')}</LocalizedLink>
}
