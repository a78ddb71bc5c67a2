/** What `next build` makes of it without being asked; only the folder of the packages is named, since others lie above it. */
export default { turbopack: { root: process.cwd() }, poweredByHeader: false }
