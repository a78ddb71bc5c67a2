import { brand } from '@aurivane/contract/brand'
import { MINIMUM_AGE_YEARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@aurivane/contract/limits'
import type { terms as en } from '../en/terms.ts'

export const terms: typeof en = {
  meta: {
    title: 'Condizioni d’uso',
    description: `Le condizioni per usare ${brand.name}: chi può registrarsi, che cosa offre e che cosa no, rischio, club, sospensione, responsabilità.`,
  },
  heading: 'Condizioni d’uso',
  governing:
    'Fa fede il testo inglese. Questa versione italiana è una traduzione, pensata per facilitarLe la lettura.',
  intro: `Queste condizioni regolano il rapporto tra Lei e ${brand.name} per quanto riguarda il sito, il Suo account e i Suoi club. Le legga prima di registrarsi. La sezione sul rischio spiega quanto si può perdere.`,
  contents: 'In questa pagina',
  sections: {
    scope: {
      title: 'Oggetto delle condizioni',
      paragraphs: [
        `Con «${brand.name}», «noi» e «ci» si intende il gestore di questo sito con il marchio ${brand.name}. Con «Lei» si intende chiunque apra il sito o abbia un account. In un Paese con licenza, dell’offerta locale risponde il titolare indicato nella <countries>pagina Paesi</countries>.`,
        'Usando il sito Lei accetta queste condizioni. Registrandosi conferma di averle lette insieme all’<privacy>informativa sulla privacy</privacy>. Se non è d’accordo, non si registri e non usi le parti che richiedono un account.',
      ],
    },
    eligibility: {
      title: 'Chi può usare il servizio',
      paragraphs: ['Può registrarsi e avere un account se tutte le seguenti condizioni sono soddisfatte.'],
      list: [
        `Ha almeno ${MINIMUM_AGE_YEARS} anni. Se la legge del Suo Paese prevede un’età più alta per i servizi finanziari, vale quella.`,
        'Non risiede negli Stati Uniti. Chi risiede negli Stati Uniti non può registrarsi né creare club, qualunque Paese indichi.',
        'Vive in uno dei Paesi proposti al momento della registrazione ed è quello il Paese che sceglie.',
        'La legge del luogo in cui vive Le consente di usare l’offerta. Spetta a Lei verificarlo.',
        'Agisce per conto proprio. Un account appartiene a una sola persona e non può essere prestato, venduto o condiviso.',
      ],
      closing: [
        'Possiamo chiederLe di dimostrare che soddisfa queste condizioni. Se non può farlo, o se quanto ha dichiarato non è vero, possiamo sospendere l’account.',
      ],
    },
    service: {
      title: 'Che cosa offriamo e che cosa no',
      paragraphs: [
        `${brand.name} è una comunità e un sito informativo per chi opera su valute e oro. Mostra dove l’offerta ha una licenza o è disponibile, tre portafogli classificati per rischio, i club gestiti dai membri, pagine didattiche e un bollettino.`,
        'Questo sito non raccoglie depositi, non custodisce denaro dei clienti e non esegue ordini. Qui non avviene alcuna operazione. Per operare occorre un conto presso il servizio di trading di un’altra società, alle condizioni di quest’ultima.',
        'Nulla di ciò che si trova su questo sito è una consulenza personale in materia di investimenti, fiscale o legale. Il sito non conosce il Suo reddito, i Suoi debiti né i Suoi obiettivi. In caso di dubbio si rivolga a un consulente autorizzato nel Suo Paese.',
        'I marchi presenti su questo sito hanno solo scopo promozionale. Un nome, di per sé, non dice nulla su una licenza.',
      ],
    },
    risk: {
      title: 'Rischio',
      paragraphs: [
        'Operando su valute, oro e contratti collegati può perdere tutto il denaro che impegna. La leva trasforma un piccolo movimento del mercato in un grande movimento del Suo conto, in entrambe le direzioni e a volte in pochi secondi.',
        'Dove questo sito indica un rendimento, per esempio una combinazione predefinita di portafogli pensata per rendere in media il 5% al mese, o portafogli che rendono l’1% ogni settimana, descrive l’obiettivo di un modello. Non è una promessa, non è una garanzia e non è una previsione che La riguardi. I risultati passati dicono poco su quelli futuri. I grafici indicati come illustrazioni sono illustrazioni.',
        'Impieghi soltanto denaro la cui perdita totale non cambierebbe il Suo tenore di vita. Non operi con denaro preso in prestito. La decisione di operare è soltanto Sua, e Suo è il risultato.',
      ],
    },
    tradingServices: {
      title: 'Servizi di trading di altre società',
      paragraphs: [
        'Per operare Lei apre un conto presso un servizio di trading. Il contratto è tra Lei e quel servizio. Costi, regole sui margini, reclami e tutela del Suo denaro seguono le condizioni di quel servizio e le regole della sua autorità di vigilanza.',
        'Se chiede a noi o al titolare del Suo Paese di metterLa in contatto con un servizio di trading, i dati personali necessari vengono trasmessi come descritto nell’<privacy>informativa sulla privacy</privacy>. Non scegliamo il servizio al posto Suo, non lo sorvegliamo e non rispondiamo di ciò che fa o omette di fare.',
      ],
    },
    account: {
      title: 'Il Suo account',
      paragraphs: ['L’account è gratuito. In cambio Le chiediamo di averne cura.'],
      list: [
        'Indichi il Suo vero nome, un indirizzo email Suo e il Suo Paese, e li tenga aggiornati.',
        'Confermi l’indirizzo email con il link che Le inviamo. Fino ad allora può accedere, ma non gestire club.',
        `Scelga una password da ${PASSWORD_MIN_CHARS} a ${PASSWORD_MAX_CHARS} caratteri che non usa altrove e non la riveli a nessuno. Non Gliela chiederemo mai per email, per telefono o in chat.`,
        'Se può, attivi l’autenticazione a due fattori e conservi i codici di recupero dove solo Lei può trovarli.',
        'Ci avvisi subito se pensa che qualcun altro stia usando il Suo account.',
      ],
      closing: [
        'Lei risponde di ciò che avviene con il Suo account, a meno che l’abuso non dipenda da Lei. Può chiudere l’account in qualsiasi momento scrivendoci.',
      ],
    },
    clubs: {
      title: 'Club',
      paragraphs: [
        'Un club è un gruppo di membri in un Paese. Chi ha confermato il proprio indirizzo email può creare club fino al numero indicato nel profilo. Il Paese di un club non può essere cambiato in seguito. Un club aperto è accessibile al pubblico; un club chiuso è riservato ad amici e familiari.',
        'Ogni responsabile scrive la descrizione e i contatti del proprio club e ne risponde. Devono essere veritieri e leciti, non devono promettere rendimenti, non devono chiedere denaro e non devono contenere dati personali di altri senza il loro consenso.',
        'Un nuovo club è in attesa. Un amministratore lo contrassegna come verificato quando è stata fornita la documentazione necessaria, oppure lo respinge indicando il motivo, che il titolare può leggere. I club respinti non compaiono nell’elenco. La verifica non è né una raccomandazione né una garanzia.',
        `I club non sono filiali di ${brand.name}. I responsabili non sono nostri dipendenti né nostri agenti, non possono fare promesse a nostro nome e non possono accettare denaro per noi. I rapporti tra i membri di un club riguardano soltanto loro e restano sotto la loro responsabilità.`,
        'L’eliminazione di un club rimuove in modo definitivo tutti i suoi membri e i suoi dati e non può essere annullata.',
      ],
    },
    conduct: {
      title: 'Regole di comportamento',
      paragraphs: ['Usando questo sito Lei si impegna a non:'],
      list: [
        'violare la legge, ingannare altri o fingersi un’altra persona;',
        'promettere profitti, vendere segnali o raccogliere denaro tramite un club o i suoi contatti;',
        'pubblicare contenuti offensivi, discriminatori o illeciti, o che ledano i diritti di altri;',
        'inviare pubblicità non richiesta o raccogliere dati dei membri;',
        'aggirare limiti, blocchi o restrizioni per Paese, o aiutare altri a farlo;',
        'disturbare il funzionamento del sito, verificarne la sicurezza senza il nostro consenso o leggerlo in modo automatico così da sovraccaricarlo.',
      ],
      closing: [
        `Se scopre una vulnerabilità, la segnali a ${brand.securityEmail} e ci dia il tempo di chiuderla prima di parlarne ad altri.`,
      ],
    },
    suspension: {
      title: 'Sospensione e chiusura degli account',
      paragraphs: [
        'Possiamo sospendere un account se chi lo detiene non soddisfa i requisiti, viola in modo grave o ripetuto queste condizioni, mette in pericolo altri o il sito, oppure se lo richiede una legge o un’autorità. Se la violazione è lieve, prima avvisiamo.',
        'La sospensione chiude subito tutte le sessioni aperte. Da quel momento, all’accesso viene indicato che l’account è sospeso e a chi rivolgersi. Nell’elenco dei club il titolare compare come utente eliminato. La sola sospensione non cancella nulla.',
        `Se ritiene che una sospensione sia sbagliata, scriva a <mail>{{support}}</mail>. Una persona riesamina il caso e Le comunica l’esito e il motivo, salvo che la legge vieti di indicarlo.`,
      ],
    },
    content: {
      title: 'Diritti sui contenuti',
      paragraphs: [
        'Testi, disegni, grafici e software di questo sito sono protetti. Può leggerli, stamparli e condividerne i link per uso personale. Ogni altro uso richiede il nostro consenso.',
        'Ciò che Lei scrive, per esempio la descrizione di un club, resta Suo. Ci autorizza a conservarlo, a mostrarlo su questo sito in tutte le lingue e le forme che il sito offre e a rimuoverlo se viola queste condizioni.',
      ],
    },
    regional: {
      title: 'Avvertenze per alcuni Paesi',
      paragraphs: [
        'Regno Unito: la promozione di contratti per differenza presso clienti al dettaglio è vietata al di fuori dei limiti fissati dall’autorità di vigilanza FCA. Nulla su questo sito è un’offerta di tali contratti o un invito a negoziarli.',
        'Stati Uniti: i contratti predittivi comportano un rischio elevato. Questo sito non si rivolge a chi risiede negli Stati Uniti, che non può registrarsi né creare club.',
        'Ovunque: questo sito non costituisce un’offerta dove una tale offerta sarebbe illecita o richiederebbe un’autorizzazione che nessuno vi possiede. «Disponibile» nella pagina Paesi significa che si possono chiedere informazioni, non che esista una licenza.',
      ],
    },
    thirdParties: {
      title: 'Contenuti e link di terzi',
      paragraphs: [
        'La striscia delle quotazioni proviene da un fornitore esterno di grafici e si carica solo dopo il Suo consenso. Può revocarlo in qualsiasi momento a piè di pagina. Il calendario economico è una pagina esterna che si apre in una nuova scheda.',
        'Prezzi e date di terzi possono essere in ritardo o errati. Non basi un’operazione soltanto su di essi. Non rispondiamo del contenuto di altri siti, e un link non è una raccomandazione.',
      ],
    },
    liability: {
      title: 'Disponibilità e responsabilità',
      paragraphs: [
        'Gestiamo il sito con cura, ma non promettiamo che sia sempre disponibile, privo di errori o immutato. Le parti indicate come beta possono ancora cambiare in modo sostanziale.',
        'Rispondiamo senza limiti per dolo e colpa grave, per danni alla vita, al corpo o alla salute e in tutti i casi in cui la legge non consente di limitare la responsabilità. In caso di colpa lieve rispondiamo solo se violiamo un obbligo essenziale per questo rapporto, e solo per il danno tipico e prevedibile.',
        'Al di fuori di questi casi non rispondiamo, in particolare, delle perdite da trading, delle decisioni che Lei prende sulla base dei contenuti di questo sito, del comportamento di responsabili e membri dei club e dei servizi di altre società.',
      ],
    },
    changes: {
      title: 'Modifiche delle condizioni',
      paragraphs: [
        'Possiamo modificare queste condizioni quando cambiano la legge, l’offerta o il sito. La versione in vigore si trova in questa pagina con la sua data. Se una modifica è sfavorevole ai membri, li avvisiamo per email prima che entri in vigore; chi non è d’accordo può chiudere l’account entro quel momento.',
      ],
    },
    law: {
      title: 'Legge e lingua',
      paragraphs: [
        'A queste condizioni si applica la legge del luogo in cui ha sede il gestore che risponde per il Suo Paese. Restano ferme le norme che La tutelano come consumatore nel Paese in cui vive e la competenza dei giudici ai quali può rivolgersi.',
        'Se una di queste condizioni è nulla, le altre restano valide. Fa fede il testo inglese; le traduzioni servono a facilitarne la lettura.',
      ],
    },
    contact: {
      title: 'Contatti',
      paragraphs: [
        `Domande su queste condizioni: usi il <contact>modulo di contatto</contact> o scriva a <mail>{{support}}</mail>.`,
      ],
    },
  },
}
