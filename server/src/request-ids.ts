import { randomBytes, randomUUID } from 'node:crypto'

/** The last group of an id, in hexadecimal digits. */
const GROUP_CHARS = 12
const IDS_PER_POOL = 512

/**
 * Random ids in the form of version 4 UUIDs. Neighbours share all but their last 48 bits: `randomUUID` puts each id together from
 * twenty pieces, which cost more than anything else that an answer says (docs/decisions/0058-heads-from-ready-lines.md).
 */
export function makeRequestIds(): () => string {
  let beginning = ''
  let digits = ''
  let at = 0
  return () => {
    if (at === digits.length) {
      beginning = randomUUID().slice(0, -GROUP_CHARS)
      digits = randomBytes((IDS_PER_POOL * GROUP_CHARS) / 2).toString('hex')
      at = 0
    }
    at += GROUP_CHARS
    return beginning + digits.slice(at - GROUP_CHARS, at)
  }
}
