declare module '*.css'
declare module 'next/link' {
  import type { FunctionComponent, PropsWithChildren } from 'react'
  const Link: FunctionComponent<PropsWithChildren<{ href: string; prefetch: boolean }>>
  export default Link
}
