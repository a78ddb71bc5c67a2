import type { notFound as en } from '../en/not-found.ts'

export const notFound: typeof en = {
  meta: {
    title: 'Impossibile trovare questa pagina',
    description: 'A questo indirizzo non c’è alcuna pagina.',
  },
  heading: 'Impossibile trovare questa pagina',
  text: 'A questo indirizzo non c’è nulla. Forse l’indirizzo contiene un errore di battitura, o la pagina è stata spostata.',
  home: 'Alla pagina iniziale',
  back: 'INDIETRO',
  elsewhere: 'Pagine cercate spesso',
}
