import { runUnderOwnNode } from './install.mjs'

await runUnderOwnNode('test.ts', 'npm test')
