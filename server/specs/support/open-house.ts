import { chmod, cp, mkdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { findBinaries } from '../../src/postgres/find-binaries.ts'

/** Node, the program and PostgreSQL's binaries in a place that any user may enter, as the project itself may not be. */
export type House = { path: string; node: string; program: string; binariesFolder: string }

export async function openHouse(path: string): Promise<House> {
  const house = {
    path,
    node: join(path, 'node'),
    program: join(path, 'member.mjs'),
    binariesFolder: join(path, 'package', 'native'),
  }
  const { postgres } = await findBinaries()
  await mkdir(dirname(house.binariesFolder))
  await cp(await realpath(process.execPath), house.node)
  await cp(join(dirname(postgres), '..'), house.binariesFolder, { recursive: true, verbatimSymlinks: true })
  await buildMember(house.program)
  await chmod(house.program, 0o644)
  return house
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
