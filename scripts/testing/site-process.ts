/** The V8 option with which `npm start` and the files of `deploy/` run the site; benchmarks and trials run it alike. */
export const siteFlags = ['--max-semi-space-size=4']
