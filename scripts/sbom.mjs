import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('sbom.ts')
