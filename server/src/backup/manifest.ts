import * as z from 'zod'
import { BackupError } from './backup-error.ts'

export const MANIFEST = 'manifest.json'
export const FORMAT = 1

const manifest = z.object({
  product: z.literal('aurivane'),
  format: z.number(),
  madeAt: z.iso.datetime(),
  /** Major version: another one cannot read these files. */
  postgres: z.string(),
  /** The newest migration in this backup. */
  newestMigration: z.number(),
  hasSecretKey: z.boolean(),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
})

/** The manifest, the last file of a backup: its format and versions, and length and checksum of every other file. */
export type Manifest = z.infer<typeof manifest>
export type Sums = Record<string, { bytes: number; sha256: string }>

export function parseManifest(text: string): Manifest {
  const parsed = manifest.safeParse(parseJson(text))
  if (!parsed.success) throw new BackupError('This file is no backup of Aurivane')
  if (parsed.data.format !== FORMAT) {
    throw new BackupError(
      `This backup has format ${parsed.data.format}, made by another release; this one reads format ${FORMAT}`,
    )
  }
  return parsed.data
}

/** The first file that differs from the manifest. */
export function findDamage({ files }: Manifest, found: Sums): string | null {
  for (const name of new Set([...Object.keys(files), ...Object.keys(found)])) {
    if (!found[name]) return `${name} is missing`
    if (!files[name]) return `${name} does not belong to it`
    if (files[name].sha256 !== found[name].sha256) return `${name} has changed`
  }
  return null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
