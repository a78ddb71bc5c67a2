import { sendContactMessage } from '@aurivane/contract/contact'
import { mount } from '../http/mount.ts'
import type { Api } from '../services.ts'
import { sendMessage } from './send-message.ts'

export function contactRoutes(api: Api) {
  mount(api, sendContactMessage, async ({ body, locale, say }) => {
    await sendMessage(api.services, body, locale)
    return { result: say('contact.sent') }
  })
}
