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
    'Fa fede il testo inglese. Questa versione italiana è una traduzione, pensata per facilitarle la lettura.',
  intro: `Queste condizioni regolano il rapporto tra Lei e ${brand.name} per quanto riguarda il sito, il Suo account e i Suoi club. Le legga prima di registrarsi. La sezione sul rischio spiega quanto si può perdere.`,
  contents: 'In questa pagina',
  sections: {
    scope: {
      title: 'Oggetto delle condizioni',
      paragraphs: [
        `Con «${brand.name}», «noi» e «ci» si intende il gestore di questo sito con il marchio ${brand.name}. Con «Lei» si intende chiunque apra il sito o abbia un account. «Con licenza» è il termine con cui Aurivane indica un Paese che ha un partner nazionale. Non è un’autorizzazione di un’autorità di vigilanza. In un Paese con licenza, dell’offerta locale è responsabile il partner nazionale indicato nella <countries>pagina Paesi</countries>.`,
        'Quando si registra, Lei accetta queste condizioni e l’<privacy>informativa sulla privacy</privacy>. Se non è d’accordo, non si registri e non usi le parti che richiedono un account.',
      ],
    },
    eligibility: {
      title: 'Chi può usare il servizio',
      paragraphs: ['Può registrarsi e avere un account se tutte le seguenti condizioni sono soddisfatte.'],
      list: [
        `Ha almeno ${MINIMUM_AGE_YEARS} anni. Se la legge del Suo Paese prevede un’età più alta per i servizi finanziari, vale quella.`,
        'Non è residente negli Stati Uniti. Chi è residente negli Stati Uniti non può registrarsi né creare club, qualunque Paese indichi.',
        'Vive in uno dei Paesi proposti al momento della registrazione e indica quel Paese.',
        'La legge del luogo in cui vive Le consente di usare l’offerta. Deve verificarlo Lei.',
        'Agisce per conto proprio. Un account appartiene a una sola persona e non può essere prestato, venduto o condiviso.',
      ],
      closing: [
        'Possiamo chiederle di dimostrare che soddisfa queste condizioni. Se non può farlo, o se quanto ha dichiarato non è vero, possiamo sospendere l’account.',
      ],
    },
    service: {
      title: 'Che cosa offriamo e che cosa no',
      paragraphs: [
        `${brand.name} è una comunità e un sito informativo per chi opera su valute e oro. Mostra quali Paesi hanno un partner nazionale e dove l’offerta è disponibile. Presenta inoltre tre portafogli classificati per rischio, i club gestiti dai membri, pagine didattiche e un bollettino.`,
        'Questo sito non raccoglie depositi, non custodisce denaro dei clienti e non esegue ordini. Qui non si può operare. Per operare occorre un conto presso un broker, che è una società distinta con condizioni proprie.',
        'Nulla su questo sito costituisce una raccomandazione personalizzata o consulenza in materia di investimenti, fiscale o legale. Non conosciamo il Suo reddito, i Suoi debiti né i Suoi obiettivi. In caso di dubbio si rivolga a chi è autorizzato a offrire consulenza nel Suo Paese.',
        'I marchi citati su questo sito sono usati a solo scopo promozionale. Nomi come «Aurivane Australia» sono marchi. Non sono denominazioni sociali e non provano che esista una licenza.',
      ],
    },
    risk: {
      title: 'Rischio',
      paragraphs: [
        'Operando su valute, oro e contratti collegati può perdere tutto il denaro che impiega. Con la leva un piccolo movimento del mercato diventa un grande movimento del Suo conto, in entrambe le direzioni e a volte in pochi secondi. Dove non vale la protezione dal saldo negativo, può perdere più di quanto ha versato e restare in debito con il broker.',
        'Dove questo sito indica un rendimento, riporta un obiettivo o un’affermazione del gestore. Non è una promessa, una garanzia o una previsione, e qui non è pubblicato alcun rendiconto certificato da un revisore. I rendimenti passati non permettono di prevedere quelli futuri. I grafici indicati come esempi ipotetici non mostrano né rendimenti passati né una previsione.',
        'Impieghi soltanto denaro la cui perdita totale non cambierebbe il Suo tenore di vita. Non operi con denaro preso in prestito. La decisione di operare è soltanto Sua, e Lei ne sopporta le conseguenze.',
      ],
    },
    tradingServices: {
      title: 'Broker',
      paragraphs: [
        'Per operare Lei apre un conto presso un broker. Il contratto è tra Lei e il broker. Costi, regole sui margini, reclami e tutela del Suo denaro seguono le condizioni del broker e le regole della sua autorità di vigilanza.',
        'Se ci chiede di metterla in contatto con un broker, gli trasmettiamo il Suo indirizzo email e il Suo messaggio. Se ha un account, gli trasmettiamo anche nome e Paese. Se non lo chiede, non trasmettiamo nulla. I dettagli sono nell’<privacy>informativa sulla privacy</privacy>. Non scegliamo il broker al posto Suo e non lo sorvegliamo. Non rispondiamo di ciò che fa o omette di fare.',
      ],
    },
    account: {
      title: 'Il Suo account',
      paragraphs: ['L’account è gratuito. Le chiediamo di averne cura.'],
      list: [
        'Indichi il Suo vero nome, un indirizzo email Suo e il Suo Paese, e li tenga aggiornati.',
        'Confermi l’indirizzo email con il link che Le inviamo. Fino ad allora può accedere, ma non entrare nei club, crearne o gestirne.',
        `Scelga una password da ${PASSWORD_MIN_CHARS} a ${PASSWORD_MAX_CHARS} caratteri, mai usata altrove, e non la riveli a nessuno. Non Le chiederemo mai la password per email, per telefono o in chat.`,
        'Se può, attivi l’autenticazione a due fattori e conservi i codici di recupero dove solo Lei può trovarli.',
        'Ci avvisi subito se pensa che qualcun altro stia usando il Suo account.',
      ],
      closing: [
        'Lei è responsabile di ciò che avviene con il Suo account, salvo che l’abuso sia avvenuto senza Sua colpa. Può eliminare l’account in qualsiasi momento nelle impostazioni, alla voce Sicurezza, oppure scrivendoci.',
      ],
    },
    clubs: {
      title: 'Club',
      paragraphs: [
        'Un club è un gruppo di membri in un Paese. Chi ha confermato il proprio indirizzo email può creare club fino al numero indicato nel profilo. Il Paese di un club non può essere cambiato in seguito. Un club aperto è accessibile al pubblico; un club chiuso è riservato ad amici e familiari.',
        'Il titolare e i responsabili di un club rispondono di ciò che vi pubblicano, come la descrizione, i contatti, gli annunci e gli incontri. Tutto deve essere veritiero e lecito. Non deve promettere rendimenti, chiedere denaro o contenere dati personali di altri senza il loro consenso.',
        'Un nuovo club è in attesa. Il nostro team lo contrassegna come verificato quando il club ha fornito quanto richiesto, oppure lo respinge. In questo caso il titolare del club ne vede il motivo. I club respinti non compaiono nell’elenco. La verifica non è né una raccomandazione né una garanzia.',
        `I club non sono filiali di ${brand.name}. Il titolare e i responsabili di un club non sono nostri dipendenti né nostri agenti. Non possono fare promesse a nostro nome né accettare denaro per noi. I membri sono responsabili dei rapporti tra loro.`,
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
        'disturbare il funzionamento del sito, verificarne la sicurezza senza il nostro consenso o estrarne dati in modo automatico sovraccaricandolo.',
      ],
      closing: [
        `Se scopre un problema di sicurezza, lo segnali a ${brand.securityEmail} e ci dia il tempo di risolverlo prima di parlarne ad altri.`,
      ],
    },
    suspension: {
      title: 'Sospensione e chiusura degli account',
      paragraphs: [
        'Possiamo sospendere un account se chi lo detiene non soddisfa i requisiti, viola in modo grave o ripetuto queste condizioni, o mette in pericolo altri o il sito. Possiamo farlo anche quando lo impone una legge o lo richiede un’autorità. Se la violazione è lieve, invieremo prima un avviso. Chiuderemo l’account di chi non ha l’età minima o è residente negli Stati Uniti.',
        'La sospensione chiude subito tutte le sessioni aperte. Da quel momento, all’accesso viene indicato che l’account è sospeso e a chi rivolgersi. Nell’elenco dei club, al posto del nome del titolare compare «Utente eliminato». La sola sospensione non cancella nulla.',
        `Se ritiene che una sospensione sia sbagliata, scriva a <mail>{{support}}</mail>. Una persona riesaminerà il caso e Le comunicherà l’esito e il motivo, salvo che la legge lo vieti.`,
      ],
    },
    content: {
      title: 'Diritti sui contenuti',
      paragraphs: [
        'Testi, disegni, grafici e software di questo sito sono protetti. Può leggerli, stamparli e condividerne i link per uso personale. Ogni altro uso richiede il nostro consenso.',
        'Ciò che Lei scrive, per esempio la descrizione di un club, resta Suo. Ci autorizza a conservarlo, a mostrarlo su questo sito in ogni lingua e forma che il sito offre e a rimuoverlo se viola queste condizioni.',
      ],
    },
    regional: {
      title: 'Avvertenze per alcuni Paesi',
      paragraphs: [
        'Regno Unito: la promozione di contratti per differenza presso clienti al dettaglio è vietata al di fuori dei limiti fissati dall’autorità di vigilanza FCA. Nulla su questo sito è un’offerta di tali contratti o un invito a negoziarli.',
        'Stati Uniti: i contratti su eventi (prediction contract) pagano se si verifica un determinato evento. Comportano un rischio elevato. Questo sito non si rivolge a chi è residente negli Stati Uniti, che non può registrarsi né creare club.',
        'Ovunque: nulla su questo sito costituisce un’offerta, tanto meno dove un’offerta sarebbe illecita o richiederebbe una licenza che lì nessuno possiede. «Disponibile» nella pagina Paesi significa che si possono chiedere informazioni. Né «Con licenza» né «Disponibile» significano che un’autorità di vigilanza abbia concesso un’autorizzazione.',
      ],
    },
    thirdParties: {
      title: 'Contenuti e link di terzi',
      paragraphs: [
        'La striscia delle quotazioni proviene da un fornitore esterno di grafici e si carica solo dopo il Suo consenso. Può revocarlo in qualsiasi momento in fondo alla pagina. Il calendario economico è una pagina esterna che si apre in una nuova scheda.',
        'Prezzi e date di terzi possono essere in ritardo o errati. Non basi un’operazione soltanto su di essi. Non rispondiamo del contenuto di altri siti, e un link non è una raccomandazione.',
      ],
    },
    liability: {
      title: 'Disponibilità e responsabilità',
      paragraphs: [
        'Gestiamo il sito con cura, ma non promettiamo che sia sempre disponibile, privo di errori o immutato. Le parti indicate come beta possono ancora cambiare in modo sostanziale.',
        'Rispondiamo senza limiti per dolo e colpa grave, per morte o lesioni personali e in tutti i casi in cui la legge non consente di limitare la responsabilità. In caso di colpa lieve rispondiamo solo se violiamo un obbligo essenziale di questo contratto. È un obbligo senza il quale il contratto non avrebbe senso e sul quale Lei può contare. Anche allora rispondiamo solo per il danno prevedibile e tipico di un contratto simile.',
        'Al di fuori di questi casi non rispondiamo. Ciò vale in particolare per le perdite da trading, per le Sue decisioni basate su questo sito, per il comportamento di titolari, responsabili e membri dei club e per i servizi di altre società.',
      ],
    },
    changes: {
      title: 'Modifiche alle condizioni',
      paragraphs: [
        'Possiamo modificare queste condizioni quando cambiano la legge, l’offerta o il sito. La versione in vigore si trova in questa pagina con la sua data. Se una modifica è sfavorevole ai membri, li avviseremo per email prima che entri in vigore. Chi non è d’accordo può chiudere l’account prima di allora.',
      ],
    },
    law: {
      title: 'Legge e lingua',
      paragraphs: [
        'A queste condizioni si applica la legge del luogo in cui ha sede il gestore di questo sito. Il gestore è uno solo per tutti i Paesi; le note legali lo indicheranno non appena sarà noto. Restano ferme le norme a tutela dei consumatori del Paese in cui vive, e può sempre rivolgersi ai tribunali di quel Paese.',
        'Se una di queste condizioni è nulla, le altre restano valide. Fa fede il testo inglese. Le traduzioni servono a facilitarne la lettura.',
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
