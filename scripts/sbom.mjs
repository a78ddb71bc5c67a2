import { runUnderOwnNode } from './install.mjs'

await runUnderOwnNode('sbom.ts')
