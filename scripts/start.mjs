import { runUnderOwnNode } from './install.mjs'

await runUnderOwnNode('start.ts')
