import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('test.ts')
