import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../project.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-lint-'))
  cpSync(`${root}.oxlintrc.json`, join(folder, '.oxlintrc.json'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Lints one file with the project's own rules and answers what the linter said. */
function lint(file: string, content: string): string {
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  writeFileSync(join(folder, file), content)
  const { stdout } = spawnSync(`${root}node_modules/.bin/oxlint`, [file], { cwd: folder, encoding: 'utf8' })
  return stdout
}

function lines(count: number, line = 'export {}') {
  return Array.from({ length: count }, () => line).join('\n')
}

describe('The lint rules', () => {
  it('let a file of 350 lines pass and fail on one of 351', () => {
    expect(lint('api/src/a.ts', lines(350))).not.toContain('max-lines')
    expect(lint('api/src/a.ts', lines(351))).toContain('max-lines')
  })

  it('fail on a function of more than 60 lines, in tsx of more than 90', () => {
    const longFunction = (count: number) => `export function work() {\n${lines(count - 2, '  void 0')}\n}`
    expect(lint('api/src/a.ts', longFunction(60))).not.toContain('max-lines-per-function')
    expect(lint('api/src/a.ts', longFunction(61))).toContain('max-lines-per-function')
    expect(lint('web/app/a.tsx', longFunction(90))).not.toContain('max-lines-per-function')
    expect(lint('web/app/a.tsx', longFunction(91))).toContain('max-lines-per-function')
  })

  it('fail on product text in JSX', () => {
    expect(lint('web/app/a.tsx', 'export function A() {\n  return <p>Welcome to the club</p>\n}')).toContain(
      'jsx-no-literals',
    )
    expect(
      lint('web/app/a.tsx', 'export function A({ text }: { text: string }) {\n  return <p>{text}</p>\n}'),
    ).not.toContain('jsx-no-literals')
  })

  it('fail on a hook that is called under a condition', () => {
    const component = (call: string) =>
      `import { useId } from 'react'\nexport function A({ on }: { on: boolean }) {\n  ${call}\n  return <p id={id} />\n}`
    expect(lint('web/app/a.tsx', component("const id = on ? useId() : ''"))).toContain('rules-of-hooks')
    expect(lint('web/app/a.tsx', component('const id = useId()'))).not.toContain('rules-of-hooks')
  })

  it('fail on any, on a silenced compiler, on a default export and on a narrowed test', () => {
    // Samples of what the rules must find: as text, so that nothing is turned off here.
    expect(lint('api/src/a.ts', 'export const a: any = 1')).toContain('no-explicit-any')
    expect(lint('api/src/a.ts', '// @ts-ignore\nexport const a = 1')).toContain('ban-ts-comment')
    expect(lint('api/src/a.ts', 'export default 1')).toContain('no-default-export')
    const narrowed = "import { expect, it } from 'vitest'\nit.only('a', () => expect(1).toBe(1))"
    expect(lint('api/src/a.test.ts', narrowed)).toContain('no-focused-tests')
  })
})
