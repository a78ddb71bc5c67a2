import type { ListedClub } from '@aurivane/contract/club-object'
import { CLUB_LISTED_DESCRIPTION_CHARS } from '@aurivane/contract/limits'
import { CALL_MAX_MS } from '../api/call-api.ts'
import { cutName } from '../frame/cut-name.ts'
import type { ClubPage, EarlyClubs } from './early-clubs.ts'

/**
 * Draws the list as the app would, out of the samples that the app's own components drew for the document
 * (pages/clubs/club-samples.tsx): the app takes it over as it stands. Whatever is amiss rejects, before anything is drawn.
 */
export async function drawClubs() {
  const { dataset, content } = find<HTMLTemplateElement>(document, 'template[data-list]')
  const made = askFor(dataset.list ?? '').then((answer) => ({ answer, list: makeList(answer, content) }))
  const early: EarlyClubs = { made, drawn: null, isTaken: false }
  globalThis.earlyClubs = early
  const { answer, list } = await made
  if (early.isTaken) return
  show(list)
  early.drawn = answer
}

async function askFor(address: string): Promise<ClubPage> {
  const { lang } = document.documentElement
  const headers = { Accept: 'application/json', 'Accept-Language': lang }
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(CALL_MAX_MS) })
  if (!response.ok) throw new Error(response.statusText)
  return (await response.json()) as ClubPage
}

function makeList({ result, next }: ClubPage, samples: ParentNode): Element | Element[] {
  const rows = result.filter(({ state }) => state !== 'declined').map((club) => makeRow(club, samples))
  return rows.length > 0 || next ? rows : find(samples, '.empty')
}

/** Each cell is that of the sample which has the same to say. */
function makeRow({ User, description, privacy, state }: ListedClub, samples: ParentNode): Element {
  const shown = cutName(description, CLUB_LISTED_DESCRIPTION_CHARS)
  const isLike = [User, true, shown === description, privacy, state === 'verified']
  const row = find(samples, 'tbody tr').cloneNode(true) as Element
  const others = find(samples, 'tbody tr + tr').cloneNode(true) as Element
  for (const [index, cell] of [...others.children].entries()) {
    if (!isLike[index]) row.children[index]?.replaceWith(cell)
  }
  if (User) find(row, 'th').textContent = `${User.firstName} ${User.lastName}`
  find(row, '.wide span').textContent = shown
  return row
}

function show(list: Element | Element[]) {
  const table = find(document, 'main table')
  if (list instanceof Element) return table.closest('.stack')?.replaceWith(list)
  table.removeAttribute('aria-busy')
  find(table, 'tbody').replaceChildren(...list)
}

function find<Found extends Element = Element>(within: ParentNode, selector: string): Found {
  const found = within.querySelector<Found>(selector)
  if (!found) throw new Error(selector)
  return found
}
