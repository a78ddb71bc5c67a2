import type { Locale } from '@aurivane/contract/locales'
import type { ReportReason } from '@aurivane/contract/reports'
import { demoEmails } from './demo-data.ts'

/** What waits for the administrator besides clubs to review. */
export type DemoReport = { club: string; reporter: string; reason: ReportReason; text: string }
export type DemoMessage = { email: string; subject: string; message: string; locale: Locale; daysAgo: number }

export const demoReports: readonly DemoReport[] = [
  {
    club: 'Singapore Session Club',
    reporter: demoEmails.two,
    reason: 'asks_for_money',
    text: 'La pagina del club chiede un deposito prima del primo incontro.',
  },
]

export const demoMessages: readonly DemoMessage[] = [
  {
    email: 'reader@clubs.example',
    subject: 'Quale portafoglio mostra le perdite?',
    message: 'Ho letto le pagine sui portafogli. Dove trovo la perdita massima di ciascuno?',
    locale: 'it',
    daysAgo: 3,
  },
  {
    email: 'visitor@clubs.example',
    subject: 'Ein Club in Basel',
    message: 'Wir sind zu viert und möchten einen Club gründen. Braucht es dafür eine feste Adresse?',
    locale: 'de',
    daysAgo: 1,
  },
]
