import { runUnderOwnNode } from './install.mjs'

await runUnderOwnNode('run-built.ts', 'trials/faults/run.ts')
