import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { BUNDLE_PARAMETERS, compiledFileOf, loadBundle } from './load-bundle.ts'

const folder = mkdtempSync(join(tmpdir(), 'aurivane-bundle-'))
const file = join(folder, 'bundle.cjs')
const bundle = (said: string) =>
  `(function (${BUNDLE_PARAMETERS.join(', ')}) { exports.say = () => '${said}'; exports.place = bundleUrl })`
const load = () => loadBundle<{ say: () => string; place: string }>(file)

beforeEach(() => {
  rmSync(compiledFileOf(file), { force: true })
  writeFileSync(file, bundle('first'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('A bundle', () => {
  it('needs nothing compiled, and knows where it is', () => {
    const { exports, wasCompiled } = load()
    expect({ said: exports.say(), wasCompiled }).toEqual({ said: 'first', wasCompiled: false })
    expect(exports.place).toMatch(/^file:.*bundle\.cjs$/)
  })

  it('is loaded with what was compiled of it', () => {
    writeFileSync(compiledFileOf(file), load().compile())
    const { exports, wasCompiled } = load()
    expect({ said: exports.say(), wasCompiled }).toEqual({ said: 'first', wasCompiled: true })
  })

  it('is never loaded with what was compiled of another one of the same length', () => {
    const first = load()
    first.exports.say()
    writeFileSync(compiledFileOf(file), first.compile())
    writeFileSync(file, bundle('other'))
    const { exports, wasCompiled } = load()
    expect({ said: exports.say(), wasCompiled }).toEqual({ said: 'other', wasCompiled: false })
  })

  it('is loaded without what was damaged', () => {
    const compiled = load().compile()
    compiled.writeUInt8(compiled.readUInt8(compiled.length - 1) ^ 1, compiled.length - 1)
    writeFileSync(compiledFileOf(file), compiled)
    expect(load().wasCompiled).toBe(false)
  })
})
