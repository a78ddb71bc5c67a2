import { constants } from 'node:fs'
import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

export type Binaries = { initdb: string; postgres: string; bootstrapData: string }

/** `folder` is one with bin, lib and share in it, as the npm package of this platform brings it. */
export async function findBinaries(folder = findPackagedFolder()): Promise<Binaries> {
  const binaries = {
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
    bootstrapData: join(folder, 'share', 'postgresql', 'postgres.bki'),
  }
  try {
    await access(binaries.initdb, constants.X_OK)
    await access(binaries.postgres, constants.X_OK)
  } catch (error) {
    throw new EmbeddedPostgresError(`its programs are missing in ${folder}`, { cause: error })
  }
  await restoreLinks(folder)
  return binaries
}

function findPackagedFolder() {
  const platform = `${process.platform}-${process.arch}`
  // Node.js cannot connect to unix sockets on Windows.
  if (process.platform === 'win32')
    throw new EmbeddedPostgresError('it needs unix sockets, not to be had on Windows')
  try {
    // The binaries are dependencies of that package, wherever npm has put them.
    const entry = createRequire(import.meta.url).resolve('embedded-postgres')
    return join(dirname(createRequire(entry).resolve(`@embedded-postgres/${platform}`)), '..', 'native')
  } catch (error) {
    throw new EmbeddedPostgresError(`there are no binaries of it for ${platform}`, { cause: error })
  }
}

/** npm packages cannot contain links; the package creates them in an install script, which may be disabled. */
async function restoreLinks(folder: string) {
  const packageFolder = join(folder, '..')
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageFolder, target)
    // It usually exists. If it cannot be created, PostgreSQL reports the missing library.
    await symlink(relative(dirname(link), join(packageFolder, source)), link).catch(() => {})
  }
}
