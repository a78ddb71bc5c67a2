import { runUnderOwnNode } from './install.mjs'

await runUnderOwnNode('run-program.ts', 'backup-cli', 'restore')
