import { readdir } from 'node:fs/promises'
import type { Endpoint } from '@aurivane/contract/endpoint'

const folder = new URL('../../../contract/src/', import.meta.url)

/** Every call that the contract defines. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}
