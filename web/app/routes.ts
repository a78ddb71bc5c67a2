import { paths } from '@aurivane/contract/paths'
import type { Namespace } from './texts/texts.ts'

export type Page = {
  /** Without language prefix; `:slug` stands for one file per bulletin post. */
  path: string
  /** The module that draws it: its one export whose name ends in `Page`. */
  load: () => Promise<object>
  /** Namespaces besides `translation` and `frame`; the first one holds the page's `meta`. */
  texts: readonly [Namespace, ...Namespace[]]
  /** Where the page's title and description stand in that namespace, if not under `meta`. */
  metaKey?: string
  /** `gated` pages send strangers to the login page; `guest` pages send members home. */
  access: 'public' | 'gated' | 'guest'
  isIndexable: boolean
  /** Not where people type passwords or see their own data. */
  hasTicker: boolean
}

const reading = { access: 'public', isIndexable: true, hasTicker: true } as const
const members = { access: 'gated', isIndexable: false, hasTicker: true } as const
const mailLink = { access: 'public', isIndexable: false, hasTicker: false } as const
const guest = { access: 'guest', isIndexable: false, hasTicker: false } as const
const settings = { access: 'gated', isIndexable: false, hasTicker: false } as const

/** Every piece of furniture in both themes, for those who build the site: `npm run dev` has it, `npm start` does not. */
const designSystem: Page = {
  path: '/dev/design-system',
  texts: ['designSystem'],
  load: () => import('./pages/dev/design-system.tsx'),
  ...reading,
  isIndexable: false,
}

/** The whole site. Every page exists in every language, English without prefix: docs/decisions/0006. */
export const pages: readonly Page[] = [
  { path: paths.home, texts: ['home'], load: () => import('./pages/home.tsx'), ...reading },
  { path: paths.aboutUs, texts: ['aboutUs'], load: () => import('./pages/about-us.tsx'), ...reading },
  {
    path: paths.howThisWorks,
    texts: ['howThisWorks'],
    load: () => import('./pages/how-this-works.tsx'),
    ...reading,
  },
  {
    path: paths.whatIsForex,
    texts: ['whatIsForex'],
    load: () => import('./pages/what-is-forex.tsx'),
    ...reading,
  },
  { path: paths.countries, texts: ['countries'], load: () => import('./pages/countries.tsx'), ...reading },
  { path: paths.portfolios, texts: ['portfolios'], load: () => import('./pages/portfolios.tsx'), ...members },
  { path: paths.clubs, texts: ['clubs'], load: () => import('./pages/clubs.tsx'), ...reading },
  {
    path: paths.bulletin,
    texts: ['bulletin', 'bulletinPosts'],
    load: () => import('./pages/bulletin.tsx'),
    ...reading,
  },
  {
    path: `${paths.bulletinPost}/:slug`,
    texts: ['post-:slug', 'bulletinPost', 'bulletin'],
    load: () => import('./pages/bulletin-post.tsx'),
    ...reading,
  },
  { path: paths.faq, texts: ['faq'], load: () => import('./pages/faq.tsx'), ...reading },
  {
    path: paths.contact,
    texts: ['contact', 'messages'],
    load: () => import('./pages/contact.tsx'),
    ...reading,
  },
  { path: paths.help, texts: ['help', 'faq'], load: () => import('./pages/help.tsx'), ...reading },
  { path: paths.partners, texts: ['partners'], load: () => import('./pages/partners.tsx'), ...reading },
  { path: paths.terms, texts: ['terms'], load: () => import('./pages/terms.tsx'), ...reading },
  { path: paths.privacy, texts: ['privacy'], load: () => import('./pages/privacy.tsx'), ...reading },
  {
    path: paths.accessibility,
    texts: ['accessibility'],
    load: () => import('./pages/accessibility.tsx'),
    ...reading,
  },
  { path: paths.login, texts: ['login', 'messages'], load: () => import('./pages/auth/login.tsx'), ...guest },
  {
    path: paths.register,
    texts: ['register', 'messages'],
    load: () => import('./pages/auth/register.tsx'),
    ...guest,
  },
  {
    path: paths.recovery,
    texts: ['recovery', 'messages'],
    load: () => import('./pages/auth/forgot-password.tsx'),
    ...mailLink,
  },
  {
    path: paths.newPassword,
    texts: ['recovery', 'messages'],
    metaKey: 'newPassword.meta',
    load: () => import('./pages/auth/new-password.tsx'),
    ...mailLink,
  },
  {
    path: paths.confirmEmail,
    texts: ['confirmEmail', 'messages'],
    load: () => import('./pages/auth/confirm-email.tsx'),
    ...mailLink,
  },
  {
    path: paths.profile,
    texts: ['profile', 'profileClubs', 'profileAdmin', 'messages'],
    load: () => import('./pages/profile/profile.tsx'),
    ...settings,
  },
  ...(import.meta.env.IS_DEVELOPMENT_BUILD ? [designSystem] : []),
]

/** Sent with status 404 for every address that is not in the table. */
export const notFoundPage: Page = {
  path: '*',
  texts: ['notFound'],
  load: () => import('./pages/not-found.tsx'),
  ...reading,
  isIndexable: false,
}
