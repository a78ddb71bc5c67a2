import type { howThisWorks as en } from '../en/how-this-works.ts'

export const howThisWorks: typeof en = {
  meta: {
    title: 'Come funziona',
    description:
      'Dalla registrazione al portafoglio, passo per passo: chi fa che cosa, quali strategie, quando perdono, che cosa significa rendita passiva e che cosa no.',
  },
  heading: 'Come funziona',
  lede: 'Chi fa che cosa, in quale ordine, e dove può andare storto. Lo legga una volta prima di registrarsi; bastano circa otto minuti.',
  steps: {
    heading: 'Passo per passo',
    lede: 'Qui nulla avviene da sé. Tra la prima visita e un conto alimentato ci sono cinque passi, e dopo ciascuno può fermarsi.',
    items: [
      {
        title: 'Leggere',
        text: 'Cominci dalla pagina di formazione e dagli intervalli dei portafogli. Se la leva Le è nuova, rifaccia l’esempio di perdita con le cifre dei Suoi risparmi.',
      },
      {
        title: 'Registrarsi',
        text: 'Nome, email, Paese, password. Deve avere almeno 18 anni e non risiedere negli Stati Uniti. La registrazione non costa nulla e non La impegna a nulla.',
      },
      {
        title: 'Confermare l’email',
        text: 'Le inviamo un link. Dopo averlo aperto e confermato può creare club. Consigliamo di attivare l’autenticazione a due fattori lo stesso giorno.',
      },
      {
        title: 'Conoscere le persone',
        text: 'Cerchi un club nel Suo Paese oppure ne crei uno. Chieda al titolare del Suo Paese ciò che vuole sapere: costi, servizio di trading utilizzato, come riavere il denaro.',
      },
      {
        title: 'Decidere',
        text: 'Solo ora si parla di denaro. Il conto si apre presso un servizio di trading, alle sue condizioni e a Suo nome. È Lei a scegliere il portafoglio, l’importo e il giorno in cui uscire.',
      },
    ],
  },
  strategies: {
    heading: 'Strategie',
    lede: 'Un portafoglio è una combinazione di regole. Ogni regola guadagna in certi mercati e perde in altri. Combinarle rende il percorso meno accidentato, non sicuro.',
    earns: 'Guadagna',
    loses: 'Perde',
    items: [
      {
        title: 'Seguire la tendenza',
        text: 'Compra ciò che sale e vende ciò che scende, a piccoli passi, ed esce quando la direzione si spezza.',
        earns:
          'Quando un movimento dura settimane, come può accadere se i tassi di due Paesi si allontanano.',
        loses:
          'Quando i prezzi vanno avanti e indietro. Molte piccole perdite di fila sono il normale prezzo dei pochi guadagni grandi.',
      },
      {
        title: 'Tornare verso la media',
        text: 'Vende ciò che è salito molto oltre la media recente e compra ciò che è sceso molto sotto, con un’uscita fissata da entrambi i lati.',
        earns: 'Quando il mercato è calmo e si muove dentro una fascia.',
        loses:
          'Quando la fascia si rompe. Allora la perdita supera il guadagno abituale, e tutto dipende dall’uscita.',
      },
      {
        title: 'L’oro come contrappeso',
        text: 'Tiene parte del rischio in oro, perché oro e valute reagiscono spesso, ma non sempre, in modo diverso alla stessa notizia.',
        earns: 'Quando si indebolisce la fiducia nella moneta o scendono i tassi reali.',
        loses: 'Quando i tassi reali salgono, oppure si vende tutto insieme per fare cassa.',
      },
      {
        title: 'Restare a guardare',
        text: 'Non apre nuove posizioni intorno alle decisioni delle banche centrali e nei festivi con pochi scambi, quando gli spread si allargano e i prezzi saltano.',
        earns: 'Nulla. Risparmia costi ed evita salti di prezzo.',
        loses: 'Quando la notizia sarebbe stata favorevole. È un prezzo che conviene conoscere.',
      },
    ],
    rules: {
      heading: 'Tre regole al di sopra delle strategie',
      items: [
        'Ogni posizione ha la sua uscita prima di essere aperta.',
        'La dimensione di una posizione dipende da quanto può perdere, mai da quanto potrebbe guadagnare.',
        'Dopo un mese in perdita non si raddoppia nulla per rifarsi.',
      ],
    },
  },
  passiveIncome: {
    heading: 'Rendita passiva',
    lede: 'L’espressione significa che il lavoro quotidiano lo fa qualcun altro. Non significa che la rendita sia certa, regolare o senza rischio.',
    paragraphs: [
      'Non deve sorvegliare i grafici. Le regole operano, il servizio di trading esegue, il titolare del Suo Paese riferisce. A Lei resta ciò che non si può delegare: scegliere il portafoglio, decidere l’importo, leggere i resoconti e sopportare il risultato.',
      'I risultati del trading sono irregolari. Ci sono mesi in guadagno, mesi in perdita e periodi con più mesi negativi di fila. Chi ha bisogno di una somma fissa ogni mese per l’affitto non dovrebbe ricavarla da qui.',
    ],
    claim: {
      heading: 'A che cosa mira la combinazione predefinita',
      text: 'La combinazione predefinita di portafogli è concepita per un rendimento medio del 5% al mese sull’investimento. Un progetto è un obiettivo, non un risultato. Una media può nascondere un lungo periodo sotto zero e può anche non essere mai raggiunta.',
      arithmetic:
        'Faccia il conto: il 5% al mese, lasciato crescere per un anno, sarebbe circa l’80%. Nessun conto di risparmio paga tanto, perché nessun conto di risparmio comporta questo rischio. Consideri ogni cifra di questa grandezza come la misura del rischio che le sta dietro.',
      lossLink: 'Vedi una perdita calcolata',
    },
    checklist: {
      heading: 'Prima di impiegare denaro',
      items: [
        'La Sua riserva per le emergenze è altrove, e non la toccherà.',
        'Potrebbe perdere l’intera somma senza cambiare il Suo modo di vivere.',
        'Conosce i costi: spread, commissioni, interessi overnight ed eventuale quota sugli utili.',
        'Sa come uscire: chi paga, in quanto tempo e a quale costo.',
        'Ha chiesto come sono tassati guadagni e perdite dove risiede.',
      ],
    },
  },
  hints: {
    heading: 'Le sei parti',
    blueprint: {
      title: 'Progetto',
      text: 'Prima viene il piano, per iscritto: quali mercati, quali regole, quanto si può perdere in un giorno e in un mese, che cosa ferma l’operatività. Un’operazione che non è nel piano non si fa.',
    },
    hardware: {
      title: 'Hardware',
      text: 'Le regole di trading devono girare su server in un data center, con una seconda linea e una seconda alimentazione, non sul portatile di qualcuno. A Lei basta un browser.',
    },
    software: {
      title: 'Software',
      text: 'I programmi leggono i prezzi, applicano il piano e inviano gli ordini a un servizio di trading. Non conoscono speranza né paura. Non hanno nemmeno giudizio: per questo ci sono persone che li sorvegliano e possono fermarli.',
    },
    transparency: {
      title: 'Trasparenza',
      text: 'Intervalli invece di linee in salita, avvisi nella stessa dimensione delle affermazioni, costi prima dei rendimenti. Un’illustrazione dice di esserlo. Ciò che non è verificato non si mostra.',
    },
    corePortfolios: {
      title: 'Portafogli base',
      text: 'Tre, classificati per rischio: basso, medio, alto. Abbastanza pochi da capirli, abbastanza diversi perché la scelta sia vera. Può cambiare idea.',
    },
    independentSupport: {
      title: 'Assistenza indipendente',
      text: 'L’assistenza risponde alle domande; non vende. È separata dal trading, Le dice che cosa non si sa e può consigliarLe di aspettare.',
    },
  },
}
