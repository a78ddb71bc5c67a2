import { defineConfig } from '@playwright/test'

/**
 * Debian's Chromium against the real server, database and mailbox. `journeys`, the key ones, is part of `npm test`. Part of
 * `npm run test:matrix` are `details`, the rarer cases beside them, and `matrix`: every page in every width, theme and language,
 * header, footer and search, and what takes long.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'journeys', testIgnore: '**/e2e/matrix/**', grepInvert: /@details/ },
    { name: 'details', testIgnore: '**/e2e/matrix/**', grep: /@details/ },
    { name: 'matrix', testMatch: '**/e2e/matrix/**/*.spec.ts' },
  ],
  outputDir: 'results',
  globalSetup: './support/start-site.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [
    ['line'],
    ['./support/covered-reporter.ts'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'results/report.json' }],
  ],
  use: {
    trace: 'off',
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Optimising JavaScript does not pay off for documents that live for seconds.
        '--js-flags=--no-turbofan',
      ],
    },
  },
})
