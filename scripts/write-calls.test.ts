import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { printCalls, readEndpoints } from './write-calls.ts'

describe('The table of calls', () => {
  it('is made from the endpoints; `node scripts/write-calls.ts` writes it anew', async () => {
    for (const [file, text] of Object.entries(await printCalls())) {
      expect(readFileSync(file, 'utf8')).toBe(text)
    }
  })

  it('has each endpoint under the name of its export, once', async () => {
    const endpoints = await readEndpoints()
    expect(endpoints.length).toBeGreaterThan(100)
    expect(endpoints.map(([, { name }]) => name)).toEqual(endpoints.map(([exported]) => exported))
    expect(new Set(endpoints.map(([exported]) => exported)).size).toBe(endpoints.length)
  })

  it('sends every call to an address of its own', async () => {
    const addresses = (await readEndpoints()).map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
