import { brand } from '@aurivane/contract/brand'
import {
  CLUB_CONTACTS_MAX,
  CLUB_DESCRIPTION_MAX_CHARS,
  CLUB_EDIT_MIN_CHARS,
  CLUB_TITLE_MAX_CHARS,
  MINIMUM_AGE_YEARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  RECOVERY_CODE_COUNT,
} from '@aurivane/contract/limits'
import type { faq as en } from '../en/faq.ts'
import type { FaqAnchor, FaqEntry } from '../faq-entry.ts'
import { money } from './money.ts'

const entries: Record<FaqAnchor, FaqEntry> = {
  categoryrow1: {
    question: `Che cos’è ${brand.name}, e che cosa non è?`,
    parts: [
      {
        paragraphs: [
          `${brand.name} è una comunità per chi opera su valute e oro. Offre club in 18 Paesi, tre portafogli classificati per rischio, spiegazioni chiare del mercato e un bollettino.`,
          'Non è né una banca né un broker. Questo sito non raccoglie depositi, non custodisce denaro e non esegue ordini. Per operare occorre un conto presso un broker, che è una società distinta. Valgono le condizioni del broker.',
        ],
      },
      {
        title: 'In quali Paesi è presente?',
        paragraphs: [
          'La <countries>pagina Paesi</countries> elenca i Paesi in cui Aurivane ha un partner nazionale o è disponibile. «Con licenza» è il termine con cui Aurivane indica un Paese che ha un partner nazionale. Non è un’autorizzazione di un’autorità di vigilanza. «Disponibile» significa che può chiedere informazioni, ma non ancora registrarsi.',
        ],
      },
      {
        title: 'Si tratta di consulenza?',
        paragraphs: [
          'No. Nulla su questo sito costituisce consulenza in materia di investimenti o una raccomandazione personalizzata. Non conosciamo il Suo reddito, i Suoi debiti né i Suoi obiettivi. In caso di dubbio si rivolga a chi è autorizzato a offrire consulenza nel Suo Paese.',
        ],
      },
    ],
  },
  categoryrow2: {
    question: 'Quanto posso guadagnare, e quanto posso perdere?',
    parts: [
      {
        paragraphs: [
          'Può perdere tutto il denaro che impiega. Lo tenga presente quando legge di rendimenti. Senza protezione dal saldo negativo può perdere di più e restare in debito con il broker.',
        ],
        claim:
          'La combinazione predefinita di portafogli è concepita per un rendimento medio del 5% al mese; è un obiettivo. «Attualmente i portafogli rendono l’1% ogni settimana» è un’affermazione del gestore, non comprovata da un rendiconto certificato da un revisore. Un mese può chiudersi in perdita, e anche un anno.',
      },
      {
        title: 'In che cosa si distinguono i tre portafogli?',
        paragraphs: [
          'Le cifre che seguono sono arrotondate. Si basano su tre ipotesi: un esito mediano pari all’importo iniziale, nessun costo e una dispersione mensile del due, cinque o dieci per cento. In tutti e tre i portafogli la metà degli esiti è allora inferiore all’importo iniziale. I costi peggiorano ogni esito.',
        ],
        points: [
          'Portafoglio 1, rischio basso: l’intervallo di esiti più stretto. Secondo le nostre ipotesi, dopo un anno in un caso su venti si perde l’11% o più.',
          'Portafoglio 2, rischio medio: un intervallo più ampio. Secondo le nostre ipotesi, dopo un anno in un caso su venti si perde il 25% o più.',
          'Portafoglio 3, rischio alto: l’intervallo più ampio. Secondo le nostre ipotesi, dopo un anno in un caso su venti si perde il 43% o più.',
        ],
      },
      {
        title: 'Che cosa fare prima di cominciare?',
        points: [
          'Metta da parte il denaro che Le serve per vivere un anno. Non lo investa.',
          'Decida quale somma può permettersi di perdere per intero, e la metta per iscritto.',
          'Non usi denaro preso in prestito.',
          'Faccia domande finché non sa spiegare ad altri lo spread, la margin call (richiamo di margine) e la leva.',
        ],
      },
    ],
  },
  categoryrow3: {
    question: 'Come confermo il mio indirizzo email, e perché?',
    parts: [
      {
        paragraphs: [
          'Dopo la registrazione Le inviamo un’email con un link. Lo apra: la pagina Le dirà che l’indirizzo è confermato. Il link vale 48 ore e funziona una sola volta.',
          'Può accedere anche senza conferma. Per entrare in un club o gestirne uno serve invece un indirizzo confermato, così possiamo contattare titolari e membri.',
        ],
      },
      {
        title: 'L’email non è arrivata',
        points: [
          'Attenda qualche minuto, poi controlli la cartella della posta indesiderata.',
          'Acceda e apra <profile>il Suo profilo</profile>. Accanto alla scritta «Non confermata» c’è un pulsante per ricevere di nuovo l’email.',
          'Usi il link dell’email più recente: quelli precedenti non sono più validi.',
          'Se l’indirizzo contiene un errore di battitura, lo cambi nelle impostazioni, alla voce Sicurezza. Se non ci riesce, <contact>ci scriva</contact>.',
        ],
      },
      {
        title: 'Il link non funziona più',
        paragraphs: [
          'Il link ha più di 48 ore, oppure un’email più recente lo ha sostituito. La pagina ne propone uno nuovo. Se l’indirizzo è già confermato, non serve altro.',
        ],
      },
    ],
  },
  categoryrow4: {
    question: 'Come proteggo il mio account, e come rientro se non riesco ad accedere?',
    parts: [
      {
        paragraphs: [
          `Scelga una password da ${PASSWORD_MIN_CHARS} a ${PASSWORD_MAX_CHARS} caratteri, mai usata altrove. Un gestore di password aiuta. Poi attivi l’autenticazione a due fattori nel <profile>Suo profilo</profile>. All’accesso Le chiederemo anche un codice di sei cifre generato da un’app sul telefono.`,
          'Non Le chiederemo mai la password o un codice per email, per telefono o in chat.',
        ],
      },
      {
        title: 'Ho dimenticato la password',
        paragraphs: [
          'Chieda un link nella <recovery>pagina di recupero</recovery>. Vale 30 minuti e funziona una sola volta. Una nuova password chiude tutte le sessioni aperte, su ogni dispositivo. La pagina risponde sempre allo stesso modo, che un account esista o no, così nessuno può scoprire chi ne ha uno.',
        ],
      },
      {
        title: 'Ho perso il telefono',
        paragraphs: [
          `Quando ha attivato l’autenticazione a due fattori, Le sono stati mostrati ${RECOVERY_CODE_COUNT} codici di recupero. Ne inserisca uno dove l’accesso chiede un codice. Ognuno vale una sola volta. Poi disattivi l’autenticazione a due fattori e la riattivi con il nuovo telefono. Se non ha più nemmeno i codici, <contact>ci scriva</contact> dall’indirizzo del Suo account.`,
        ],
      },
      {
        title: 'L’accesso viene rifiutato',
        points: [
          'Dopo diversi tentativi errati occorre attendere fino a 15 minuti. Nel frattempo può usare la pagina di recupero.',
          `Se la pagina dice che l’account è sospeso, scriva a <mail>{{support}}</mail>. Le diremo il motivo e potrà rispondere.`,
        ],
      },
      {
        title: 'Voglio chiudere l’account o vedere i miei dati',
        paragraphs: [
          'Può fare entrambe le cose nelle impostazioni, alla voce Sicurezza. Oppure ci scriva: rispondiamo entro un mese. L’<privacy>informativa sulla privacy</privacy> elenca tutti i Suoi diritti.',
        ],
      },
    ],
  },
  categoryrow5: {
    question: 'Che cos’è un club, e che cosa significano aperto, chiuso e verificato?',
    parts: [
      {
        paragraphs: [
          'Un club è un gruppo di membri dello stesso Paese che si incontrano, online o di persona, per imparare e parlare di trading. Ogni club ha un titolare e una descrizione. I contatti sono facoltativi. I club si trovano nella <clubs>pagina Club</clubs>, Paese per Paese.',
        ],
      },
      {
        title: 'Tipo di club',
        points: [
          'Aperto: accessibile al pubblico. Se il club è verificato, può entrarvi subito.',
          'Chiuso: riservato ad amici e familiari. Si entra su richiesta o su invito, e solo i membri vedono i contatti.',
        ],
      },
      {
        title: 'Stato',
        points: [
          'In attesa: nuovo e non ancora esaminato.',
          'Verificato: il club ha fornito quanto richiesto.',
          'Respinto: non compare nell’elenco. Il titolare legge il motivo nel proprio profilo.',
        ],
      },
      {
        title: 'Un club verificato è un club consigliato?',
        paragraphs: [
          `No. Il nostro team esamina titolo, descrizione e contatti. In seguito il club può modificarli senza un nuovo controllo. La verifica non è una raccomandazione. Il titolare e i responsabili di un club non sono dipendenti né agenti di ${brand.name}. Non dia denaro a un club, e ci avvisi se un club ne chiede.`,
        ],
      },
    ],
  },
  categoryrow6: {
    question: 'Chi può registrarsi e creare club?',
    parts: [
      {
        paragraphs: ['Può registrarsi se valgono tutte queste condizioni:'],
        points: [
          `Ha compiuto ${MINIMUM_AGE_YEARS} anni.`,
          'Vive in uno dei 18 Paesi dell’elenco nella pagina di registrazione.',
          'Non è residente negli Stati Uniti. Chi è residente negli Stati Uniti non può registrarsi né creare club.',
          'Accetta le <terms>condizioni d’uso</terms> e l’<privacy>informativa sulla privacy</privacy>.',
        ],
      },
      {
        title: 'E per creare un club?',
        paragraphs: [
          'Occorre che l’indirizzo email sia confermato e che l’account non abbia già raggiunto il numero di club consentito. Un nuovo account può averne tre.',
        ],
      },
      {
        title: 'Perché chi è residente negli Stati Uniti non può registrarsi?',
        paragraphs: [
          'Per servizi di questo tipo negli Stati Uniti valgono altre regole. Lì non offriamo il servizio e non accettiamo registrazioni da quel Paese, qualunque sia quello indicato nel modulo.',
        ],
      },
      {
        title: 'Il mio Paese non è nell’elenco',
        paragraphs: [
          'Allora non può ancora registrarsi. Se la <countries>pagina Paesi</countries> lo indica come disponibile, può <contact>chiederci</contact> informazioni.',
        ],
      },
    ],
  },
  categoryrow7: {
    question: 'Come creo, modifico ed elimino un club?',
    parts: [
      {
        paragraphs: [
          'Tutto avviene nella <profileClubs>sezione Club del Suo profilo</profileClubs>, che si apre dopo la conferma dell’indirizzo email.',
        ],
      },
      {
        title: 'Creare',
        points: [
          `Un titolo lungo al massimo ${CLUB_TITLE_MAX_CHARS} caratteri e una descrizione lunga al massimo ${CLUB_DESCRIPTION_MAX_CHARS.toLocaleString('it', { useGrouping: 'always' })}. L’elenco mostra i primi 100 caratteri: metta all’inizio ciò che conta.`,
          'Un Paese, che non si può cambiare in seguito, e il tipo di club: aperto o chiuso.',
          `Se vuole, fino a ${CLUB_CONTACTS_MAX} contatti: indirizzi web che iniziano con https o indirizzi email.`,
        ],
      },
      {
        title: 'Modificare',
        paragraphs: [
          `Quando modifica un club, titolo e descrizione devono avere almeno ${CLUB_EDIT_MIN_CHARS} caratteri. Un club verificato resta verificato anche dopo una modifica. Le modifiche successive non vengono controllate.`,
        ],
      },
      {
        title: 'Eliminare',
        paragraphs: [
          'L’eliminazione rimuove in modo definitivo tutti i membri e i dati del club e non può essere annullata. Prima Le viene chiesta conferma.',
        ],
      },
      {
        title: 'Ho raggiunto il limite',
        paragraphs: [
          'Elimini un club che non Le serve più, oppure <contact>ci chieda</contact> un numero più alto spiegando perché. Decide il nostro team.',
        ],
      },
    ],
  },
  categoryrow8: {
    question: 'Passo per passo: registrarsi, attivare l’autenticazione a due fattori, creare un club',
    parts: [
      { paragraphs: ['Tre brevi guide illustrate. Ognuna richiede pochi minuti.'] },
      {
        title: 'Registrarsi',
        steps: [
          'Apra la pagina <register>Registrazione</register> e inserisca nome, cognome e indirizzo email.',
          'Scelga il Paese in cui vive e una password.',
          'Legga il testo sopra il pulsante. Registrandosi conferma di avere l’età minima e di non essere residente negli Stati Uniti. Accetta inoltre le condizioni e l’informativa sulla privacy.',
          'Invii il modulo, poi apra il link nell’email che riceve.',
        ],
        picture: { name: 'register', alt: 'La pagina di registrazione con i suoi cinque campi' },
      },
      {
        title: 'Attivare l’autenticazione a due fattori',
        steps: [
          'Apra <profile>il Suo profilo</profile> e attivi l’interruttore dell’autenticazione a due fattori.',
          'Inquadri il codice QR con un’app di autenticazione, oppure digiti la chiave mostrata accanto.',
          'Inserisca il codice di sei cifre dell’app e la Sua password.',
          `Conservi i ${RECOVERY_CODE_COUNT} codici di recupero che compaiono. Vengono mostrati solo questa volta.`,
        ],
        picture: {
          name: 'two-factor',
          alt: 'La finestra con il codice QR, il campo per il codice e il campo per la password',
        },
      },
      {
        title: 'Creare un club',
        steps: [
          'Apra la <profileClubs>sezione Club del Suo profilo</profileClubs>.',
          'Inserisca titolo e descrizione e scelga Paese e tipo di club.',
          'Invii il modulo. Il club compare nella Sua tabella e nell’elenco come «In attesa».',
          'Il nostro team esamina il club, e lo stato cambia.',
        ],
        picture: {
          name: 'create-club',
          alt: 'Il modulo per un nuovo club, con titolo, descrizione, Paese, tipo di club e contatti',
        },
      },
    ],
  },
  categoryrow9: { question: 'Chi gestisce Aurivane?', parts: [{ paragraphs: money.operator.paragraphs }] },
  categoryrow10: { question: 'Quanto costa?', parts: [{ paragraphs: money.costs.paragraphs }] },
  categoryrow11: {
    question: 'Dove si trova il mio denaro?',
    parts: [{ paragraphs: money.custody.paragraphs }],
  },
  categoryrow12: {
    question: 'Come prelevo il mio denaro?',
    parts: [{ paragraphs: money.withdrawal.paragraphs }],
  },
  categoryrow13: {
    question: 'Come presento un reclamo?',
    parts: [{ paragraphs: money.complaints.paragraphs }],
  },
  categoryrow14: { question: 'Come guadagna Aurivane?', parts: [{ paragraphs: money.earnings.paragraphs }] },
}

export const faq: typeof en = {
  meta: {
    title: 'Domande frequenti',
    description: `Risposte su ${brand.name}: che cos’è, rischio, conferma dell’email, sicurezza dell’account, club e guide illustrate.`,
  },
  heading: 'Domande frequenti',
  lede: `Risposte a ${Object.keys(entries).length} domande. Se la Sua non c’è, ci scriva.`,
  contents: 'Argomenti',
  categories: { general: 'Generale', money: 'Denaro', account: 'Account', clubs: 'Club', tutorials: 'Guide' },
  entries,
  enlarge: 'Ingrandisci l’immagine: {{alt}}',
  closePicture: 'Chiudi l’immagine',
  notFound: {
    title: 'Non ha trovato risposta?',
    text: 'Cerchi nella pagina di aiuto o ci scriva. Risponde una persona.',
    help: 'Apra la pagina di aiuto',
    contact: 'Ci contatti',
  },
}
