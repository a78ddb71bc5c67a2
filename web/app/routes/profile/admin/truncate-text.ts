import { cutName } from '../../../layout/cut-name.ts'

const SHOWN_CHARS = 160
const SHOWN_LINES = 4
/** Texts up to this length are shown in full. */
const WHOLE_CHARS = 220

/** The first words of a long text, or the text itself. */
export function truncateText(text: string): string {
  const lines = text.split('\n')
  const first = lines.slice(0, SHOWN_LINES).join('\n')
  if (text.length <= WHOLE_CHARS && lines.length <= SHOWN_LINES + 1) return text
  const cut = cutName(first, SHOWN_CHARS)
  return cut === first ? first.trimEnd() : cut.replace(/\s+\S*$/, '')
}
