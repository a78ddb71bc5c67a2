import type { PublicReads } from '@aurivane/contract/web-renderer'
import { createContext } from 'react-router'

/** The router's context: loaders read the API through it, in the server directly and in the browser over HTTP. */
export const publicReads = createContext<PublicReads>()
