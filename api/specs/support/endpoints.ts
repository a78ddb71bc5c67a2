import { readdir } from 'node:fs/promises'
import type { Endpoint } from '@aurivane/contract/endpoint'
import type { RefusalCode } from '@aurivane/contract/refusal-codes'

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

export function endpointNamed(endpoints: readonly Endpoint[], name: string): Endpoint {
  const endpoint = endpoints.find((one) => one.name === name)
  if (!endpoint) throw new Error(`the contract has no call ${name}`)
  return endpoint
}

/** `:name` is replaced by the parameter of that name or by the path; a path that begins with `?` is added. */
export function addressOf(
  endpoint: Endpoint,
  path = '',
  parameters: Record<string, number | string | undefined> = {},
): string {
  if (path.startsWith('?')) return endpoint.path + path
  return endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(parameters[name] ?? path))
}

/** What the contract lets a call refuse, besides bad input and rates. */
export function refusalsOf({ refuses = [], needsProof }: Endpoint): RefusalCode[] {
  const proof: RefusalCode[] = needsProof ? ['proof_needed'] : []
  return ['login_needed', 'admin_only', ...proof, ...refuses]
}
