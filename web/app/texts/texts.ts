import type { Messages } from '@aurivane/contract/messages/messages'
import type { Post, PostSummary } from '../features/post.ts'
import type { aboutUs } from './en/about-us.ts'
import type { accessibility } from './en/accessibility.ts'
import type { bulletinPost } from './en/bulletin-post.ts'
import type { bulletin } from './en/bulletin.ts'
import type { club } from './en/club.ts'
import type { clubs } from './en/clubs.ts'
import type { community } from './en/community.ts'
import type { confirmEmail } from './en/confirm-email.ts'
import type { contact } from './en/contact.ts'
import type { countryPolicy } from './en/country-policy.ts'
import type { countries } from './en/countries.ts'
import type { designSystem } from './en/design-system.ts'
import type { emailChange } from './en/email-change.ts'
import type { errorScreen } from './en/error-screen.ts'
import type { faq } from './en/faq.ts'
import type { figures } from './en/figures.ts'
import type { frame } from './en/frame.ts'
import type { glossary } from './en/glossary.ts'
import type { help } from './en/help.ts'
import type { home } from './en/home.ts'
import type { howThisWorks } from './en/how-this-works.ts'
import type { inbox } from './en/inbox.ts'
import type { legal } from './en/legal.ts'
import type { login } from './en/login.ts'
import type { manageClub } from './en/manage-club.ts'
import type { money } from './en/money.ts'
import type { notFound } from './en/not-found.ts'
import type { outlook } from './en/outlook.ts'
import type { partners } from './en/partners.ts'
import type { portfolios } from './en/portfolios.ts'
import type { privacy } from './en/privacy.ts'
import type { profileAdmin } from './en/profile-admin.ts'
import type { profileClubs } from './en/profile-clubs.ts'
import type { profileSecurity } from './en/profile-security.ts'
import type { profile } from './en/profile.ts'
import type { recovery } from './en/recovery.ts'
import type { register } from './en/register.ts'
import type { terms } from './en/terms.ts'
import type { translation } from './en/translation.ts'
import type { whatIsForex } from './en/what-is-forex.ts'

/** Every namespace and the shape of its texts. English gives the shape; Italian and German are typed by it. */
export type Texts = {
  translation: typeof translation
  frame: typeof frame
  errorScreen: typeof errorScreen
  messages: Messages
  home: typeof home
  aboutUs: typeof aboutUs
  howThisWorks: typeof howThisWorks
  figures: typeof figures
  whatIsForex: typeof whatIsForex
  countries: typeof countries
  /** On two pages. */
  countryPolicy: typeof countryPolicy
  portfolios: typeof portfolios
  /** On two pages. */
  outlook: typeof outlook
  clubs: typeof clubs
  club: typeof club
  community: typeof community
  bulletin: typeof bulletin
  bulletinPost: typeof bulletinPost
  /** Made from content/bulletin: the list, and one namespace for each post. */
  bulletinPosts: { posts: PostSummary[] }
  [post: `post-${string}`]: { meta: { title: string; description: string }; post: Post }
  /** Made from web/content/bulletin by the build: the list, and one namespace per post. */
  faq: typeof faq
  /** On several pages. */
  money: typeof money
  glossary: typeof glossary
  contact: typeof contact
  help: typeof help
  partners: typeof partners
  terms: typeof terms
  privacy: typeof privacy
  legal: typeof legal
  accessibility: typeof accessibility
  notFound: typeof notFound
  login: typeof login
  register: typeof register
  recovery: typeof recovery
  confirmEmail: typeof confirmEmail
  emailChange: typeof emailChange
  profile: typeof profile
  profileClubs: typeof profileClubs
  profileSecurity: typeof profileSecurity
  profileAdmin: typeof profileAdmin
  inbox: typeof inbox
  manageClub: typeof manageClub
  designSystem: typeof designSystem
}

export type Namespace = keyof Texts

/** On every page, whatever else it says. */
export const everywhere = ['translation', 'frame', 'errorScreen'] as const satisfies readonly Namespace[]
