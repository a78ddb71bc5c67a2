import { calls } from '@aurivane/contract/calls'
import { useRef, useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { useFailureText } from '../../../api/use-failure-text.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { EmailText } from '../../../components/email-text.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { toast } from '../../../components/toast.ts'
import { LazyDialogFailure } from '../../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../../features/use-lazy-dialog.ts'
import { SecurityPart, type Security } from './security-part.tsx'
import { useMoment } from './use-moment.ts'

const loadDialog = async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog

export function EmailPart({ security }: { security: Security | undefined }) {
  const { t } = useTranslation('profileSecurity')
  const write = useMoment()
  const heading = useRef<HTMLHeadingElement>(null)
  const { Dialog, hasFailed, open, close, fetching } = useLazyDialog(loadDialog)
  const { isCancelling, cancel } = useCancelling(() => heading.current?.focus())
  const waiting = security?.emailChange
  return (
    <SecurityPart heading={t('email.heading')} headingRef={heading}>
      <p className="typed">{security ? <EmailText email={security.email} /> : <Skeleton />}</p>
      {waiting ? <p className="typed">{t('email.waiting', { email: waiting.newEmail })}</p> : null}
      {security?.emailUndoUntil && !waiting ? (
        <p className="quiet">{t('email.undoUntil', { time: write(security.emailUndoUntil) })}</p>
      ) : null}
      <p className="row">
        {waiting ? (
          <Button variant="second" isBusy={isCancelling} onClick={() => void cancel()}>
            {t('email.cancel')}
          </Button>
        ) : (
          <Button {...fetching} variant="second" onClick={open}>
            {t('email.change')}
          </Button>
        )}
        <LazyDialogFailure isShown={hasFailed} />
      </p>
      {Dialog ? <Dialog onClose={close} /> : null}
    </SecurityPart>
  )
}

function useCancelling(onCancelled: () => void) {
  const locale = useLocale()
  const describe = useFailureText()
  const invalidate = useInvalidation()
  const [isCancelling, setCancelling] = useState(false)

  async function cancel() {
    setCancelling(true)
    const answer = await callApi(calls.cancelEmailChange, { locale })
    setCancelling(false)
    // The refusal, too, shows that this page is out of date.
    invalidate('security')
    if (answer.is === 'answered') {
      toast.success(answer.data.result)
      return onCancelled()
    }
    toast.error(describe(answer))
  }
  return { isCancelling, cancel }
}
