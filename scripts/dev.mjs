import { runUnderOwnNode } from './install.mjs'

await runUnderOwnNode('dev.ts')
