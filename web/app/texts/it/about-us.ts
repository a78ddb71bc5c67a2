import type { aboutUs as en } from '../en/about-us.ts'

export const aboutUs: typeof en = {
  meta: {
    title: 'Chi siamo',
    description:
      'Che cos’è Aurivane e che cosa non è: partner nazionali, club e portafogli classificati per rischio, con le avvertenze bene in vista.',
  },
  heading: 'Chi siamo',
  lede: 'Aurivane riunisce chi opera su valute e oro, i partner nazionali che la rappresentano nel proprio Paese e la tecnologia che tutti usano.',
  description: {
    heading: 'Che cosa significa il nostro nome',
    paragraphs: [
      'In inglese «vane» è il segnavento, che mostra da dove soffia il vento. Non può dire come soffierà domani. Da qui vengono il nostro nome e la nostra regola: mostrare ciò che si sa, dire ciò che non si sa e non promettere nulla.',
      'In pratica significa tre cose. Ogni Paese con licenza o disponibile ha un contatto: il partner nazionale oppure, dove ancora manca, il nostro team. Accanto a ogni portafoglio è indicato il livello di rischio. Ogni cifra di rendimento è accompagnata da un’avvertenza.',
      'I membri si incontrano nei club. Ogni club appartiene a un solo Paese e ha un titolare. È aperto al pubblico oppure chiuso: solo per amici e familiari. Noi forniamo l’elenco dei club, la formazione con esempi svolti e l’assistenza. Esaminiamo ogni club prima di indicarlo come verificato.',
    ],
  },
  takeaways: {
    heading: 'In sintesi',
    items: [
      'Aurivane è una piattaforma fintech e una comunità. Non è una banca e nulla su questo sito costituisce consulenza in materia di investimenti o una raccomandazione personalizzata.',
      'Questo sito non raccoglie depositi e non esegue ordini. Per operare serve un conto presso un broker, che è una società distinta.',
      'Diciotto Paesi hanno un partner nazionale. Negli altri in cui Aurivane è disponibile, il riferimento è il nostro team.',
      'I portafogli sono tre, classificati per rischio: basso, medio e alto. Nessuno è privo di rischio.',
      'Per registrarsi occorre avere almeno 18 anni e vivere in uno dei 18 Paesi con un partner nazionale. Chi è residente negli Stati Uniti non può registrarsi né creare club.',
      '{{losses}} Impieghi soltanto somme che può permettersi di perdere.',
    ],
  },
  cards: {
    heading: 'Come è organizzata Aurivane',
    owners: {
      title: 'Partner nazionali',
      text: 'Un partner nazionale rappresenta Aurivane in un Paese. La pagina Paesi mostra il partner di ogni Paese e se è stato indicato un numero di licenza. Il partner vi compare con un marchio.',
    },
    clubs: {
      title: 'Club',
      text: 'I membri con un indirizzo email confermato possono creare club, aperti o chiusi, e decidere chi entra in quelli chiusi.',
    },
    portfolios: {
      title: 'Portafogli classificati per rischio',
      text: 'I portafogli 1, 2 e 3 si distinguono per quanto il loro valore può salire e scendere. I membri vedono i tre intervalli ipotetici su un’unica scala.',
    },
    technology: {
      title: 'Tecnologia',
      text: 'Le regole di trading vanno scritte prima di ogni operazione. I programmi che le applicano devono funzionare su server giorno e notte e lasciare registri consultabili in seguito. Il gestore non ha indicato se è così, né chi impartisce gli ordini.',
    },
    support: {
      title: 'Assistenza',
      text: 'Alle Sue domande risponde una persona. Se non conosciamo la risposta, lo diciamo. L’assistenza non offre consulenza in materia di investimenti.',
    },
  },
  disclaimer: {
    heading: 'Avvertenza',
    paragraphs: [
      'Operare su valute, oro e relativi contratti può costarle tutto il denaro impiegato. Con la leva può perderlo più in fretta di quanto si aspetti. Senza protezione dal saldo negativo può perdere di più e restare in debito con il broker.',
      'Questo sito ha solo scopo informativo e non è un’offerta. Nulla su questo sito costituisce consulenza in materia di investimenti o una raccomandazione personalizzata. Non sostituisce la consulenza professionale di chi conosce la Sua situazione.',
      'Gli esempi ipotetici mostrano quanto possono variare i risultati. Non sono né rendimenti passati né una previsione. I marchi sono usati soltanto a scopo promozionale. Nomi come «Aurivane Australia» sono marchi: non sono denominazioni sociali e non provano che esista una licenza.',
    ],
  },
}
