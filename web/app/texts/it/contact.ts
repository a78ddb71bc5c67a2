import { brand } from '@aurivane/contract/brand'
import type { contact as en } from '../en/contact.ts'

export const contact: typeof en = {
  meta: {
    title: 'Contatti',
    description: `Scriva ad ${brand.name}: un breve modulo, o l’indirizzo dell’assistenza da copiare. Leggiamo ogni messaggio e rispondiamo.`,
  },
  heading: 'Contatti',
  lede: 'Ci dica che cosa vuole sapere. Una persona legge ogni messaggio e risponde. Non possiamo promettere in quanto tempo.',
  form: {
    label: 'Scriva all’assistenza',
    email: 'Il Suo indirizzo email',
    emailHint: 'Risponderemo a questo indirizzo.',
    subject: 'Oggetto',
    message: 'Messaggio',
    messageHint: 'La preghiamo di non inviare password, codici o numeri di conto.',
    send: 'Invia il messaggio',
    trap: 'Lasci vuoto questo campo',
  },
  networkFailure: 'Si è verificato un errore',
  limitReached: 'Ha superato il numero di richieste consentite',
  byMail: {
    heading: 'Preferisce l’email?',
    text: 'Faccia clic sull’indirizzo per copiarlo.',
    copy: 'Copia {{address}}',
    copied: 'Indirizzo email copiato negli appunti!',
  },
  first: {
    heading: 'C’è già una risposta?',
    verify: 'Confermare l’indirizzo email',
    access: 'Rientrare nel Suo account',
    who: 'Chi può registrarsi e creare club',
    all: 'Tutte le domande',
  },
  data: 'Ciò che scrive viene conservato e inviato alla nostra assistenza. Se ci chiede di metterla in contatto con un broker, gli trasmettiamo il Suo indirizzo email e il Suo messaggio. Se ha un account, gli trasmettiamo anche nome e Paese. Se non lo chiede, non trasmettiamo nulla. I dettagli sono nell’<privacy>informativa sulla privacy</privacy>.',
}
