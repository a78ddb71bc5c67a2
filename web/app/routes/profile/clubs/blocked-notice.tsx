import type { ReactNode } from 'react'
import { FormBanner } from '../../../components/form-banner.tsx'
import { Notice } from '../../../components/notice.tsx'

type Props = {
  /** The form was replaced by this notice because of a refusal: it is announced as an error and takes the focus. */
  isRefusal: boolean
  actions?: ReactNode
  children: string
}

/** Shown instead of a form, with the reason. */
export function BlockedNotice({ isRefusal, actions, children }: Props) {
  return isRefusal ? (
    <FormBanner tone="error" takesFocus actions={actions}>
      {children}
    </FormBanner>
  ) : (
    <Notice tone="gold" actions={actions}>
      {children}
    </Notice>
  )
}
