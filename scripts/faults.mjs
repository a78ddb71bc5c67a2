import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('run-built.ts', 'trials/faults/run.ts')
