import { brand } from '@aurivane/contract/brand'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { bulletinPostPath, paths } from '@aurivane/contract/paths'
import type { Promotion } from '@aurivane/contract/promotion'
import type { i18n as I18n } from 'i18next'
import type { BlogPosting, BreadcrumbList, FAQPage, Graph, Organization, Thing, WebSite } from 'schema-dts'
import { faqOutline, sentencesOf } from '../features/faq-outline.ts'
import { isMoneyAnswer, moneyAnswers, statedAbout } from '../features/money-section.tsx'
import { writeRiskSentences } from '../features/risk-sentences.ts'
import { fillSupport, supportEmail } from '../features/support-email.ts'
import type { FaqAnchor } from '../texts/faq-entry.ts'
import type { PageHeadFacts } from './page-head.tsx'

type Subject = {
  i18n: I18n
  locale: Locale
  promotion: Promotion
  path: string
  head: PageHeadFacts
  origin: string
  /** The page's preview picture, below the origin. */
  picture: string
}

/** Structured data of a page; none for pages that are not indexed. */
export function describeForMachines(subject: Subject): Graph | null {
  if (!subject.head.isIndexable) return null
  return { '@context': 'https://schema.org', '@graph': listThings(subject) }
}

function listThings(subject: Subject): Thing[] {
  const { path } = subject
  if (path === paths.home) return [describeOrganisation(subject), describeSite(subject)]
  if (path === paths.faq) return [describeQuestions(subject), describePlace(subject)]
  if (isPost(path)) return [describePost(subject), describePlace(subject)]
  return [describePlace(subject)]
}

function describeOrganisation({ origin }: Subject): Organization {
  return {
    '@type': 'Organization',
    '@id': organisationOf(origin),
    name: brand.name,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icons/icon-512.png`, width: '512', height: '512' },
    email: supportEmail(),
    sameAs: brand.social.map(({ url }) => url),
  }
}

function describeSite({ locale, origin, head }: Subject): WebSite {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: origin + head.canonical,
    description: head.description,
    inLanguage: locale,
    publisher: { '@id': organisationOf(origin) },
  }
}

/** The breadcrumb: pages below the home page, posts below the bulletin, clubs below their list. */
function describePlace({ i18n, locale, path, head, origin }: Subject): BreadcrumbList {
  const url = (other: string) => origin + localizePath(other, locale)
  const t = i18n.getFixedT(locale, 'frame')
  const steps = [
    { name: t('nav.home'), item: url(paths.home) },
    ...(isPost(path) ? [{ name: t('nav.bulletin'), item: url(paths.bulletin) }] : []),
    ...(path.startsWith(`${paths.clubs}/`) ? [{ name: t('nav.clubs'), item: url(paths.clubs) }] : []),
    { name: head.name, item: origin + head.canonical },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
  }
}

function describeQuestions({ i18n, locale, promotion }: Subject): FAQPage {
  const entries = i18n.getFixedT(locale, 'faq')('entries', { returnObjects: true })
  const { first, long } = writeRiskSentences(i18n.getFixedT(locale, 'translation'), locale, promotion)
  const warning = promotion === 'off' ? undefined : [first, long].filter(Boolean).join(' ')
  const answerOf = (anchor: FaqAnchor) =>
    (isMoneyAnswer(anchor) ? statedAbout(moneyAnswers[anchor].section, locale) : null) ??
    sentencesOf(entries[anchor], warning).map(fillSupport)
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faqOutline
      .flatMap(({ anchors }) => anchors)
      .map((anchor) => ({
        '@type': 'Question',
        name: entries[anchor].question,
        acceptedAnswer: {
          '@type': 'Answer',
          text: answerOf(anchor).join(' '),
        },
      })),
  }
}

function describePost({ i18n, locale, path, head, origin, picture }: Subject): BlogPosting {
  const slug = path.slice(bulletinPostPath('').length)
  const post = i18n.getFixedT(locale, `post-${slug}`)('post', { returnObjects: true })
  const organization: Organization = {
    '@type': 'Organization',
    '@id': organisationOf(origin),
    name: brand.name,
    url: `${origin}/`,
  }
  return {
    '@type': 'BlogPosting',
    headline: head.name,
    description: head.description,
    ...(post.timestamp !== null && { datePublished: new Date(post.timestamp * 1000).toISOString() }),
    inLanguage: locale,
    url: origin + head.canonical,
    mainEntityOfPage: origin + head.canonical,
    image: origin + picture,
    // Posts have no personal author: the organisation is named instead.
    author: organization,
    publisher: organization,
  }
}

function isPost(path: string): boolean {
  return path.startsWith(`${paths.bulletinPost}/`)
}

function organisationOf(origin: string): string {
  return `${origin}/#organisation`
}
