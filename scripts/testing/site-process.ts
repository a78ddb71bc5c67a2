/**
 * How `npm start` and the files of `deploy/` run the site; whoever measures it runs it alike. Both keep the process small
 * (docs/decisions/0042-small-young-heap.md, docs/decisions/0061-the-heap-grows-in-small-steps.md) and can only be given
 * from outside, since they are read before any of our code runs.
 */
export const siteFlags = ['--max-semi-space-size=4']
export const siteEnvironment = { MALLOC_ARENA_MAX: '1' }
