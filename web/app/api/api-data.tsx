import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { getQueryClient } from './query-client.ts'

/** The cache of API data, around the parts that read or change it: pages without such a part do not load its code. */
export function ApiData({ children }: { children: ReactNode }) {
  const [client] = useState(getQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
