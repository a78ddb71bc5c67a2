import type { FastifyInstance } from 'fastify'

/** Collects every route that is added to `app` from now on. Returns the methods of a path, none where it is unknown. */
export function collectMethods(app: FastifyInstance): (url: string) => string[] {
  const routes: { methods: string[]; segments: string[] }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), segments: url.split('/') })
  })
  return (url) => {
    const segments = (url.split('?', 1)[0] ?? '').split('/')
    const found = routes.filter((route) => isMatch(route.segments, segments))
    return [...new Set(found.flatMap(({ methods }) => methods))].sort()
  }
}

function isMatch(pattern: readonly string[], segments: readonly string[]) {
  if (pattern.length !== segments.length) return false
  return pattern.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]))
}
