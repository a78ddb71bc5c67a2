import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

/** Seven characters of 64 are the least for this many files. A page names ten of them, and every byte of it counts. */
const hashed = 'assets/[name]-[hash:7]'
const runtime = hashed.replace('[name]', 'runtime')

/** The libraries that every page needs are one file: it seldom changes and compresses better than its parts. */
const libraries = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
}

/** What stands on every page is one file too. Left to itself the bundler cuts it into a dozen, each with its beginning. */
const frame = {
  name: 'frame',
  test: new RegExp(
    [
      String.raw`web[\\/]app[\\/](navigation|head|boot)[\\/]`,
      String.raw`web[\\/]app[\\/]frame[\\/](?!ticker[\\/](prices|use-ticker-frame))`,
      String.raw`web[\\/]app[\\/]i18n[\\/](?!fetch-texts|use-say)`,
      String.raw`web[\\/]app[\\/]session[\\/](?!use-session-loss)`,
      String.raw`web[\\/]app[\\/]api[\\/]call-api`,
      String.raw`web[\\/]app[\\/]ui[\\/](button|spinner|icon|link-button|chip|class-names|menu|place-below|popover-manners|toasts?|use-typed-before)\.`,
      String.raw`web[\\/]app[\\/]product[\\/](risk-warning|support-email|drawings[\\/](naming|tally|brand-mark))`,
      String.raw`web[\\/]app[\\/](texts[\\/]texts|styles[\\/])`,
      String.raw`vite[\\/]preload-helper`,
      String.raw`web[\\/]app[\\/](app|root|routes|route-tree|error-screen)\.`,
      String.raw`web[\\/]app[\\/]ui[\\/]field\.css`,
      String.raw`web[\\/]app[\\/]search[\\/](found|search-index|use-content-search)`,
      String.raw`contract[\\/]src[\\/](brand|paths|locales|limits|endpoint|calls)\.`,
    ].join('|'),
  ),
  includeDependenciesRecursively: false,
}

/** Small parts that some pages need together. */
const lists = {
  name: 'lists',
  test: /web[\\/]app[\\/](ui[\\/](side-list|table|skeleton)|product[\\/](flag|drawings[\\/]flag|sort-by-name))/,
  includeDependenciesRecursively: false,
}
const fields = {
  name: 'fields',
  test: /web[\\/]app[\\/]ui[\\/](field|text-field|text-area|field-error)\.tsx/,
  includeDependenciesRecursively: false,
}

/** All styles are one file and pages are fetched before they are needed: an import has nothing to wait for but itself. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null,
}

const LAYERS = '@layer tokens, base, components, pages;'

/** The one style file is put together in the order of the chunks, which is not ours to choose: the layers' order is. */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        const isStyle = file.type === 'asset' && file.fileName.endsWith('.css')
        if (isStyle) file.source = `${LAYERS}${String(file.source)}`
      }
    },
  },
}

/** What the client build, the prerender build, the development server and the unit tests have in common. */
const config: InlineConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: false,
  appType: 'custom',
  cacheDir: '../.cache/vite',
  plugins: [react(), plainImports, layersFirst],
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'es2022',
    // Where light-dark() is native: rewritten for older ones, a token would be fixed at the root and .night stay light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Files of their own are cached and compressed; inside a style they would weigh on every page.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // On a slow machine it would tell whoever starts the site that the build was slow.
      checks: { pluginTimings: false },
      output: {
        entryFileNames: `${hashed}.js`,
        chunkFileNames: ({ name }) => `${name === 'rolldown-runtime' ? runtime : hashed}.js`,
        assetFileNames: `${hashed}[extname]`,
        codeSplitting: { groups: [libraries, frame, lists, fields] },
      },
    },
  },
  ssr: { noExternal: [/^@aurivane\//, /^@fontsource/, 'flag-icons', /^react-toastify/] },
}

export default config
