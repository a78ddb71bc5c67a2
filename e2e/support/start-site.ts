import { startSite as start } from '../../trials/support/start-site.ts'

/**
 * Starts the built site as a person would have it and tells the tests where it is. Limits per address are off: all
 * journeys come from one address.
 */
export default async function startSite() {
  const site = await start({ env: { DEMO_DATA: 'on' } })
  process.env['SITE_URL'] = `http://localhost:${site.port}`
  process.env['SITE_DATA_DIR'] = site.dataDir
  return () => site.remove()
}
