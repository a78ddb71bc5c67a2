import { startSite as start } from '../../testing/start-site.ts'

/**
 * Starts the built site with demo data and passes its address to the tests. Rate limits per address are off, because all
 * tests come from one address.
 */
export default async function startSite() {
  const site = await start({ env: { DEMO_DATA: 'on' } })
  process.env['SITE_URL'] = `http://localhost:${site.port}`
  process.env['SITE_DATA_DIR'] = site.dataDir
  return () => site.remove()
}
