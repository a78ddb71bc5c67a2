import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('run-program.ts', 'backup-cli', 'restore')
