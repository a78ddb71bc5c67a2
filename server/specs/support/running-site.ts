import { findFreePort } from '../../../testing/find-free-port.ts'
import { launchSite, untilReady, type SiteProcess } from '../../../testing/site-process.ts'

const END_LIMIT_MS = 30_000

export type RunningSite = SiteProcess & { url: string }

/** Starts the built site with these settings and nothing else. */
export async function startSite(env: Record<string, string>): Promise<RunningSite> {
  const port = env['PORT'] ?? String(await findFreePort())
  const site = launchSite({ ...env, PORT: port })
  await untilReady(site)
  return { ...site, url: `http://127.0.0.1:${port}` }
}

/** A site that is still starting, to be stopped. */
export async function beginSite(env: Record<string, string>): Promise<SiteProcess> {
  return launchSite({ ...env, PORT: String(await findFreePort()) })
}

/** For starts that are expected to fail: exit code and output. */
export async function runToEnd(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const site = launchSite(env)
  // A site that starts unexpectedly must be stopped.
  const timer = setTimeout(() => void site.stop('SIGKILL'), END_LIMIT_MS)
  const code = await site.ended
  clearTimeout(timer)
  return { code, output: site.output() }
}
