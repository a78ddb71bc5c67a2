/** Paths of the pages, without language prefix. */
export const paths = {
  home: '/',
  aboutUs: '/aboutus',
  howThisWorks: '/how-this-works',
  whatIsForex: '/what-is-forex',
  countries: '/countries',
  portfolios: '/portfolios',
  clubs: '/clubs',
  bulletin: '/bulletin',
  bulletinPost: '/bulletinPost',
  faq: '/faq',
  glossary: '/glossary',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  legal: '/legal',
  accessibility: '/accessibility',
  partners: '/partners',
  help: '/help',
  login: '/login',
  register: '/register',
  recovery: '/auth/account-recovery',
  newPassword: '/auth/account-recovery/verifyCode',
  confirmEmail: '/auth/confirmemail',
  profile: '/profile',
  inbox: '/inbox',
} as const

/** Pages that only links of mails lead to. */
export const emailPaths = {
  emailChange: '/auth/email-change',
  emailUndo: '/auth/email-undo',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** Without a `uid` cookie these redirect to the login page, on the server and in the app alike. */
export const gatedPaths: readonly string[] = [paths.portfolios, paths.profile, paths.inbox]

export function clubPath(clubID: number) {
  return `${paths.clubs}/${clubID}`
}

export function manageClubPath(clubID: number) {
  return `${clubPath(clubID)}/manage`
}

export function bulletinPostPath(slug: string) {
  return `${paths.bulletinPost}/${slug}`
}

/**
 * One slash between segments and none at the end. Browsers read `//evil.example` and `/\evil.example` as another host, so
 * every redirect and link that is made from a path goes through here. Linear in the length of the path.
 */
export function normalizePath(pathname: string): string {
  return `/${pathname
    .split(/[/\\]/)
    .filter((segment) => segment !== '')
    .join('/')}`
}
