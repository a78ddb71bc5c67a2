import type { errorScreen as en } from '../en/error-screen.ts'

export const errorScreen: typeof en = {
  heading: 'Unerwarteter Anwendungsfehler!',
  reload: 'Seite neu laden',
}
