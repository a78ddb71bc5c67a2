import { brand } from '@aurivane/contract/brand'
import { locales, type Locale } from '@aurivane/contract/locales'
import type { DocumentData } from '../boot/document-data.ts'
import { themeColors } from '../layout/theme-colors.ts'
import { preloadedFonts } from '../styles/preloaded-fonts.ts'

type Props = {
  locale: Locale
  bootScript: string
  style: string
  data: DocumentData
  sharing: Sharing
  feed: { title: string; path: string } | null
}

type Sharing = {
  isArticle: boolean
  /** The whole address of the preview picture of shared links. */
  picture: string
  /** The picture's alternative text. */
  pictureText: string
}

/** The part of the head that is the same for the whole visit, or that only crawlers read. */
export function ServerHead({ locale, bootScript, style, data, sharing, feed }: Props) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={themeColors.Light} />
      {preloadedFonts.map((file) => (
        <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {feed ? <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.path} /> : null}
      <SharingTags locale={locale} {...sharing} />
      {/* The boot script reads the data before the first paint. */}
      <DataBlock type="application/json" id="boot" data={data} />
      <script dangerouslySetInnerHTML={{ __html: bootScript }} />
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </>
  )
}

/** What a shared link shows besides title and description. Twitter takes the rest from Open Graph. */
function SharingTags({ locale, isArticle, picture, pictureText }: Sharing & { locale: Locale }) {
  return (
    <>
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocales[other]} />
        ))}
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureText} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={pictureText} />
    </>
  )
}

const openGraphLocales: Record<Locale, string> = { en: 'en_GB', it: 'it_IT', de: 'de_DE' }

/** A data block, which is not executed. */
export function DataBlock({ type, id, data }: { type: string; id?: string; data: object }) {
  // `<` could end the block early; escaped it is the same JSON.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />
}
