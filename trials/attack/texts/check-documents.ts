import type { Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import { ask } from '../http-client.ts'
import type { Community } from './plant-community.ts'

/** Traces of a text that was taken for markup; in JSON and in text the signs are escaped. */
const markup =
  /<img src=x|<svg onload|<script>(?:parent\.)?pwned|<iframe srcdoc|<img[^>]+evil\.example|<b id=pwned|[^\\]" ?onmouseover=pwned/i
/** An attribute of an element, not the text inside of another attribute. */
const forbiddenLink =
  /<[a-z]+(?:\s+[\w:-]+(?:="[^"]*")?)*\s+(?:href|src|action)\s*=\s*["']?\s*(?:javascript|data:text|vbscript|file:)/i
const REL = 'noopener noreferrer nofollow ugc'

/** What a text did to a document, as a list. */
export function findMarkup(html: string): string[] {
  return [markup, forbiddenLink].flatMap((pattern) => {
    const found = pattern.exec(html)
    return found ? [`${found[0]} in …${html.slice(Math.max(0, found.index - 60), found.index + 120)}…`] : []
  })
}

/** The pages as the server renders them, in three languages. */
export async function checkDocuments(ledger: Ledger, site: Site, communities: readonly Community[]) {
  const findings: string[] = []
  let looked = 0
  for (const { payload, clubID, closedID } of communities) {
    const paths = [clubID, closedID].flatMap((id) => [`/clubs/${id}`, `/it/clubs/${id}`, `/ge/clubs/${id}`])
    for (const path of [...paths, '/clubs', `/clubs?country=${encodeURIComponent(payload)}`]) {
      const { status, text } = await ask(site.url, 'GET', path)
      looked += 1
      if (status !== 200) findings.push(`${path} answered ${status}`)
      findings.push(...findMarkup(text).map((trace) => `${path}: ${trace}`))
      if (path === `/clubs/${clubID}`) findings.push(...checkLinks(text))
    }
  }
  ledger.note('user texts in the documents of clubs', looked, findings, 'three languages')
}

/** Links that people wrote are marked as theirs. */
function checkLinks(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="https:\/\/(?:evil\.example|example\.com)[^>]*>/g)]
  if (links.length < 2) return ['the links of the club are missing']
  return links.filter(([link]) => !link.includes(REL)).map(([link]) => `${link} without rel`)
}
