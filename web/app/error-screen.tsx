import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ReloadLink } from './features/lazy-part.tsx'
import { useTranslation } from './i18n/use-translation.ts'

/** Shown instead of a page that could not be rendered. */
export function ErrorScreen() {
  const error = useRouteError()
  const { t } = useTranslation('errorScreen')
  return (
    <section className="wrap error-screen" role="alert">
      <h1>{t('heading')}</h1>
      {/* What the browser or the router says is English, whatever the page's language. */}
      <p lang="en">{describe(error)}</p>
      <p>
        <ReloadLink />
      </p>
    </section>
  )
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : String(error)
}
