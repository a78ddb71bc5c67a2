import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('run-program.ts', 'admin-cli')
