import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('dev.ts')
