import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { isSeenMoving, measurePlaces, placeOf, type Places } from './places.ts'
import { fitTexts, unfitTexts } from './fit-texts.ts'
import { leaveForLater } from './leave-for-later.ts'
import { pause } from './pause.ts'

/**
 * Our fonts come after the page. A font that is put in place moves what stands behind it by a little, and by a line where
 * a word no longer fits. So it is tried, measured and, unless everything in view stays where it is, taken back before
 * anything is painted. What was taken back waits for the reader to do something: whoever acts expects a change.
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
  const layOutBelow = leaveForLater()
  await pause()
  const places = measurePlaces()
  await pause()
  // Not before the first measure: the browser lays out every text anew when it hears of a font.
  for (const face of faces) document.fonts.add(face)
  await tryInTurn(places)
  await layOutBelow()
}

async function tryInTurn(places: Places) {
  let before = places
  let act: AbortSignal | undefined
  for (const fonts of choices) {
    root.dataset.fonts = fonts
    const stays = staysInPlace(before)
    if (stays && fonts === both) return
    act ??= applyWhenUsed()
    if (stays || staysFitted(before)) return
    root.dataset.fonts = ''
    await pause()
    before = measurePlaces()
    await pause()
    // The reader was faster.
    if (act.aborted) return
  }
}

function staysFitted(before: Places): boolean {
  fitTexts(before)
  if (staysInPlace(before)) return true
  unfitTexts()
  return false
}

function staysInPlace(before: Places): boolean {
  for (const [node, was] of before) {
    const is = placeOf(node)
    if (!is || isSeenMoving(was, is)) return false
  }
  return true
}

/** Aborted as soon as the reader has done something, and both fonts are in place. */
function applyWhenUsed(): AbortSignal {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const width = innerWidth
  let pressedAt = 0
  function apply() {
    root.dataset.fonts = both
    unfitTexts()
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
