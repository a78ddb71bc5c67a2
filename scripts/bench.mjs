import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('run-built.ts', 'bench/run.ts')
