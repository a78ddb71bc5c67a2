import { root } from './project.ts'
import { runNode, type Ending } from './run-node.ts'
import { isStale, type Purpose } from './stale.ts'

/**
 * Builds unless what was built is up to date. In a process of its own: that of the site stays small. `signal`: for those who do
 * not end at once when they are told to stop.
 */
export async function ensureBuilt(purpose: Purpose = 'production', signal?: AbortSignal): Promise<Ending> {
  if (!(await isStale(purpose))) return 'done'
  if (signal?.aborted) return 'stopped'
  console.log('Building …')
  const parameters = purpose === 'development' ? ['--if-stale', '--development'] : ['--if-stale']
  return runNode([`${root}scripts/build.ts`, ...parameters])
}
