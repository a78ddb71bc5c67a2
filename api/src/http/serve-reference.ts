import type { Api } from '../services.ts'
import { sendTextWithEtag } from './etag.ts'
import { makeOpenApi } from './openapi.ts'
import { makeReferencePage } from './reference-page.ts'
import { referenceStyle } from './reference-style.ts'

const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** The API's own description, for machines and for people. */
export function serveReference({ app, endpoints, services }: Api) {
  // Generated at the first request: all calls are mounted by then, and the start does not wait for it.
  let document: ReturnType<typeof makeOpenApi> | undefined
  const openApi = () => (document ??= makeOpenApi(endpoints, services.settings.supportEmail))
  const files = [
    {
      url: '/openapi.json',
      type: 'application/json; charset=utf-8',
      make: () => JSON.stringify(openApi()),
    },
    { url: '/docs', type: 'text/html; charset=utf-8', make: () => makeReferencePage(openApi()) },
    { url: '/docs.css', type: 'text/css; charset=utf-8', make: () => referenceStyle },
  ]
  for (const { url, type, make } of files) {
    let text: string | undefined
    app.get(url, (request, reply) => {
      text ??= make()
      return sendTextWithEtag(request, reply.type(type), text, CACHE_CONTROL)
    })
  }
}
