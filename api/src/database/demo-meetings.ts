import { demoEmails } from './demo-data.ts'

const { one, two, three, four } = demoEmails

export type DemoAnnouncement = { club: string; author: string; daysAgo: number; title: string; text: string }

/** Announcements of verified clubs in the language of their country, with the markdown that their pages show. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    club: 'Milan Risk Table',
    author: two,
    daysAgo: 9,
    title: 'Che cosa leggiamo per la prossima serata',
    text: 'Per la prossima serata leggete, per favore, il capitolo sulla **dimensione delle posizioni**.\n\n- Portate un’operazione andata male\n- Annotate dove si trovava lo stop\n- Lasciate a casa i risultati',
  },
  {
    club: 'Zurich Franc Watch',
    author: three,
    daysAgo: 6,
    title: 'Vor dem Zinsentscheid',
    text: 'Am Abend vor dem Entscheid lesen wir die letzte Mitteilung der Nationalbank gemeinsam.\n\n1. Jede Person schreibt auf, was sie erwartet\n2. Am nächsten Tag vergleichen wir, *ohne* über Gewinne zu sprechen',
  },
  {
    club: 'Sydney Morning Session',
    author: three,
    daysAgo: 4,
    title: 'Earlier start in summer',
    text: 'From now on we meet half an hour earlier.\n\n> Listening first is fine. Nobody has to speak.',
  },
  {
    club: 'Milan Risk Table',
    author: two,
    daysAgo: 2,
    title: 'Benvenuti ai nuovi membri',
    text: 'Benvenuti a chi si è iscritto questo mese. Prima della prima serata leggete la *descrizione del club*.',
  },
]

export type DemoMeeting = {
  club: string
  title: string
  /** From today on, at this time of the place. */
  inDays: number
  time: string
  timeZone: string
  minutes: number
  place: string | null
  link: string | null
  description: string | null
  going: readonly string[]
}

export const demoMeetings: readonly DemoMeeting[] = [
  {
    club: 'Milan Risk Table',
    title: 'Stop che hanno tenuto e stop che non hanno tenuto',
    inDays: 8,
    time: '18:30',
    timeZone: 'Europe/Rome',
    minutes: 90,
    place: 'Biblioteca di quartiere, secondo piano',
    link: null,
    description: 'Due esempi a testa, dieci minuti per esempio.',
    going: [one, two, four],
  },
  {
    club: 'Zurich Franc Watch',
    title: 'Zinsentscheid: lesen statt raten',
    inDays: 6,
    time: '19:00',
    timeZone: 'Europe/Zurich',
    minutes: 60,
    place: 'Quartiertreff, kleiner Saal',
    link: null,
    description: 'Bitte die letzte Mitteilung der Nationalbank mitbringen.',
    going: [two, three],
  },
  {
    club: 'Sydney Morning Session',
    title: 'The week ahead',
    inDays: 5,
    time: '07:30',
    timeZone: 'Australia/Sydney',
    minutes: 45,
    place: null,
    link: 'https://meet.clubs.example/sydney',
    description: 'We read the calendar together before the open.',
    going: [one, three],
  },
]
