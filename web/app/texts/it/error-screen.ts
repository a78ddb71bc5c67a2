import type { errorScreen as en } from '../en/error-screen.ts'

export const errorScreen: typeof en = {
  heading: 'Errore imprevisto dell’applicazione!',
  reload: 'Ricarica la pagina',
}
