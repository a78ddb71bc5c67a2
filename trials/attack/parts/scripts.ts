import type { Browser, BrowserContext } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { mailboxOf } from '../../../testing/mailbox.ts'
import { admin, startSite, type Site } from '../../../testing/start-site.ts'
import {
  addressOfSite,
  logInByForm,
  openBrowser,
  startMonitor,
  type Monitor,
} from '../browser/open-browser.ts'
import { forbiddenLinks, payloads } from '../browser/payloads.ts'
import { reflect, typeIn } from '../browser/reflected.ts'
import { lookAsAdmin, lookAsMember, lookAsVisitor, plant } from '../browser/stored.ts'
import {
  lookAsBanned,
  lookAsClubMember,
  lookAsClubOwner,
  lookAtReports,
} from '../browser/stored-community.ts'
import type { Ledger } from '../finding.ts'
import { makeMember, logInAsAdmin, type Person, type Session } from '../people.ts'
import { plantCommunity } from '../texts/plant-community.ts'

/** Script payloads in every field and address, viewed in a real browser wherever they are shown. */
export async function attackWithScripts(ledger: Ledger) {
  const browser = await openBrowser()
  if (!browser) {
    ledger.skip('script payloads', 'there is no Chromium on this machine')
    return
  }
  const site = await startSite()
  try {
    await proveDetection(ledger, browser, site)
    const adminSession = await logInAsAdmin(site)
    const people = await plant(site, adminSession)
    await viewEverywhere(ledger, browser, site, people)
    await viewCommunities(ledger, browser, site, adminSession)
    await openMails(ledger, browser, site)
    await refuseLinks(ledger, site)
  } finally {
    await browser.close()
    await site.remove()
  }
}

async function inContext<Result>(
  browser: Browser,
  work: (context: BrowserContext, monitor: Monitor) => Promise<Result>,
) {
  const context = await browser.newContext({ locale: 'en-GB' })
  try {
    return await work(context, await startMonitor(context))
  } finally {
    await context.close()
  }
}

/** A monitor that never reports proves nothing: payloads as markup, and a script on one of our pages, must be detected. */
async function proveDetection(ledger: Ledger, browser: Browser, site: Site) {
  await inContext(browser, async (context, { seen }) => {
    const page = await context.newPage()
    await page.setContent(payloads.join('\n'))
    await wait(500)
    const ran = seen.length
    ledger.check('payloads taken for markup are seen', ran > 0, 'nothing was seen', `${ran} scripts ran`)
    await page.goto(addressOfSite(site, '/'))
    await page.evaluate(
      `(() => { try { document.body.innerHTML += '<img src=x onerror=pwned()>' } catch {} })()`,
    )
    await page.evaluate(`(() => { try { document.body.setAttribute('onclick', 'pwned()') } catch {} })()`)
    await wait(300)
    const told = seen.slice(ran)
    const isStopped = told.some((text) => text.startsWith('require-trusted-types-for'))
    const hasRun = told.some((text) => text.startsWith('a script ran'))
    ledger.check('the policy stops and reports markup from text', isStopped && !hasRun, told.join('; '))
  })
}

async function viewEverywhere(ledger: Ledger, browser: Browser, site: Site, people: Person[]) {
  const [first] = people
  await inContext(browser, async (context, monitor) => {
    const looked = await lookAsVisitor(await context.newPage(), site, monitor)
    ledger.note(
      'stored payloads, as a visitor',
      looked,
      [...monitor.seen],
      'clubs and countries in three languages',
    )
  })
  for (const member of people) {
    await inContext(browser, async (context, monitor) => {
      const looked = await lookAsMember(await context.newPage(), site, monitor, member)
      ledger.note(`stored payloads, as their owner: ${nameOf(member)}`, looked, [...monitor.seen])
    })
  }
  await inContext(browser, async (context, monitor) => {
    const page = await context.newPage()
    await logInByForm(page, site, admin)
    const looked = await lookAsAdmin(page, site, monitor, first?.email ?? '')
    ledger.note('stored payloads, as an administrator', looked, [...monitor.seen])
  })
  await inContext(browser, async (context, monitor) => {
    const page = await context.newPage()
    const loaded = await reflect(page, site, monitor)
    ledger.note('reflected payloads in queries, hashes and paths', loaded, [...monitor.seen])
  })
  await inContext(browser, async (context, monitor) => {
    const typed = await typeIn(await context.newPage(), site, monitor)
    ledger.note('payloads typed into forms and searches', typed, [...monitor.seen])
  })
}

/** Clubs with members, requests, bans and reports, as those see them who take part. */
async function viewCommunities(ledger: Ledger, browser: Browser, site: Site, adminSession: Session) {
  for (const payload of payloads) {
    const community = await plantCommunity(site, adminSession, payload)
    for (const [who, look] of [
      ['a member', lookAsClubMember],
      ['a banned person', lookAsBanned],
      ['the owner', lookAsClubOwner],
    ] as const) {
      await inContext(browser, async (context, monitor) => {
        const looked = await look(await context.newPage(), site, monitor, community)
        const name = nameOf(community.owner)
        ledger.note(`stored payloads in a club, as ${who}: ${name}`, looked, [...monitor.seen])
      })
    }
  }
  await inContext(browser, async (context, monitor) => {
    const page = await context.newPage()
    await logInByForm(page, site, admin)
    const looked = await lookAtReports(page, site, monitor)
    ledger.note('stored payloads in reports, as an administrator', looked, [...monitor.seen])
  })
}

function nameOf({ user }: Person): string {
  return user.firstName.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

/** Mail programs have no content security policy, so payloads must be escaped in the mails themselves. */
async function openMails(ledger: Ledger, browser: Browser, site: Site) {
  const mails = await mailboxOf(site.dataDir).all()
  await inContext(browser, async (context, monitor) => {
    const page = await context.newPage()
    for (const mail of mails) {
      await page.setContent(mail.html)
      await monitor.look(page, mail.subject)
    }
    await wait(300)
    const misaddressed = mails
      .filter((mail) => mail.to.length !== 1)
      .map((mail) => `${mail.subject} has ${mail.to.length} readers`)
    ledger.note('payloads in mails, opened without any policy', mails.length, [
      ...monitor.seen,
      ...misaddressed,
    ])
  })
}

async function refuseLinks(ledger: Ledger, site: Site) {
  const member = await makeMember(site)
  const findings: string[] = []
  for (const contactLink of forbiddenLinks) {
    const contacts = [{ contactName: 'Link', contactLink }]
    const club = { title: 'A club', description: 'A text', country: 'Italy', privacy: false, contacts }
    const { status } = await member.call('POST', '/user/club', club)
    if (status !== 400) findings.push(`${JSON.stringify(contactLink)} answered ${status}`)
  }
  ledger.note('links of club contacts with other schemes', forbiddenLinks.length, findings)
}
