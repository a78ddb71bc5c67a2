import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RendererOptions, WebRenderer } from '@aurivane/contract/web-renderer'
import { webFolder } from '../web-folder.ts'

type ServerEntry = { createRenderer: (options: RendererOptions) => WebRenderer }

/** The program that renders documents, as the web's build has left it. */
export async function loadRenderer(): Promise<ServerEntry> {
  return (await import(pathToFileURL(join(webFolder, 'server/entry-server.js')).href)) as ServerEntry
}
