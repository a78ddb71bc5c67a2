import type { howThisWorks as en } from '../en/how-this-works.ts'

export const howThisWorks: typeof en = {
  meta: {
    title: 'Come funziona',
    description:
      'Dalla registrazione al portafoglio, passo per passo: chi fa che cosa, quali strategie, quando perdono, che cosa significa reddito passivo e che cosa no.',
  },
  heading: 'Come funziona',
  lede: 'Chi fa che cosa, in quale ordine, e che cosa può andare storto. Legga questa pagina prima di registrarsi. Bastano circa nove minuti.',
  steps: {
    heading: 'Passo per passo',
    lede: 'Sono cinque passi, in quest’ordine. Senza una Sua azione non succede nulla, e può fermarsi dopo ciascuno.',
    items: [
      {
        title: 'Leggere',
        text: 'Cominci dalla pagina «Che cos’è il forex?» e dal simulatore di questa pagina. Se non ha mai usato la leva, rifaccia l’esempio di perdita partendo dai Suoi risparmi.',
      },
      {
        title: 'Registrarsi',
        text: 'Nome, email, Paese, password. Deve avere almeno 18 anni, vivere in uno dei 18 Paesi con un partner nazionale e non essere residente negli Stati Uniti. La registrazione è gratuita e non La obbliga a operare né a pagare.',
      },
      {
        title: 'Confermare l’email',
        text: 'Le inviamo un link. Dopo la conferma può entrare nei club e crearne. Consigliamo di attivare subito l’autenticazione a due fattori.',
      },
      {
        title: 'Confrontarsi con altri',
        text: 'Cerchi un club nel Suo Paese oppure ne crei uno. Chieda al partner nazionale quali sono i costi, con quali broker si può operare e come riavere il denaro.',
      },
      {
        title: 'Decidere',
        text: 'Solo ora si parla di denaro. Il conto si apre presso un broker, a Suo nome e alle condizioni del broker. È Lei a scegliere il portafoglio e l’importo. Prima chieda al partner nazionale come e quando può uscire.',
      },
    ],
  },
  strategies: {
    heading: 'Strategie',
    lede: 'Un portafoglio combina regole. Queste sono tra le più comuni; il gestore non ha indicato quali siano usate nei portafogli. Ognuna guadagna in certi mercati e perde in altri. Combinarle può attenuare gli alti e bassi, ma non elimina il rischio.',
    earns: 'Guadagna',
    loses: 'Perde',
    items: [
      {
        title: 'Seguire la tendenza',
        text: 'Compra ciò che sale e vende ciò che scende, a piccoli passi, ed esce quando la tendenza finisce.',
        earns: 'Quando un movimento dura settimane, per esempio se i tassi di due Paesi divergono.',
        loses:
          'Quando i prezzi oscillano senza una direzione chiara. Molte piccole perdite di fila sono normali: la strategia conta su pochi grandi guadagni per compensarle.',
      },
      {
        title: 'Ritorno verso la media (mean reversion)',
        text: 'Vende ciò che è salito molto oltre la media recente e compra ciò che è sceso molto al di sotto. L’uscita è fissata in anticipo, in caso di guadagno e in caso di perdita.',
        earns: 'Quando il mercato è calmo e si muove dentro una fascia.',
        loses:
          'Quando il prezzo esce dalla fascia. La perdita supera allora il guadagno abituale: per questo l’uscita è decisiva.',
      },
      {
        title: 'L’oro come contrappeso',
        text: 'Tiene in oro una parte del portafoglio, perché oro e valute reagiscono spesso, ma non sempre, in modo diverso alla stessa notizia.',
        earns:
          'Quando si indebolisce la fiducia nella moneta o scendono i tassi reali (al netto dell’inflazione).',
        loses: 'Quando i tassi reali salgono, o sui mercati si vende di tutto per fare cassa.',
      },
      {
        title: 'Restare fuori dal mercato',
        text: 'Non apre nuove posizioni intorno alle decisioni delle banche centrali e nei festivi con pochi scambi, quando gli spread si allargano e i prezzi saltano.',
        earns: 'Nulla. Risparmia costi ed evita alcuni salti di prezzo.',
        loses: 'Quando la notizia sarebbe stata favorevole. Chi aspetta può lasciarsi sfuggire un guadagno.',
      },
    ],
    rules: {
      heading: 'Tre regole per ogni strategia',
      items: [
        'L’uscita va fissata prima di aprire una posizione.',
        'La dimensione di una posizione va scelta in base alla perdita possibile, mai al guadagno sperato.',
        'Dopo un mese in perdita nessuna posizione va raddoppiata per rifarsi.',
      ],
    },
  },
  passiveIncome: {
    heading: 'Reddito passivo',
    lede: 'L’espressione significa che non è Lei a fare il lavoro quotidiano. Non significa che il reddito sia certo, regolare o senza rischio.',
    paragraphs: [
      'L’idea è che Lei non debba sorvegliare i grafici. Il trading segue regole fisse e un broker esegue gli ordini. Lei sceglie il portafoglio, decide l’importo e ne sopporta le conseguenze. Il gestore non ha indicato chi impartisce gli ordini.',
      'I risultati del trading sono irregolari. Ci sono mesi in guadagno, mesi in perdita e periodi con più mesi negativi di fila. Se ha bisogno di una somma fissa ogni mese, non faccia affidamento sul trading.',
    ],
    claim: {
      heading: 'L’obiettivo della combinazione predefinita',
      text: 'La combinazione predefinita di portafogli è concepita per un rendimento medio del 5% al mese sull’investimento. È un obiettivo, non un risultato. Una media può nascondere lunghi periodi di perdita, e l’obiettivo può non essere mai raggiunto.',
      arithmetic:
        'Faccia il conto: il 5% al mese, con la capitalizzazione composta, sarebbe in un anno il 79,59%. Nessun conto deposito rende tanto, perché nessuno comporta questo rischio. Consideri ogni cifra di quest’ordine di grandezza come il segno di un rischio elevato.',
      lossLink: 'Veda il calcolo di una perdita',
    },
    checklist: {
      heading: 'Prima di impiegare denaro',
      items: [
        'I Suoi risparmi per le emergenze sono altrove, e non li toccherà.',
        'Potrebbe perdere l’intera somma senza cambiare il Suo modo di vivere.',
        'Conosce i costi: spread, commissioni, interessi overnight ed eventuale quota degli utili.',
        'Sa come prelevare: chi La paga, in quanto tempo e a quale costo.',
        'Ha chiesto come sono tassati guadagni e perdite dove risiede.',
      ],
    },
  },
  hints: {
    heading: 'Le sei parti',
    blueprint: {
      title: 'Piano operativo',
      text: 'Prima di tutto occorre un piano scritto. Deve indicare i mercati, le regole, la perdita massima al giorno e al mese e quando il trading va fermato. Qui non è pubblicato alcun piano.',
    },
    hardware: {
      title: 'Hardware',
      text: 'I programmi di trading vanno eseguiti su server in un data center con rete e alimentazione di riserva, non su un portatile privato. Il gestore non ha indicato dove sono eseguiti. A Lei basta un browser.',
    },
    software: {
      title: 'Software',
      text: 'I programmi possono leggere i prezzi, applicare un piano e inviare ordini. Il gestore non ha indicato chi impartisce gli ordini. I programmi non provano speranza né paura, ma non hanno capacità di giudizio. Servono persone che li sorveglino e possano fermarli.',
    },
    transparency: {
      title: 'Trasparenza',
      text: 'Intervalli invece di linee in salita, avvertenze grandi quanto le affermazioni ed esempi ipotetici segnalati come tali. Ogni cifra è indicata come obiettivo o affermazione, con fonte e data se sono note.',
    },
    corePortfolios: {
      title: 'Portafogli base',
      text: 'Sono tre, classificati per rischio: basso, medio e alto. Qui non sono indicati la loro forma giuridica, chi effettua le operazioni e come sono collegati a un conto. Prima di scegliere, chieda queste informazioni per iscritto al partner nazionale. Gli chieda anche come cambiare portafoglio o uscirne.',
    },
    independentSupport: {
      title: 'Assistenza indipendente',
      text: 'L’assistenza risponde alle domande e non vende. Le dice che cosa non si sa e non offre consulenza in materia di investimenti.',
    },
  },
}
