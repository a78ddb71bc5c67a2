import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('start.ts')
