/** Set while bundling: see web/build/bundle.ts. */
interface ImportMetaEnv {
  readonly IS_DEVELOPMENT_BUILD?: boolean
}

/** The address of the file that the build makes of it. */
declare module '*.webp' {
  const address: string
  export default address
}
