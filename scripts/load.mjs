import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('run-built.ts', 'trials/load/run.ts')
