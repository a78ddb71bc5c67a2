import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { markAsPure, standIns, withoutAdvice } from './lean-router.ts'

const packageFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const read = (part: string) => readFileSync(join(packageFolder, 'dist/production', part), 'utf8')

describe('What is left out of the router', () => {
  it.each(Object.entries(standIns))('exports what %s exports', (part, standIn) => {
    const [, names = ''] = /^export \{ (.+) \};$/m.exec(read(part)) ?? []
    const ours = [...standIn.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    expect(names).not.toBe('')
    expect(new Set(ours)).toEqual(new Set(names.split(', ')))
  })

  it('observes only where a router is made with observers', () => {
    const router = read('lib/router/router.js')
    expect(router).toContain('if (init.instrumentations) router = instrumentClientSideRouter(')
  })

  it('are the components nobody imports, once their making is marked as harmless', () => {
    const marked = markAsPure(read('lib/dom/lib.js'))
    expect(marked).toContain('const Link = /* @__PURE__ */ React$1.forwardRef(')
    expect(marked).not.toContain('Link.displayName')
  })

  it('are the explanations of its checks, not the checks', () => {
    const utils = read('lib/router/utils.js')
    const checks = (code: string) => code.split('invariant(').length
    expect(withoutAdvice(utils).length).toBeLessThan(utils.length)
    expect(checks(withoutAdvice(utils))).toBe(checks(utils))
    expect(withoutAdvice('\tinvariant(!to.includes("#"), getInvalidPathError("#", "pathname", to));')).toBe(
      '\tinvariant(!to.includes("#"));',
    )
    expect(withoutAdvice('\tinvariant(isAbsolute(path, base), `No "${path}"`);')).toBe(
      '\tinvariant(isAbsolute(path, base));',
    )
  })
})
