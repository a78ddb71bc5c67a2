import { execFileSync } from 'node:child_process'
import { sign } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cborBytes, cborText, type Deviation } from '../../../testing/software-passkey.ts'

type Attest = NonNullable<Deviation['attestation']>

/** Of Android's key store: what its certificates say about a key. */
const KEY_DESCRIPTION = '1.3.6.1.4.1.11129.2.1.17'
const ES256 = Buffer.from([0x26])

/** An `android-key` attestation whose certificate, signed by a root of our own, names `revokedUrl` as its list of revoked ones. */
export function certifiedAttestation(revokedUrl: string): Attest {
  return ({ key, clientDataHash }) => {
    const folder = mkdtempSync(join(tmpdir(), 'aurivane-attestation-'))
    const at = (name: string) => join(folder, name)
    const openssl = (...parameters: string[]) =>
      execFileSync('openssl', parameters, { cwd: folder, stdio: 'pipe' })
    try {
      writeFileSync(at('leaf.key'), key.export({ type: 'pkcs8', format: 'pem' }))
      writeFileSync(at('request.cnf'), '[req]\ndistinguished_name = name\n[name]\n')
      writeFileSync(at('leaf.cnf'), extensions(revokedUrl, clientDataHash))
      const request = ['req', '-config', 'request.cnf']
      const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', 'root.key']
      openssl(...request, '-x509', ...newKey, '-subj', '/CN=Root', '-days', '2', '-out', 'root.pem')
      openssl(...request, '-new', '-key', 'leaf.key', '-subj', '/CN=Leaf', '-out', 'leaf.csr')
      const signer = ['-CA', 'root.pem', '-CAkey', 'root.key', '-set_serial', '2', '-days', '1']
      openssl('x509', '-req', '-in', 'leaf.csr', ...signer, '-extfile', 'leaf.cnf', '-out', 'leaf.pem')
      const chain = ['leaf', 'root'].map((name) => {
        openssl('x509', '-in', `${name}.pem`, '-outform', 'der', '-out', `${name}.der`)
        return cborBytes(readFileSync(at(`${name}.der`)))
      })
      return {
        format: 'android-key',
        statement: Buffer.concat([
          Buffer.from([0xa3]),
          cborText('alg'),
          ES256,
          cborText('sig'),
          cborBytes(Buffer.alloc(64, 1)),
          cborText('x5c'),
          Buffer.from([0x82]),
          ...chain,
        ]),
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

/** A `packed` attestation by the new key itself, without certificates. */
export const selfSigned: Attest = ({ key, authData, clientDataHash }) => ({
  format: 'packed',
  statement: Buffer.concat([
    Buffer.from([0xa2]),
    cborText('alg'),
    ES256,
    cborText('sig'),
    cborBytes(sign('sha256', Buffer.concat([authData, clientDataHash]), key)),
  ]),
})

function extensions(revokedUrl: string, clientDataHash: Buffer): string {
  return `crlDistributionPoints = URI:${revokedUrl}
${KEY_DESCRIPTION} = ASN1:SEQUENCE:description
[description]
version = INTEGER:3
level = ENUMERATED:1
storeVersion = INTEGER:3
storeLevel = ENUMERATED:1
challenge = FORMAT:HEX,OCTETSTRING:${clientDataHash.toString('hex')}
uniqueId = FORMAT:HEX,OCTETSTRING:00
software = SEQUENCE:nothing
hardware = SEQUENCE:nothing
[nothing]
`
}
