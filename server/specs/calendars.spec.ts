import { DAY_MS } from '@aurivane/contract/limits'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ical from 'node-ical'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { figuresIn } from '../../testing/figures-in.ts'
import { startSite, type RunningSite } from './support/running-site.ts'

let folder: string
let site: RunningSite
let clubs: { id: number; title: string; privacy: boolean }[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-calendars-'))
  site = await startSite({
    DATA_DIR: folder,
    DEMO_DATA: 'on',
    PUBLIC_URL: 'https://clubs.example',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'debug',
  })
  clubs = ((await (await fetch(`${site.url}/api/v1/user/club/all`)).json()) as { result: typeof clubs })
    .result
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

function clubOf(title: string) {
  return clubs.find((club) => club.title === title)?.id ?? 0
}
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(site.url + path, { headers, method })
}
async function logIn(email: string) {
  const text = readFileSync(join(folder, 'demo-accounts.txt'), 'utf8')
  const password = new RegExp(`${email.replaceAll('.', '\\.')} +(\\S+)`).exec(text)?.[1]
  const answer = await fetch(`${site.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { userObject } = (await answer.json()) as { userObject: { uid: number; atoken: string } }
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ')
  return { uid: String(userObject.uid), authorization: `Bearer ${userObject.atoken}`, cookie }
}

async function makeAddress(clubId: number, headers: Record<string, string>) {
  const made = await fetch(`${site.url}/api/v1/clubs/${clubId}/calendar`, { method: 'POST', headers })
  return new URL(((await made.json()) as { link: string }).link)
}
async function planMeeting(clubId: number, headers: Record<string, string>) {
  const day = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10)
  const answer = await fetch(`${site.url}/api/v1/clubs/${clubId}/meetings`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Among friends',
      localStart: `${day}T18:30`,
      timeZone: 'Europe/Rome',
      link: 'https://meet.example.com/turin',
    }),
  })
  return ((await answer.json()) as { meetingID: number }).meetingID
}

describe('The calendar of an open club', () => {
  it('is for everybody, with an ETag', async () => {
    const path = `/clubs/${clubOf('Milan Risk Table')}/meetings.ics`
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const text = await answer.text()
    expect(figuresIn(text)).toEqual([])
    const events = Object.values(ical.sync.parseICS(text))
    expect(events.filter((event) => event?.type === 'VEVENT')).toHaveLength(1)
    const etag = answer.headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(path, {}, 'HEAD')).status).toBe(200)
  })

  it('leaves out links, and offers one meeting as a file', async () => {
    const clubId = clubOf('Sydney Morning Session')
    const text = await (await get(`/clubs/${clubId}/meetings.ics`)).text()
    expect(text).not.toContain('meet.clubs.example')
    const meetingId = /UID:meeting-(\d+)@clubs\.example/.exec(text)?.[1]
    const one = await get(`/clubs/${clubId}/meetings/${meetingId}.ics`)
    expect(one.status).toBe(200)
    expect(one.headers.get('content-disposition')).toBe(`attachment; filename="meeting-${meetingId}.ics"`)
    expect((await get(`/clubs/${clubOf('Milan Risk Table')}/meetings/${meetingId}.ics`)).status).toBe(404)
  })

  it.each([
    '/clubs/0/meetings.ics',
    '/clubs/x/meetings.ics',
    '/clubs/9999999999/meetings.ics',
    '/clubs/1/meetings/x.ics',
  ])('is not found at %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('text/html')
  })
})

describe('The calendar of a closed club', () => {
  it('is for members, by their secret address, which is logged nowhere', async () => {
    const clubId = clubOf('Turin Friends and Family')
    expect((await get(`/clubs/${clubId}/meetings.ics`)).status).toBe(404)
    const headers = await logIn('member.one@demo.example')
    const { pathname, search, searchParams } = await makeAddress(clubId, headers)
    const answer = await get(pathname + search)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toContain('BEGIN:VTIMEZONE')
    for (const key of ['', 'wrong', 'w'.repeat(43)]) {
      expect((await get(`${pathname}?key=${key}`)).status).toBe(404)
    }
    const ofOther = `/clubs/${clubOf('Sydney Morning Session')}/meetings.ics${search}`
    expect((await get(ofOther)).status).toBe(404)
    expect(site.output()).toContain('/meetings.ics')
    expect(site.output()).not.toContain(searchParams.get('key'))
  })

  it('offers one meeting with its link by the same address, and by no other', async () => {
    const clubId = clubOf('Turin Friends and Family')
    const meetingId = await planMeeting(clubId, await logIn('member.two@demo.example'))
    const { search } = await makeAddress(clubId, await logIn('member.one@demo.example'))
    const path = `/clubs/${clubId}/meetings/${meetingId}.ics`
    const answer = await get(path + search)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="meeting-${meetingId}.ics"`)
    const parts = Object.values(ical.sync.parseICS(await answer.text()))
    expect(parts.filter((part) => part?.type === 'VEVENT')).toMatchObject([
      { uid: `meeting-${meetingId}@clubs.example`, location: 'https://meet.example.com/turin' },
    ])
    for (const query of ['', '?key=', '?key=wrong', `?key=${'w'.repeat(43)}`])
      expect((await get(path + query)).status).toBe(404)
    const ofOther = `/clubs/${clubOf('Milan Risk Table')}/meetings/${meetingId}.ics`
    expect((await get(ofOther + search)).status).toBe(404)
  })
})
