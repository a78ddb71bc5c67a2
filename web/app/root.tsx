import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { PageLayout } from './layout/page-layout.tsx'
import { Document } from './head/document.tsx'
import { PageHead } from './head/page-head.tsx'
import { Language, useI18n, useLocale } from './i18n/language.tsx'
import { AccessControl } from './navigation/access-control.ts'
import type { PageHandle } from './navigation/page-handle.ts'
import { useAfterNavigation } from './navigation/use-after-navigation.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'

/** The document and the frame around every page, in the language of the address. */
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
  const shown = useMatches().at(-1)
  const handle = shown?.handle as PageHandle
  useAfterNavigation(i18n, locale)
  return (
    <Document locale={locale}>
      <PageHead handle={handle} data={shown?.loaderData} />
      <AccessControl access={handle.access} />
      <PageLayout hasTicker={handle.hasTicker}>
        {/* Nothing in it suspends: a boundary of its own is hydrated after the frame. */}
        <Suspense>
          <Outlet />
          <Readiness />
        </Suspense>
      </PageLayout>
      <ScrollRestoration />
    </Document>
  )
}

/** The boot script waits for this event to replay the clicks it has recorded. */
function Readiness() {
  useEffect(() => {
    document.documentElement.dataset.app = 'ready'
    document.dispatchEvent(new Event('app-ready'))
  }, [])
  return null
}

/** Shown when the frame itself fails to render. */
export function RootErrorScreen() {
  return (
    <Language>
      <FailedDocument />
    </Language>
  )
}

function FailedDocument() {
  return (
    <Document locale={useLocale()}>
      <main id="main">
        <ErrorScreen />
      </main>
    </Document>
  )
}
