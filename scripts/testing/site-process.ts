/** The V8 option of `npm start` and of the files in `deploy/`; benchmarks and trials use it too. */
export const siteFlags = ['--max-semi-space-size=4']
