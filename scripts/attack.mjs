import { runUnderOwnNode } from './install.mjs'

await runUnderOwnNode('run-built.ts', 'trials/attack/run.ts')
