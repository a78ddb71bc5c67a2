/** Set while bundling: see web/build/bundle.ts. */
interface ImportMetaEnv {
  readonly IS_DEVELOPMENT_BUILD?: boolean
}
