import { brand } from '@aurivane/contract/brand'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { bulletinPostPath, paths } from '@aurivane/contract/paths'
import type { TextStore } from '../i18n/text-store.ts'
import { FAQ_ANSWER_WITH_CLAIM, faqOutline, sentencesOf } from '../product/faq-outline.ts'

/** What search engines are told about a page besides its text; null for most pages. */
export function describeForMachines(
  store: TextStore,
  locale: Locale,
  path: string,
  origin: string,
): object | null {
  if (path === paths.home) return describeOrganisation(origin)
  if (path === paths.faq) return describeQuestions(store, locale)
  if (path.startsWith(`${paths.bulletinPost}/`)) return describePost(store, locale, path, origin)
  return null
}

function describeOrganisation(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    email: brand.supportEmail,
    sameAs: brand.social.map(({ url }) => url),
  }
}

function describeQuestions(store: TextStore, locale: Locale) {
  const { entries } = store.get(locale, 'faq')
  const { riskWarning } = store.get(locale, 'translation')
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faqOutline
      .flatMap(({ anchors }) => anchors)
      .map((anchor) => ({
        '@type': 'Question',
        name: entries[anchor].question,
        acceptedAnswer: {
          '@type': 'Answer',
          text: [
            ...sentencesOf(entries[anchor]),
            ...(anchor === FAQ_ANSWER_WITH_CLAIM ? [riskWarning] : []),
          ].join(' '),
        },
      })),
  }
}

function describePost(store: TextStore, locale: Locale, path: string, origin: string) {
  const slug = path.slice(bulletinPostPath('').length)
  const { post, meta } = store.get(locale, `post-${slug}`)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: meta.title,
    description: meta.description,
    ...(post.timestamp !== null && { datePublished: new Date(post.timestamp * 1000).toISOString() }),
    inLanguage: locale,
    url: origin + localizePath(path, locale),
    publisher: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
  }
}
