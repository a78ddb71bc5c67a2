import { normalizePath } from '@aurivane/contract/paths'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useTexts } from './i18n/use-texts.ts'

/** In place of a page that could not be drawn. */
export function ErrorScreen() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const { texts } = useTexts('errorScreen')
  return (
    <section className="wrap error-screen" role="alert">
      <h1>{texts.heading}</h1>
      {/* What the browser or the router says is English, whatever the page's language. */}
      <p lang="en">{describe(error)}</p>
      <p>
        {/* A plain link: it loads the page anew, whatever state the app is in. */}
        <a href={normalizePath(pathname) + search}>{texts.reload}</a>
      </p>
    </section>
  )
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : String(error)
}
