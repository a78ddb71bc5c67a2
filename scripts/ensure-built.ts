import { root } from './project.ts'
import { runNode, type Ending } from './run-node.ts'
import { isStale, type Purpose } from './stale.ts'

/**
 * Builds unless the build is up to date. In a process of its own, so that the site's process stays small. `signal` is for
 * callers that do not exit at once when they are stopped.
 */
export async function ensureBuilt(purpose: Purpose = 'production', signal?: AbortSignal): Promise<Ending> {
  if (!(await isStale(purpose))) return 'done'
  if (signal?.aborted) return 'stopped'
  console.log('Building the pages and the server, usually within half a minute …')
  const parameters = purpose === 'development' ? ['--if-stale', '--development'] : ['--if-stale']
  return runNode([`${root}scripts/build.ts`, ...parameters])
}
