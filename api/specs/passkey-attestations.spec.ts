import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { certifiedAttestation, selfSigned } from './support/attestations.ts'
import { expectRefused } from './support/expect-refused.ts'
import { creationOptions } from './support/passkeys.ts'
import { proofOf } from './support/proof.ts'
import { openSite, type Site } from './support/site.ts'
import { SoftwarePasskey } from '../../testing/software-passkey.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe('A new passkey', () => {
  it('with certificates is refused, and no address that they name is asked for', async () => {
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(request.url)
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const attestation = certifiedAttestation(`http://127.0.0.1:${port}/revoked`)
    const ada = await site.people.member()
    const proof = await proofOf(ada)
    const passkey = new SoftwarePasskey().create(await creationOptions(ada, proof), { attestation })
    expectRefused(await ada.post('/user/passkeys', { name: 'A', passkey }, proof), 'passkey_refused')
    server.close()
    expect(asked).toEqual([])
  })

  it('signed by its own key is accepted, as browsers pass it on', async () => {
    const ada = await site.people.member()
    const proof = await proofOf(ada)
    const passkey = new SoftwarePasskey().create(await creationOptions(ada, proof), {
      attestation: selfSigned,
    })
    expect((await ada.post('/user/passkeys', { name: 'A', passkey }, proof)).status).toBe(202)
  })

  it('has the id that the browser names, and transports without control characters', async () => {
    const ada = await site.people.member()
    const proof = await proofOf(ada)
    const add = (passkey: object) => ada.post('/user/passkeys', { name: 'A', passkey }, proof)
    const make = async (credentialId = randomBytes(32)) =>
      new SoftwarePasskey({ credentialId }).create(await creationOptions(ada, proof))
    // The id in the signed data counts; this one is too long for the index of the database.
    const long = await make(randomBytes(5000))
    const [id, rawId] = ['AAAA', 'AAAA']
    expectRefused(await add({ ...long, id, rawId }), 'passkey_refused')
    const other = await make()
    expectRefused(await add({ ...other, id, rawId }), 'passkey_refused')
    const made = await make()
    const response = { ...made.response, transports: ['\u0000'] }
    expectRefused(await add({ ...made, response }), 'invalid_input')
  })
})
