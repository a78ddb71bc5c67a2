import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../project.ts'
import type { Step } from './run-step.ts'
import { commands, steps } from './steps.ts'

/** Listing starts processes, one of which loads every browser test. */
const LISTING_MAX_MS = 60_000

type Listed = { file: string; test: string; project: string }
type Suite = {
  suites?: Suite[]
  specs?: { file: string; line: number; title: string; tests: { projectName: string }[] }[]
}

function run(program: string, ...parameters: string[]): string {
  return execFileSync(program, parameters, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}` },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Which files each project runs, as vitest itself lists them. */
function listVitest(): Listed[] {
  const listed = JSON.parse(run('vitest', 'list', '--filesOnly', '--json')) as {
    file: string
    projectName: string
  }[]
  return listed.map(({ file, projectName }) => {
    const path = file.replace(root, '')
    return { file: path, test: path, project: projectName }
  })
}

/** Which tests each project runs, as Playwright itself lists them. */
function listPlaywright(): Listed[] {
  const options = ['--config', 'e2e/playwright.config.ts', '--list', '--reporter=json']
  const { suites } = JSON.parse(run('playwright', 'test', ...options)) as { suites: Suite[] }
  return suites.flatMap(listSuite)
}

function listSuite({ specs = [], suites = [] }: Suite): Listed[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName }) => ({
      file: `e2e/${file}`,
      test: `e2e/${file}:${line} ${title}`,
      project: projectName,
    })),
  )
  return [...own, ...suites.flatMap(listSuite)]
}

function projectOf(step: Step): string | null {
  if ('vitest' in step) return step.vitest
  return 'playwright' in step ? step.playwright : null
}

function commandsOf(project: string): string[] {
  return Object.entries(commands)
    .filter(([, stages]) => stages.flat(2).some((name) => projectOf(steps[name]) === project))
    .map(([command]) => command)
}

describe('npm test and npm run test:matrix', () => {
  let listed: Listed[]
  beforeAll(() => {
    listed = [...listVitest(), ...listPlaywright()]
  }, LISTING_MAX_MS)

  it('run every step once, in one of the two', () => {
    const run = Object.values(commands).flatMap((stages) => stages.flat(2))
    expect(run.toSorted()).toEqual(Object.keys(steps).toSorted())
  })

  it('run every test file, and all tests of a file without browser in one project', () => {
    const projects = new Map<string, Set<string>>()
    for (const { file, project } of listed) projects.set(file, (projects.get(file) ?? new Set()).add(project))
    const files = run('git', 'ls-files', '--cached', '--others', '--exclude-standard')
      .split('\n')
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(150)
    const counts = files.map((file) => ({ file, count: projects.get(file)?.size ?? 0 }))
    expect(counts.filter(({ count }) => count === 0)).toEqual([])
    expect(counts.filter(({ file, count }) => count > 1 && !file.startsWith('e2e/'))).toEqual([])
  })

  it('run every browser test in exactly one project', () => {
    const tests = listed.filter(({ file }) => file.startsWith('e2e/')).map(({ test }) => test)
    expect(tests.length).toBeGreaterThan(500)
    expect(tests.filter((test, at) => tests.indexOf(test) !== at)).toEqual([])
  })

  it('run every project in exactly one of the two, the API on another PostgreSQL in each', () => {
    const projects = [...new Set(listed.map(({ project }) => project))]
    expect(projects.filter((project) => project !== 'api' && commandsOf(project).length !== 1)).toEqual([])
    expect(commandsOf('api')).toEqual(Object.keys(commands))
  })
})
