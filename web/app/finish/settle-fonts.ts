import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import rules from './fonts.css?inline'
import { findParts, isFar, isSeenMoving, measurePlaces, type Places } from './places.ts'
import { fitTexts, isFitted, unfitTexts } from './fit-texts.ts'
import { findLater, leaveForLater } from './leave-for-later.ts'
import { pause } from './pause.ts'

/**
 * Our fonts come after the page. A font that is put in place moves what stands behind it by a little, and by a line where
 * a word no longer fits. So it is tried, measured and, unless everything in view stays where it is, taken back before
 * anything is painted; part by part, since a whole view takes longer than a reader should wait for an answer. What was
 * taken back waits for the reader to do something: whoever acts expects a change.
 */
const files = { 'Instrument Sans': instrument, 'Brygada 1918': brygada }
const both = 'text display'
/** The best first: where both faces move something, one of them may still fit. */
const choices = [both, 'display', 'text']

/** Browsers forgive shifts within 500 ms of a press or a key; a click may follow its press late. */
const FORGIVEN_MS = 400

const root = document.documentElement

/** Asks for the fonts, waits for what must be over before, and tries them. */
export async function settleFonts(before?: Promise<void>) {
  const faces = Object.entries(files).map(
    ([family, file]) => new FontFace(family, `url(${file})`, { weight: '400 700' }),
  )
  await Promise.all([before, ...faces.map((face) => face.load())])
  const below = findLater()
  const layOutBelow = leaveForLater(below)
  await pause()
  const parts = [...findParts(), ...below.map(([box]) => box).filter(isLaidOut)]
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
  for (const face of faces) document.fonts.add(face)
  // The browser lays out every text anew when it hears of a font: asked for a place it does so now, and not with the first part.
  root.getBoundingClientRect()
  await tryInTurn(parts)
  await layOutBelow()
}

/** Browsers skip only what lies further below than this. Left to the root's turn, all of it would be laid out in one task. */
const SKIPPED_SCREENS = 2.5

function isLaidOut(box: HTMLElement) {
  return box.getBoundingClientRect().top < SKIPPED_SCREENS * innerHeight
}

async function tryInTurn(parts: HTMLElement[]) {
  let act: AbortSignal | undefined
  for (const fonts of choices) {
    const stays = await staysWith(fonts, parts, act)
    // The reader was faster.
    if (act?.aborted) return
    if (stays && fonts === both && !isFitted()) return
    act ??= applyWhenUsed(parts)
    if (stays) return
  }
}

/** At last on the root: whatever is in no part, and all that comes later, gets the font from there. */
async function staysWith(fonts: string, parts: HTMLElement[], act?: AbortSignal): Promise<boolean> {
  for (const part of [...parts, root]) {
    await pause()
    if (act?.aborted) return false
    const before = measurePlaces(part)
    part.dataset.fonts = fonts
    if (staysInPlace(before) || staysFitted(before)) continue
    takeBack(parts)
    return false
  }
  return true
}

function staysFitted(before: Places): boolean {
  fitTexts(before)
  return staysInPlace(before)
}

function staysInPlace({ box, bottom, nodes }: Places): boolean {
  for (const [node, was] of nodes) if (isSeenMoving(node, was)) return false
  // What comes after a box that ends below the view is not seen.
  const seenUntil = (end: number) => Math.min(end, innerHeight)
  return !isFar(seenUntil(bottom), seenUntil(box.getBoundingClientRect().bottom))
}

function takeBack(parts: HTMLElement[], fonts = '') {
  root.dataset.fonts = fonts
  for (const { dataset } of parts) delete dataset.fonts
  unfitTexts()
}

/** Aborted as soon as the reader has done something, and both fonts are in place. */
function applyWhenUsed(parts: HTMLElement[]): AbortSignal {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const width = innerWidth
  let pressedAt = 0
  function apply() {
    takeBack(parts, both)
    listening.abort()
  }
  addEventListener('keydown', apply, options)
  addEventListener('mousedown', () => (pressedAt = performance.now()), options)
  // After the press, not with it: what is pressed must not move away from under the finger.
  addEventListener('click', () => performance.now() - pressedAt < FORGIVEN_MS && apply(), options)
  // Everything finds a new place anyway; a bar of the browser that comes or goes changes the height only.
  addEventListener('resize', () => innerWidth !== width && apply(), options)
  return listening.signal
}
