import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('release.ts')
