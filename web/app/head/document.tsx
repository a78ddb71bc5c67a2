import type { Locale } from '@aurivane/contract/locales'
import { createContext, use, type ReactNode } from 'react'
import { usePromotion } from '../features/promotion.ts'

type ServerParts = { head: ReactNode; bodyEnd: ReactNode }

/** Head elements that only the server renders: styles, scripts, data. React does not manage them in the browser. */
export const ServerPartsContext = createContext<ServerParts>({ head: null, bodyEnd: null })

/** The whole document. The boot script changes attributes of the root element before React runs. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { head, bodyEnd } = use(ServerPartsContext)
  return (
    <html lang={locale} data-color-scheme="light" data-promotion={usePromotion()} suppressHydrationWarning>
      <head>{head}</head>
      <body>
        {children}
        {bodyEnd}
      </body>
    </html>
  )
}
