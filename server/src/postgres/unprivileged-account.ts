import type { Owner } from '../data-folder.ts'

/** An account of its own first: what runs as `nobody` is shared by whatever else the machine runs so. */
const PREFERRED = ['aurivane', 'postgres', 'nobody']
const NOBODY: Owner = { uid: 65_534, gid: 65_534 }

/** Who owns a new database that root starts, by the text of /etc/passwd. Not every system gives nobody the usual number (macOS: -2). */
export function chooseAccount(passwd: string): Owner {
  for (const name of PREFERRED) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(-?\\d+):(-?\\d+):`, 'm').exec(passwd) ?? []
    if (uid && gid && uid !== '0') return { uid: Number(uid), gid: Number(gid) }
  }
  return NOBODY
}
