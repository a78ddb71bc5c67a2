import { ask } from '../http-client.ts'
import { addressOf, type Call } from '../malformed/read-calls.ts'
import type { Site } from '../../../testing/start-site.ts'
import { cases } from './cases.ts'
import { makeCast, type Cast } from './make-cast.ts'
import { clearStage, makeStage, parameterOf, type Stage } from './make-stage.ts'
import { roles, type Case, type Role, type Scene } from './roles.ts'

/** Tries every case in every role and returns the differences from the table. */
export async function tryRoles(
  site: Site,
  calls: readonly Call[],
): Promise<{ tried: number; findings: string[] }> {
  const findings = namesOfMissing(calls)
  const cast = await makeCast(site)
  let tried = 0
  for (const one of cases) {
    const described = calls.find(({ id }) => id === one.id)
    if (!described) continue
    for (const [role, ending] of await tryCase(site, described, one, cast)) {
      const right = one.endings[role]
      tried += 1
      if (ending !== right) findings.push(`${one.id} as ${role}: ${ending}, not ${right}`)
    }
  }
  return { tried, findings }
}

/** The table and the site must list the same calls: a new call without a row is a finding. */
function namesOfMissing(calls: readonly Call[]): string[] {
  const [described, listed] = [calls.map(({ id }) => id), cases.map(({ id }) => id)]
  return [
    ...described.filter((id) => !listed.includes(id)).map((id) => `${id} is missing from the table`),
    ...listed.filter((id) => !described.includes(id)).map((id) => `${id} is not described by the site`),
  ]
}

/** One scene serves until a call succeeds: what is refused must change nothing. */
async function tryCase(site: Site, call: Call, one: Case, cast: Cast): Promise<[Role, number | string][]> {
  const endings: [Role, number | string][] = []
  let stage: Stage | null = null
  for (const role of roles) {
    stage ??= await makeStage(call, one, cast)
    const { credentials, headers, proof } = cast.callers[role]
    const scene = { ...stage, credentials }
    const { status, body } = await ask(site.url, call.method, addressOfCase(call, one, scene), {
      headers: { ...headers, ...(one.hasProof && proof) },
      ...(one.body && { body: one.body(scene) }),
    })
    endings.push([role, status < 400 ? status : String(body['code'])])
    if (status >= 400 || call.method === 'GET') continue
    await clearStage(cast, stage)
    stage = null
  }
  if (stage) await clearStage(cast, stage)
  return endings
}

export function addressOfCase(call: Call, one: Case, scene: Scene): string {
  const own = one.parameter?.(scene)
  const address = addressOf(call, ({ name }) => own ?? parameterOf(call, scene, name))
  return address + (one.query ? `?${one.query}` : '')
}
