import type { bulletinPost as en } from '../en/bulletin-post.ts'

export const bulletinPost: typeof en = {
  meta: {
    title: 'Notizie / Bollettino',
    description: 'Un articolo delle notizie o del bollettino di Aurivane.',
  },
  back: 'Indietro',
  share: 'Condividi il link',
  shared: 'Link copiato negli appunti.',
  shareFailed: 'Non è stato possibile copiare il link. Lo copi dalla barra degli indirizzi.',
}
