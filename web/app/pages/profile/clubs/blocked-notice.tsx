import type { ReactNode } from 'react'
import { FormBanner } from '../../../ui/form-banner.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Props = {
  /** It has just been said by a form that has gone since: it goes on being said, and the keyboard goes on from here. */
  isRefusal: boolean
  actions?: ReactNode
  children: string
}

/** In the place of a form: why there is none. */
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
