import { defineConfig } from 'vitest/config'

/** Specs that measure time, are sensitive to load, or rebuild what the others run. */
const alone = [
  'scripts/specs/commands.spec.ts',
  'scripts/specs/nginx-pages.spec.ts',
  'scripts/specs/release.spec.ts',
  'server/specs/embedded-postgres.spec.ts',
  'server/specs/starting-and-stopping.spec.ts',
  'trials/specs/malformed-requests.spec.ts',
]

/**
 * Files that share a process load the code under test once. These hold no state in modules and put back what they
 * replace; each spec of the API has its own site and database. What starts processes keeps a process to itself.
 */
const loadedOnce = { isolate: false }

/** Under load the default of one second was not always enough. */
const pollLonger = { expect: { poll: { timeout: 5_000 } } }

/** Five kinds of tests without a browser, each run by name from scripts/test.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...loadedOnce,
          name: 'unit',
          include: ['{contract,api,server,web,scripts,trials}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          ...loadedOnce,
          ...pollLonger,
          name: 'api',
          include: ['api/specs/**/*.spec.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'site',
          include: ['web/specs/**/*.spec.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...pollLonger,
          name: 'server',
          include: ['{server,scripts,trials}/specs/**/*.spec.ts'],
          exclude: alone,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // They mostly wait for starts, stops and timeouts, each with its own ports and folders.
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...pollLonger,
          name: 'server-alone',
          include: alone,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
