import { changeContactMessage, listContactMessages } from '@aurivane/contract/account-administration'
import { sendContactMessage } from '@aurivane/contract/contact'
import { REGISTER_PAGE_ROWS } from '@aurivane/contract/limits'
import { cutPage } from '../cut-page.ts'
import { mount } from '../http/mount.ts'
import type { Api } from '../services.ts'
import { changeMessage } from './change-message.ts'
import { findContactMessages } from './contact.queries.ts'
import { presentMessage } from './present-message.ts'
import { sendMessage } from './send-message.ts'

export function contactRoutes(api: Api) {
  const { services } = api

  mount(api, sendContactMessage, async ({ body, locale, say }) => {
    await sendMessage(services, body, locale)
    return { result: say('contact.sent') }
  })

  mount(api, listContactMessages, async ({ query: { status, after, limit = REGISTER_PAGE_ROWS } }) => {
    const rows = await findContactMessages(services.db, { status, after, rows: limit + 1 })
    const { page, next } = cutPage(rows, limit)
    return { result: page.map(presentMessage), next }
  })

  mount(api, changeContactMessage, async ({ member, params, body, say }) => {
    await changeMessage(services, member.id, params.id, body)
    return { result: say('contact.updated', { id: params.id }) }
  })
}
