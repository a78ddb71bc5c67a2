import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './project.ts'

/** The last commit to which the limit does not apply. */
const FIRST = 'daf5349'
const LENGTH_MAX = 72

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** A shallow clone without that commit has only later ones. */
function listSubjects(): string[] {
  const range = isKnown(FIRST) ? [`${FIRST}..HEAD`] : ['HEAD']
  return git('log', '--no-merges', '--format=%s', ...range)
    .split('\n')
    .filter((subject) => subject !== '')
}

function isKnown(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`)
    return true
  } catch {
    return false
  }
}

function findLong(subjects: string[]): string[] {
  return subjects.filter((subject) => subject.length > LENGTH_MAX)
}

describe('Subjects of commits', () => {
  it('longer than 72 characters are found', () => {
    expect(findLong(['a'.repeat(72), 'b'.repeat(73)])).toEqual(['b'.repeat(73)])
  })

  it('have at most 72 characters', (context) => {
    if (!existsSync(`${root}.git`))
      context.skip('this copy has no git folder, so there are no commits to check')
    expect(findLong(listSubjects())).toEqual([])
  })
})
