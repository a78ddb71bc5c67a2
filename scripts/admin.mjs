import { runUnderOwnNode } from './install.mjs'

runUnderOwnNode('admin.ts')
