import { bulletinPostPath, gatedPaths, paths } from '@aurivane/contract/paths'

export const themes = ['Light', 'Dark'] as const
export type Theme = (typeof themes)[number]

export const postPaths = [
  bulletinPostPath('early-may-holidays-and-thin-markets'),
  bulletinPostPath('how-central-bank-meetings-move-spreads'),
]

export const unknownPath = '/no-such-page'

/** Every address that the site has, without language prefix. */
export const allPaths: readonly string[] = [...Object.values(paths), ...postPaths, unknownPath].filter(
  (path) => path !== paths.bulletinPost,
)

/** Public pages. */
export const publicPaths = allPaths.filter((path) => !gatedPaths.includes(path))
