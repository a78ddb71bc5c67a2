import { runUnderOwnNode } from './install.mjs'

await runUnderOwnNode('release.ts')
