/** The defaults of `next build`; only the root folder is set, since other lock files are above it. */
export default { turbopack: { root: process.cwd() }, poweredByHeader: false }
