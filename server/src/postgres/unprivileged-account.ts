import type { Owner } from '../data-folder.ts'

/** A dedicated account first: `nobody` is shared with other programs of the machine. */
const PREFERRED = ['aurivane', 'postgres', 'nobody']
const NOBODY: Owner = { uid: 65_534, gid: 65_534 }

/** The owner of a new database that root starts, from /etc/passwd. The uid of `nobody` differs between systems. */
export function chooseAccount(passwd: string): Owner {
  for (const name of PREFERRED) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(-?\\d+):(-?\\d+):`, 'm').exec(passwd) ?? []
    if (uid && gid && uid !== '0') return { uid: Number(uid), gid: Number(gid) }
  }
  return NOBODY
}
