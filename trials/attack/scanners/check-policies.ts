import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import type { Site } from '../../../testing/start-site.ts'
import { ask } from '../http-client.ts'

/** Our own pages, answers that are no page, and the frame in which the chart provider's script runs without an origin. */
const pages = [
  '/',
  '/it/clubs',
  '/ge/login',
  '/no-such-page',
  '/api/v1/health/live',
  '/api/v1/docs',
  '/robots.txt',
]

/** High-risk findings of csp_evaluator on all kinds of answers. */
export async function checkPolicies(site: Site): Promise<{ tried: number; findings: string[] }> {
  const findings: string[] = []
  for (const path of pages) {
    const { headers } = await ask(site.url, 'GET', path)
    const policy = headers['content-security-policy']
    if (typeof policy !== 'string') findings.push(`${path} has no policy`)
    else findings.push(...listHighRisks(policy).map((text) => `${path}: ${text}`))
  }
  return { tried: pages.length, findings }
}

export function listHighRisks(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity === Severity.HIGH)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''} ${description}`)
}
