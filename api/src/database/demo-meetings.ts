import { demoEmails } from './demo-data.ts'

const { one, two, three, four } = demoEmails

export type DemoAnnouncement = { club: string; author: string; daysAgo: number; title: string; text: string }

/** Announcements of verified clubs, with the markdown that their pages show. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    club: 'Milan Risk Table',
    author: one,
    daysAgo: 9,
    title: 'What we read next',
    text: 'For the next evening, please read the chapter on **position sizes**.\n\n- Bring one trade that went wrong\n- Write down where the stop was\n- We do not compare results',
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
    title: 'New members',
    text: 'Welcome to everyone who joined this month. Please read the *description of the club* before the first evening.',
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
    title: 'Stops that held and stops that did not',
    inDays: 8,
    time: '18:30',
    timeZone: 'Europe/Rome',
    minutes: 90,
    place: 'Neighbourhood library, second floor',
    link: null,
    description: 'Two examples each, ten minutes per example.',
    going: [one, two, four],
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
