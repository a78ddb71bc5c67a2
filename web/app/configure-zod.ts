import { config } from 'zod/v4/core'

// Imported before any schema: compiling checks with `new Function` is forbidden by the content security policy.
config({ jitless: true })
