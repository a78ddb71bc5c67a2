import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { constants, Script } from 'node:vm'
import { crc32 } from 'node:zlib'

/** The bundle is the text of one function with these parameters (scripts/build.ts), in plain ASCII. */
export const BUNDLE_PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname', 'bundleUrl']

const SEAL_BYTES = 8

export function compiledFileOf(bundle: string) {
  return `${bundle}.compiled`
}

export type Bundle<Exports> = {
  exports: Exports
  /** Whether what was compiled earlier could be used. */
  wasCompiled: boolean
  /** All that is compiled by now, for `compiledFileOf`. */
  compile(): Buffer
}

/**
 * Loads a bundle with what V8 made of it when it last ran (docs/decisions/0063-the-start-is-rehearsed-by-the-build.md): also
 * what is called after loading need not be compiled again, unlike with the cache that Node.js keeps for modules.
 */
export function loadBundle<Exports>(file: string): Bundle<Exports> {
  const source = readFileSync(file)
  const script = new Script(source.toString('latin1'), {
    filename: file,
    cachedData: readCompiled(file, source),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  const module = { exports: {} }
  const run = script.runInThisContext() as (...parameters: unknown[]) => void
  run(module.exports, createRequire(file), module, file, dirname(file), pathToFileURL(file).href)
  const compile = () => {
    const code = script.createCachedData()
    return Buffer.concat([sealOf(source, code), code])
  }
  return { exports: module.exports as Exports, wasCompiled: script.cachedDataRejected === false, compile }
}

/** V8 itself looks at little more than the length of the source. */
function readCompiled(file: string, source: Buffer): Buffer | undefined {
  if (!existsSync(compiledFileOf(file))) return undefined
  const sealed = readFileSync(compiledFileOf(file))
  const code = sealed.subarray(SEAL_BYTES)
  return sealed.subarray(0, SEAL_BYTES).equals(sealOf(source, code)) ? code : undefined
}

function sealOf(source: Buffer, code: Buffer): Buffer {
  const sums = Buffer.alloc(SEAL_BYTES)
  sums.writeUInt32LE(crc32(source), 0)
  sums.writeUInt32LE(crc32(code), 4)
  return sums
}
