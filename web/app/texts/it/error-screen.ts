import type { errorScreen as en } from '../en/error-screen.ts'

export const errorScreen: typeof en = {
  heading: 'Errore imprevisto dell’applicazione!',
  incomplete: 'La pagina non si è caricata completamente. Alcuni pulsanti non funzionano.',
  reload: 'Ricarica la pagina',
}
