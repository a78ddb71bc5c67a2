import { describe, expect, it } from 'vitest'
import { chooseAccount } from './unprivileged-account.ts'

const root = 'root:x:0:0:root:/root:/bin/bash'
const nobody = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin'
const postgres = 'postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash'
const aurivane = 'aurivane:x:998:997::/var/lib/aurivane:/usr/sbin/nologin'

describe('The account that owns a database started by root', () => {
  it.each([
    ['one of its own', [root, nobody, postgres, aurivane], { uid: 998, gid: 997 }],
    ['that of PostgreSQL', [root, nobody, postgres], { uid: 101, gid: 104 }],
    ['nobody, where there is no other', [root, nobody], { uid: 65_534, gid: 65_533 }],
    [
      'nobody under another number',
      ['nobody:*:-2:-2:Unprivileged:/var/empty:/bin/false'],
      { uid: -2, gid: -2 },
    ],
    ['nobody’s usual number, where no account is known', [], { uid: 65_534, gid: 65_534 }],
    [
      'never root under another name',
      ['aurivane:x:0:0::/root:/bin/sh', nobody],
      { uid: 65_534, gid: 65_533 },
    ],
    [
      'not one whose name only begins so',
      ['postgres2:x:7:7::/:/bin/sh', nobody],
      { uid: 65_534, gid: 65_533 },
    ],
  ])('is %s', (_, lines, owner) => {
    expect(chooseAccount(lines.join('\n'))).toEqual(owner)
  })
})
