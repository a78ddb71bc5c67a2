import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('run-built.ts', 'trials/attack/run.ts')
