import type { Encoding, ServedFile } from './served-file.ts'

/** The smallest form that the client understands. */
export function chooseEncoding(header: string | undefined, { bodies }: ServedFile): Encoding {
  const accepted = header ?? ''
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) && bodies.br !== undefined) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) && bodies.gzip !== undefined) return 'gzip'
  return 'identity'
}

export function isKnownTag(header: string | undefined, tag: string) {
  return (
    header
      ?.split(',')
      .some(
        (known) =>
          known.trim() === '*' || known.trim().replace(/^W\//, '').replaceAll('"', '').startsWith(tag),
      ) ?? false
  )
}
