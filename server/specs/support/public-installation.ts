import { chmod, cp, mkdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { findBinaries } from '../../src/postgres/find-binaries.ts'

/** Copies of Node.js, the program and PostgreSQL's binaries that any user may read, unlike the project's own folder. */
export type Installation = { path: string; node: string; program: string; binariesFolder: string }

export async function makePublicInstallation(path: string): Promise<Installation> {
  const installation = {
    path,
    node: join(path, 'node'),
    program: join(path, 'member.mjs'),
    binariesFolder: join(path, 'package', 'native'),
  }
  const { postgres } = await findBinaries()
  await mkdir(dirname(installation.binariesFolder))
  await cp(await realpath(process.execPath), installation.node)
  await cp(join(dirname(postgres), '..'), installation.binariesFolder, {
    recursive: true,
    verbatimSymlinks: true,
  })
  await buildMember(installation.program)
  await chmod(installation.program, 0o644)
  return installation
}

async function buildMember(outfile: string) {
  await build({
    entryPoints: [join(import.meta.dirname, 'member.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: {
      js: "import { createRequire as requirer } from 'node:module'; const require = requirer(import.meta.url)",
    },
    logLevel: 'error',
  })
}
