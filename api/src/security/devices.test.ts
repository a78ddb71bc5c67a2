import { say, type MessageKey, type MessageValues } from '@aurivane/contract/messages/messages'
import { describe, expect, it } from 'vitest'
import { nameDevice, readUserAgent } from './devices.ts'

const english = (key: MessageKey, values: MessageValues = {}) => say('en', key, values)
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64'

describe('A User-Agent', () => {
  it.each([
    [`${windows}) ${blink} Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0`, 'Edge on Windows'],
    [`${iPhone} ${apple} Version/17.0 EdgiOS/119.0 Mobile/15E148 Safari/605.1.15`, 'Edge on iPhone'],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/119.0.0.0 Safari/537.36 OPR/105.0.0.0`,
      'Opera on Linux',
    ],
    [`${iPhone} ${apple} Version/17.1 Mobile/15E148 Safari/604.1 OPT/4.2.4`, 'Opera on iPhone'],
    [
      `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) ${blink} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`${windows}; rv:121.0) Gecko/20100101 Firefox/121.0`, 'Firefox on Windows'],
    [
      `Mozilla/5.0 (iPad; CPU OS 14_2 like Mac OS X) ${apple} FxiOS/121.0 Mobile Safari/605.1.15`,
      'Firefox on iPad',
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${blink} HeadlessChrome/120.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [`Mozilla/5.0 (X11; Ubuntu) ${blink} Ubuntu Chromium/80.0 Chrome/80.0 Safari/537.36`, 'Chrome'],
    [`${iPhone} ${apple} CriOS/120.0.6099.50 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/120.0.0.0 Safari/537.36`,
      'Chrome on ChromeOS',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.1 Safari/605.1.15`,
      'Safari on macOS',
    ],
    [`Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${apple} Version/16.6 Safari/604.1`, 'Safari on iPad'],
    ['Something (Windows NT 10.0)', 'Windows'],
    ['Mozilla/5.0 Firefox/121.0', 'Firefox'],
    ['curl/8.1', 'Unknown device'],
    [' ', 'Unknown device'],
    [undefined, 'Unknown device'],
    ['constructor', 'Unknown device'],
  ])('names the device: %s', (userAgent, device) => {
    expect(nameDevice(readUserAgent(userAgent), english)).toBe(device)
  })
})
