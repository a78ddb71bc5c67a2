import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { Frame } from './frame/frame.tsx'
import { Language, useLanguage } from './i18n/language.tsx'
import { useArrival } from './navigation/use-arrival.ts'
import { useDoors } from './navigation/use-doors.ts'
import { notFoundPage, type Page } from './routes.ts'
import './styles/tokens.css'
import './styles/base.css'

/** The frame round every page, in the language of the address. */
export function Root() {
  return (
    <Language>
      <FramedPage />
    </Language>
  )
}

function FramedPage() {
  const { store, locale } = useLanguage()
  const page = usePage()
  useArrival(store, locale, page)
  useDoors(page)
  useEffect(() => {
    // The boot script waits for this to hand over the clicks it has kept.
    document.documentElement.dataset.app = 'ready'
    document.dispatchEvent(new Event('app-ready'))
  }, [])
  return (
    <>
      <Frame hasTicker={page.hasTicker}>
        <Outlet />
      </Frame>
      <ScrollRestoration />
    </>
  )
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
