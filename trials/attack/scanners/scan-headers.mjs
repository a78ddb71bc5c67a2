import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Grades a site as MDN HTTP Observatory does, but on ports of one's own: `scan` knows 80 and 443 alone. Run as a
 * process of its own, whose NODE_EXTRA_CA_CERTS names the certificate that the site is served with.
 */
const [httpPort, httpsPort] = process.argv.slice(2)
const preloaded = fileURLToPath(
  new URL('./node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json', import.meta.url),
)
// The list of preloaded hosts is a download of its own; `localhost` would not be on it.
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

const source = './node_modules/@mdn/mdn-http-observatory/src'
const { retrieve } = await import(`${source}/retriever/retriever.js`)
const { ALL_TESTS } = await import(`${source}/constants.js`)
const { getGradeForScore, getScoreModifier } = await import(`${source}/grader/grader.js`)
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(`${source}/grader/charts.js`)

const answers = await retrieve('localhost', { httpPort, httpsPort })
const tests = ALL_TESTS.map((test) => test(answers)).map((outcome) => ({
  test: outcome.constructor.name,
  result: outcome.result,
  pass: outcome.pass,
  points: getScoreModifier(outcome.result),
}))
const sum = (list) => list.reduce((total, { points }) => total + points, 100)
const plain = sum(tests.filter(({ points }) => points < 0))
// Extra points count only for who has nearly all of the others.
const { grade, score } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(tests) : plain)
process.stdout.write(JSON.stringify({ grade, score, tests }))
