import { addLink } from './add-link.ts'
import { findLater, leaveForLater } from './leave-for-later.ts'
import { pause } from './pause.ts'
import { settleFonts } from './settle-fonts.ts'

let laidOut: Promise<void> | undefined

/** The whole styles where the reader looks, then further down, box by box. And what else can wait. */
export async function applyStyles(apply: () => Promise<unknown>) {
  await pause()
  const boxes = findLater()
  await pause()
  // Together, so that what is left for later is not painted with the styles from before.
  const layOut = leaveForLater(boxes)
  await apply()
  laidOut = layOut()
  // Named in the document, it would be asked for with the load, in the line of the largest paint.
  void addLink({ rel: 'manifest', href: '/manifest.webmanifest' })
}

/** Asks for the fonts and puts them in place: now, or when the reader acts. Out of reach: rejects. */
export async function applyFonts() {
  await settleFonts(laidOut)
}
