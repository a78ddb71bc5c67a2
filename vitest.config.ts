import { defineConfig } from 'vitest/config'

/** Specs that measure time, are sensitive to load, or rebuild what the others run. */
const alone = ['server/specs/embedded-postgres.spec.ts', 'trials/specs/malformed-requests.spec.ts']

/** Specs that take long because they start, stop, kill and restore many sites: part of `npm run test:matrix`. */
const long = [
  'scripts/specs/backup-separate.spec.ts',
  'scripts/specs/backup.spec.ts',
  'scripts/specs/deploy-drill.spec.ts',
  'server/specs/embedded-postgres-crashes.spec.ts',
  'server/specs/embedded-postgres-refusals.spec.ts',
  'server/specs/embedded-postgres-sharing.spec.ts',
  'server/specs/embedded-postgres-users.spec.ts',
  'server/specs/killed-under-load.spec.ts',
  'server/specs/stopping-under-load.spec.ts',
  'server/specs/stopping-while-starting.spec.ts',
  'server/specs/upgrading.spec.ts',
  // The Nu HTML checker runs in Java, on every page in every language.
  'web/specs/html.spec.ts',
]

/** Fills tables with a million rows: part of `npm run test:matrix`. */
const onLargeTables = ['api/specs/query-plans.spec.ts']

/** Long specs that are sensitive to load. */
const longAlone = [
  'scripts/specs/commands.spec.ts',
  'scripts/specs/nginx-pages.spec.ts',
  'scripts/specs/release.spec.ts',
  'server/specs/starting-and-stopping.spec.ts',
]

/**
 * Files that share a process load the code under test once. These hold no state in modules and put back what they
 * replace; each spec of the API has its own site and database. What starts processes keeps a process to itself.
 */
const loadedOnce = { isolate: false }

/** Under load the default of one second was not always enough. */
const pollLonger = { expect: { poll: { timeout: 5_000 } } }

/** Each with its own ports and folders. */
const withProcesses = { ...pollLonger, testTimeout: 120_000, hookTimeout: 120_000 }

/** Kinds of tests without a browser; scripts/testing/steps.ts says which command runs each. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...loadedOnce,
          name: 'unit',
          include: ['{art,contract,api,server,web,scripts,testing,trials}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          ...loadedOnce,
          ...pollLonger,
          name: 'api',
          include: ['api/specs/**/*.spec.ts'],
          exclude: onLargeTables,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      { test: { name: 'plans', include: onLargeTables, testTimeout: 20_000 } },
      {
        test: {
          ...loadedOnce,
          name: 'site',
          include: ['web/specs/**/*.spec.ts'],
          exclude: long,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...withProcesses,
          name: 'server',
          include: ['{server,scripts,trials}/specs/**/*.spec.ts'],
          exclude: [...alone, ...long, ...longAlone],
          // They mostly wait for starts, stops and timeouts.
          maxWorkers: 2,
        },
      },
      { test: { ...withProcesses, name: 'server-alone', include: alone, fileParallelism: false } },
      { test: { ...withProcesses, name: 'server-long', include: long, maxWorkers: 2 } },
      { test: { ...withProcesses, name: 'server-long-alone', include: longAlone, fileParallelism: false } },
    ],
  },
})
