import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPolicies, listHighRisks } from '../attack/scanners/check-policies.ts'
import { startSite, type Site } from '../../testing/start-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

describe('The content policy, judged by csp_evaluator', () => {
  it('has no high risk on pages and other answers', async () => {
    expect((await checkPolicies(site)).findings).toEqual([])
  })

  it('would have one with inline scripts', () => {
    expect(listHighRisks("default-src 'self'; script-src 'unsafe-inline'")).not.toEqual([])
  })
})
