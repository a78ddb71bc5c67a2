import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales, type Locale } from '@aurivane/contract/locales'
import { root } from '../project.ts'
import { fixedTexts, longWordLetters, sentenceWords } from './readability-budgets.ts'

export type TextFile = { locale: Locale; file: string; texts: string[] }
export type Readability = {
  locale: Locale
  file: string
  words: number
  sentences: number
  /** Words per sentence. */
  average: number
  longest: number
  /** Share of long words, in percent. */
  longWords: number
  tooLong: string[]
}

/** Every text a person reads: pages, messages, notices, mails and posts. */
export async function readTextFiles(): Promise<TextFile[]> {
  const files = await Promise.all(locales.map(readLocale))
  return files.flat()
}

async function readLocale(locale: Locale): Promise<TextFile[]> {
  const modules = [
    ...globSync(`web/app/texts/${locale}/*.ts`, { cwd: root }).toSorted(),
    `contract/src/messages/${locale}.ts`,
    `contract/src/notices/${locale}.ts`,
    `api/src/mail/templates/texts/${locale}.ts`,
  ]
  const read = modules.map(async (file) => {
    const module: unknown = await import(pathToFileURL(join(root, file)).href)
    return { locale, file, texts: collectStrings(module) }
  })
  const posts = globSync(`web/content/bulletin/*/${locale}.md`, { cwd: root }).toSorted()
  const written = posts.map((file) => ({ locale, file, texts: readPost(join(root, file)) }))
  return [...(await Promise.all(read)), ...written]
}

function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectStrings) : []
}

/** The lines of a post without front matter and Markdown marks. */
function readPost(file: string): string[] {
  const [, , ...body] = readFileSync(file, 'utf8').split(/^---$/m)
  return body
    .join('')
    .split('\n')
    .map((line) =>
      line
        .replace(/^(#+|-|\d+\.)\s/, '')
        .replaceAll('**', '')
        .replaceAll(/\]\([^)]*\)|\[/g, ''),
    )
    .filter((line) => line.trim() !== '')
}

/** The dot of a German date, as in “1. Mai”, does not end a sentence. */
const germanDate =
  /(\d)\.(?= (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))/g

export function splitSentences(text: string): string[] {
  return text
    .replaceAll(/<\/?[\w-]+>/g, '')
    .replaceAll(germanDate, '$1')
    .split(/(?<=[.!?…][”“»)]?)\s+(?=[\p{Lu}\p{N}„“«{])/u)
    .filter((sentence) => countWords(sentence) > 0)
}

export function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

export function measure({ locale, file, texts }: TextFile): Readability {
  const sentences = texts.flatMap(splitSentences)
  const lengths = sentences.filter((sentence) => !fixedTexts.includes(sentence)).map(countWords)
  const words = lengths.reduce((sum, length) => sum + length, 0)
  const pieces = texts.flatMap(
    (text) => text.replaceAll(/<\/?[\w-]+>|\{\{\w+\}\}|\S*[@/]\S*/g, ' ').match(/\p{L}+/gu) ?? [],
  )
  const long = pieces.filter((word) => word.length > longWordLetters[locale])
  const limit = sentenceWords[basename(file, '.ts')] ?? sentenceWords.default
  return {
    locale,
    file,
    words,
    sentences: sentences.length,
    average: round(words / lengths.length),
    longest: Math.max(...lengths),
    longWords: round((100 * long.length) / pieces.length),
    tooLong: sentences.filter((sentence) => countWords(sentence) > limit && !fixedTexts.includes(sentence)),
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

if (import.meta.main) {
  const measured = (await readTextFiles()).map(measure)
  console.table(measured.map(({ tooLong, ...row }) => ({ ...row, tooLong: tooLong.length })))
  for (const { file, tooLong } of measured)
    for (const sentence of tooLong) console.log(`${file}: ${sentence}`)
  process.exitCode = measured.some(({ tooLong }) => tooLong.length > 0) ? 1 : 0
}
