import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('bench.ts')
