import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

const hashed = 'assets/[name]-[hash]'

/** Two files that every page shares: the libraries, which seldom change, and what stands round every page. */
const chunks = [
  { name: 'libraries', priority: 2, test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'frame',
    priority: 1,
    test: /web[\\/]app[\\/]((frame|navigation|session|head|boot)[\\/]|(root|routes|route-tree|error-screen|app)\.|i18n[\\/](?!fetch-texts)|api[\\/]call-api|ui[\\/]class-names)|contract[\\/]src[\\/](locales|paths|limits|brand|endpoint)\./,
  },
]

/** What the client build, the prerender build, the development server and the unit tests have in common. */
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
    // Pages are fetched before they are needed; the list of what each imports would weigh on the first one.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        entryFileNames: `${hashed}.js`,
        chunkFileNames: `${hashed}.js`,
        assetFileNames: `${hashed}[extname]`,
        codeSplitting: { groups: chunks },
      },
    },
  },
  ssr: { noExternal: [/^@aurivane\//, /^@fontsource/, 'flag-icons', /^react-toastify/] },
}

export default config
