import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

/** What the client build, the server build and the unit tests have in common. */
const config: InlineConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: false,
  appType: 'custom',
  cacheDir: '../.cache/vite',
  plugins: [react()],
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'es2022',
    // Where light-dark() is native: rewritten for older ones, a token would be fixed at the root and .night stay light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Files of their own are cached and compressed; inside a style they would weigh on every page.
    assetsInlineLimit: 0,
    // A document carries the styles of its own page.
    cssCodeSplit: true,
    reportCompressedSize: false,
    // The boot script preloads the scripts of a document, and hover and focus those of the next page: a second list of
    // them would weigh on every page. A page still waits for its own styles.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // Hides the bundler's warnings about slow builds, which depend on the machine.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  ssr: { noExternal: true },
}

export default config
