import { locales, localizePath, prefixOf } from '@aurivane/contract/locales'
import { emailPaths, paths } from '@aurivane/contract/paths'
import type { ComponentType } from 'react'
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import type { PageHandle } from './navigation/page-handle.ts'
import { Root, RootErrorScreen } from './root.tsx'

export type Page = {
  /** Without language prefix. */
  path: string
  lazy: () => Promise<{ Component: ComponentType; loader?: LoaderFunction }>
  handle: PageHandle
}

const reading = { access: 'public', isIndexable: true, hasTicker: true } as const
const members = { access: 'gated', isIndexable: false, hasTicker: true } as const
const mailLink = { access: 'public', isIndexable: false, hasTicker: false } as const
const guest = { access: 'guest', isIndexable: true, hasTicker: false } as const
const settings = { access: 'gated', isIndexable: false, hasTicker: false } as const

/** Every component in both themes, for developers: `npm run dev` has it, `npm start` does not. */
const designSystem: Page = {
  path: '/dev/design-system',
  lazy: () => import('./routes/dev/design-system.tsx'),
  handle: { ...reading, texts: ['designSystem'], isIndexable: false },
}

/** Every page exists in every language, English without prefix: docs/decisions/0005-language-in-the-address.md */
export const pages: readonly Page[] = [
  {
    path: paths.home,
    lazy: () => import('./routes/home.tsx'),
    handle: { ...reading, texts: ['home'] },
  },
  {
    path: paths.aboutUs,
    lazy: () => import('./routes/about-us.tsx'),
    handle: { ...reading, texts: ['aboutUs', 'money'] },
  },
  {
    path: paths.howThisWorks,
    lazy: () => import('./routes/how-this-works.tsx'),
    handle: { ...reading, texts: ['howThisWorks', 'figures', 'outlook', 'money'] },
  },
  {
    path: paths.whatIsForex,
    lazy: () => import('./routes/what-is-forex.tsx'),
    handle: { ...reading, texts: ['whatIsForex'] },
  },
  {
    path: paths.countries,
    lazy: () => import('./routes/countries.tsx'),
    handle: { ...reading, texts: ['countries', 'countryPolicy'] },
  },
  {
    path: paths.portfolios,
    lazy: () => import('./routes/portfolios.tsx'),
    handle: { ...members, texts: ['portfolios', 'outlook', 'money'] },
  },
  {
    path: paths.clubs,
    lazy: () => import('./routes/clubs.tsx'),
    handle: { ...reading, texts: ['clubs'] },
  },
  {
    path: `${paths.clubs}/:clubID`,
    lazy: () => import('./routes/club.tsx'),
    handle: {
      ...reading,
      texts: ['club', 'clubs', 'community', 'notFound', 'messages'],
    },
  },
  {
    path: paths.bulletin,
    lazy: () => import('./routes/bulletin.tsx'),
    handle: { ...reading, texts: ['bulletin', 'bulletinPosts'] },
  },
  {
    path: `${paths.bulletinPost}/:slug`,
    lazy: () => import('./routes/bulletin-post.tsx'),
    handle: { ...reading, texts: ['post-:slug', 'bulletinPost', 'bulletin'] },
  },
  {
    path: paths.faq,
    lazy: () => import('./routes/faq.tsx'),
    handle: { ...reading, texts: ['faq', 'money'] },
  },
  {
    path: paths.glossary,
    lazy: () => import('./routes/glossary.tsx'),
    handle: { ...reading, texts: ['glossary'] },
  },
  {
    path: paths.contact,
    lazy: () => import('./routes/contact.tsx'),
    handle: { ...reading, texts: ['contact', 'messages'] },
  },
  {
    path: paths.help,
    lazy: () => import('./routes/help.tsx'),
    handle: { ...reading, texts: ['help', 'faq'] },
  },
  {
    path: paths.partners,
    lazy: () => import('./routes/partners.tsx'),
    handle: { ...reading, texts: ['partners'] },
  },
  {
    path: paths.terms,
    lazy: () => import('./routes/terms.tsx'),
    handle: { ...reading, texts: ['terms', 'money'] },
  },
  {
    path: paths.privacy,
    lazy: () => import('./routes/privacy.tsx'),
    handle: { ...reading, texts: ['privacy', 'money'] },
  },
  {
    path: paths.legal,
    lazy: () => import('./routes/legal.tsx'),
    handle: { ...reading, texts: ['legal', 'money'] },
  },
  {
    path: paths.accessibility,
    lazy: () => import('./routes/accessibility.tsx'),
    handle: { ...reading, texts: ['accessibility'] },
  },
  {
    path: paths.login,
    lazy: () => import('./routes/auth/login.tsx'),
    handle: { ...guest, texts: ['login', 'messages'] },
  },
  {
    path: paths.register,
    lazy: () => import('./routes/auth/register.tsx'),
    handle: { ...guest, texts: ['register', 'countryPolicy', 'money', 'messages'] },
  },
  {
    path: paths.recovery,
    lazy: () => import('./routes/auth/forgot-password.tsx'),
    handle: { ...mailLink, texts: ['recovery', 'messages'] },
  },
  {
    path: paths.newPassword,
    lazy: () => import('./routes/auth/new-password.tsx'),
    handle: { ...mailLink, texts: ['recovery', 'messages'], metaKey: 'newPassword.meta' },
  },
  {
    path: paths.confirmEmail,
    lazy: () => import('./routes/auth/confirm-email.tsx'),
    handle: { ...mailLink, texts: ['confirmEmail', 'messages'] },
  },
  {
    path: emailPaths.emailChange,
    lazy: () => import('./routes/auth/email-change.tsx'),
    handle: { ...mailLink, texts: ['emailChange', 'messages'], metaKey: 'change.meta' },
  },
  {
    path: emailPaths.emailUndo,
    lazy: () => import('./routes/auth/email-undo.tsx'),
    handle: { ...mailLink, texts: ['emailChange', 'messages'], metaKey: 'undo.meta' },
  },
  {
    path: paths.profile,
    lazy: () => import('./routes/profile/profile.tsx'),
    handle: {
      ...settings,
      texts: ['profile', 'profileClubs', 'profileSecurity', 'profileAdmin', 'community', 'messages'],
    },
  },
  {
    path: `${paths.clubs}/:clubID/manage`,
    lazy: () => import('./routes/manage-club/manage-club.tsx'),
    handle: { ...settings, texts: ['manageClub', 'community', 'notFound', 'messages'] },
  },
  {
    path: paths.inbox,
    lazy: () => import('./routes/inbox/inbox.tsx'),
    handle: { ...settings, texts: ['inbox', 'community', 'messages'] },
  },
  ...(import.meta.env.IS_DEVELOPMENT_BUILD ? [designSystem] : []),
]

/** Sent with status 404 for every address that is not in the table. */
export const notFoundPage: Page = {
  path: '*',
  lazy: () => import('./routes/not-found.tsx'),
  handle: { ...reading, texts: ['notFound'], isIndexable: false },
}

/**
 * One flat list below the root, so that a page has the same position in the tree in every language: typed values survive a
 * language switch, and the German page hydrates at the address without prefix too.
 */
export function createRoutes(middlewareOf?: (page: Page) => MiddlewareFunction): RouteObject[] {
  const toRoute = (page: Page, path: string): RouteObject => ({
    id: path,
    path,
    handle: page.handle,
    lazy: page.lazy,
    ...(middlewareOf && { middleware: [middlewareOf(page)] }),
  })
  const localized = locales.flatMap((locale) => [
    ...pages.map((page) => toRoute(page, localizePath(page.path, locale))),
    toRoute(notFoundPage, `${prefixOf(locale)}/*`),
  ])
  // The error screen is on a parent route: a page whose module could not be loaded has no error boundary.
  const children = [{ id: 'pages', ErrorBoundary: ErrorScreen, children: localized }]
  return [{ id: 'root', Component: Root, ErrorBoundary: RootErrorScreen, children }]
}
