import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calls } from '@aurivane/contract/calls'
import { API_PREFIX } from '@aurivane/contract/endpoint'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('texts'))
  .map((file) => ({ file, code: readFileSync(`${folder}/${file}`, 'utf8') }))

it('Methods and paths of the API are written in the contract alone', () => {
  const literals = [API_PREFIX, ...Object.values(calls).map(({ path }) => path)].flatMap((path) => [
    `'${path}`,
    `\`${path}`,
  ])
  const found = sources.filter(
    ({ code }) => literals.some((literal) => code.includes(literal)) || /method: '[A-Z]/.test(code),
  )
  expect(sources.length).toBeGreaterThan(200)
  expect(found.map(({ file }) => file)).toEqual([])
})
