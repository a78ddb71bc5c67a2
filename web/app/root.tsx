import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { Frame } from './frame/frame.tsx'
import { Language, useI18n, useLocale } from './i18n/language.tsx'
import { Doors } from './navigation/doors.ts'
import { useArrival } from './navigation/use-arrival.ts'
import { notFoundPage, type Page } from './routes.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'

/** The frame round every page, in the language of the address. */
export function Root() {
  return (
    <Language>
      <FramedPage />
    </Language>
  )
}

function FramedPage() {
  const i18n = useI18n()
  const locale = useLocale()
  const page = usePage()
  useArrival(i18n, locale, page)
  return (
    <>
      <Doors access={page.access} />
      <Frame hasTicker={page.hasTicker}>
        {/* Nothing in it is waited for: what it holds is taken over in a step of its own, after the frame. */}
        <Suspense>
          <Outlet />
          <Readiness />
        </Suspense>
      </Frame>
      <ScrollRestoration />
    </>
  )
}

/** The boot script waits for this to hand over the clicks it has kept. */
function Readiness() {
  useEffect(() => {
    document.documentElement.dataset.app = 'ready'
    document.dispatchEvent(new Event('app-ready'))
  }, [])
  return null
}

function usePage(): Page {
  const handle = useMatches().at(-1)?.handle
  return (handle as Page | undefined) ?? notFoundPage
}

/** When the frame itself has failed. */
export function RootErrorScreen() {
  return (
    <Language>
      <main id="main">
        <ErrorScreen />
      </main>
    </Language>
  )
}
