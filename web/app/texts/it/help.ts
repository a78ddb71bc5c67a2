import { brand } from '@aurivane/contract/brand'
import type { help as en } from '../en/help.ts'

export const help: typeof en = {
  meta: {
    title: 'Aiuto',
    description: `Aiuto su ${brand.name}: cerchi tra risposte e pagine, sfogli le domande per argomento, scriva all’assistenza o usi la chat.`,
  },
  heading: 'Aiuto',
  lede: 'Cerchi tra le risposte e le pagine, oppure scelga un argomento qui sotto.',
  search: {
    label: 'Per che cosa Le serve aiuto?',
    placeholder: 'per esempio: email, club, password',
    submit: 'Cerca',
    results: 'Risultati',
    found_one: '{{count}} risultato per «{{query}}»',
    found_other: '{{count}} risultati per «{{query}}»',
    nothing: 'Nessun risultato per «{{query}}». Provi con un’altra parola o ci scriva.',
    page: 'Pagina',
    question: 'Domanda · {{category}}',
  },
  topics: 'Domande per argomento',
  allQuestions: 'Tutte le domande e le risposte',
  ask: {
    heading: 'Ci contatti',
    contact: {
      title: 'Modulo di contatto',
      text: 'Scriva all’assistenza. Una persona Le risponde per email.',
      link: 'Ci contatti',
    },
    chat: {
      title: 'Chat della comunità',
      text: 'Parli con altri membri. Non vi pubblichi mai una password o un codice. Il nostro team non propone mai investimenti e non chiede mai denaro.',
      link: 'Apra la chat',
    },
  },
  pages: {
    aboutUs: { title: 'Chi siamo', text: 'Chi siamo, come è organizzata Aurivane e che cosa non è.' },
    howThisWorks: {
      title: 'Come funziona',
      text: 'Piano operativo, hardware, software, portafogli e assistenza, passo per passo.',
    },
    whatIsForex: {
      title: 'Che cos’è il forex',
      text: 'Coppie, pip, spread, leva, oro e rischio in parole semplici.',
    },
    countries: {
      title: 'Paesi',
      text: 'Quali Paesi hanno un partner nazionale e dove Aurivane è disponibile.',
    },
    portfolios: { title: 'Portafogli', text: 'Tre portafogli classificati per rischio. Per i membri.' },
    clubs: { title: 'Club', text: 'I club per Paese, con titolare, tipo e stato.' },
    bulletin: {
      title: 'Notizie e bollettino',
      text: 'Notizie di mercato ed eventi che possono influire sul trading.',
    },
    glossary: {
      title: 'Glossario',
      text: 'I termini del trading sulle valute, in una o due frasi ciascuno.',
    },
    faq: { title: 'Domande frequenti', text: 'Risposte su rischio, account e club.' },
    contact: { title: 'Contatti', text: 'Un modulo e l’indirizzo dell’assistenza.' },
    register: { title: 'Registrazione', text: 'Aprire un account.' },
    login: { title: 'Accesso', text: 'Accedere al proprio account.' },
    recovery: { title: 'Password dimenticata', text: 'Ricevere un link per impostare una nuova password.' },
    profile: { title: 'Impostazioni', text: 'Il Suo profilo, l’autenticazione a due fattori e i Suoi club.' },
    partners: { title: 'Partner', text: 'Sezione partner.' },
    terms: { title: 'Condizioni d’uso', text: 'Età, Stati Uniti, club, sospensione, responsabilità.' },
    privacy: { title: 'Informativa sulla privacy', text: 'I Suoi dati, i cookie e i Suoi diritti.' },
    legal: { title: 'Note legali', text: 'Chi gestisce questo sito.' },
    accessibility: {
      title: 'Accessibilità',
      text: 'Quanto è accessibile questo sito e che cosa non funziona ancora bene.',
    },
  },
}
