import { z } from 'zod'

// Before any schema is made: pages forbid `new Function`, by which zod would compile checks.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
