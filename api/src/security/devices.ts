import type { Say } from '@aurivane/contract/messages/messages'
import Bowser from 'bowser'

/** Where a request came from, as far as it is kept: `network` is the address without its end. */
export type Origin = { browser: string | null; system: string | null; network: string | null }

/** No browser sends more. */
const USER_AGENT_MAX_CHARS = 512

/** The parser's names, by ours; browsers and systems that are not listed count as unknown. */
const browsers: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  'Opera Touch': 'Opera',
  'Opera Coast': 'Opera',
  'Samsung Internet for Android': 'Samsung Internet',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Chromium: 'Chrome',
  Safari: 'Safari',
}
const systems: Record<string, string> = {
  Windows: 'Windows',
  macOS: 'macOS',
  Linux: 'Linux',
  Android: 'Android',
  'Chrome OS': 'ChromeOS',
}
const appleDevices = new Set(['iPhone', 'iPad'])

export function readUserAgent(userAgent: string | undefined): Pick<Origin, 'browser' | 'system'> {
  const text = userAgent?.slice(0, USER_AGENT_MAX_CHARS).trim()
  // The parser throws for an empty text.
  if (!text) return { browser: null, system: null }
  const { browser, os, platform } = Bowser.parse(text)
  const { model = '' } = platform
  return {
    browser: lookUp(browsers, browser.name),
    system: appleDevices.has(model) ? model : lookUp(systems, os.name),
  }
}

function lookUp(names: Record<string, string>, name: string | undefined): string | null {
  return name !== undefined && Object.hasOwn(names, name) ? (names[name] ?? null) : null
}

/** 'Firefox on Windows', or as much of it as is known. */
export function nameDevice({ browser, system }: Pick<Origin, 'browser' | 'system'>, say: Say): string {
  if (browser !== null && system !== null) return say('security.device', { browser, system })
  return browser ?? system ?? say('security.deviceUnknown')
}
