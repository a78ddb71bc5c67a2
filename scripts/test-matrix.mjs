import { runUnderOwnNode } from './install.mjs'

await runUnderOwnNode('test.ts', 'npm run test:matrix')
