import { runUnderOwnNode } from './install.mjs'

await runUnderOwnNode('run-built.ts', 'bench/run.ts')
