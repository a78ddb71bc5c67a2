import type { errorScreen as en } from '../en/error-screen.ts'

export const errorScreen: typeof en = {
  heading: 'Unerwarteter Anwendungsfehler!',
  incomplete: 'Die Seite wurde nicht vollständig geladen. Manche Schaltflächen funktionieren nicht.',
  reload: 'Seite neu laden',
}
