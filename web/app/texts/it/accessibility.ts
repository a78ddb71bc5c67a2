import { brand } from '@aurivane/contract/brand'
import type { accessibility as en } from '../en/accessibility.ts'

export const accessibility: typeof en = {
  meta: {
    title: 'Accessibilità',
    description: `Quanto è accessibile ${brand.name}, come lo verifichiamo, che cosa non funziona ancora e come segnalarci un ostacolo.`,
  },
  heading: 'Dichiarazione di accessibilità',
  intro: `${brand.name} deve essere utilizzabile da chiunque: con il mouse, la tastiera, le dita, un lettore di schermo, un ingranditore o la voce. Questa pagina dice a che punto siamo.`,
  contents: 'In questa pagina',
  sections: {
    standard: {
      title: 'A che cosa puntiamo',
      paragraphs: [
        'Seguiamo le <en>Web Content Accessibility Guidelines</en> (WCAG) 2.2, livello AA. Riteniamo che le pagine di questo sito le rispettino, salvo i punti indicati più avanti. Nessun organismo esterno lo ha verificato.',
      ],
    },
    measures: {
      title: 'Su che cosa può contare',
      paragraphs: ['Questo vale in ogni pagina e in tutte e tre le lingue.'],
      list: [
        'Tutto funziona con la tastiera. Un link in alto porta direttamente al contenuto, e il focus è sempre visibile. Esc chiude menu e finestre di dialogo e riporta il focus al punto di partenza.',
        'Il testo ha un contrasto di almeno 4,5 a 1 sia nel tema chiaro sia in quello scuro, per lo più oltre 7 a 1. Il colore non è mai l’unico segno di uno stato.',
        'Le pagine si possono ingrandire fino al 400% e leggere su uno schermo largo 320 pixel senza scorrere di lato. In quel caso le tabelle diventano schede.',
        'Può distanziare di più lettere, parole e righe, oppure usare colori a Sua scelta. Nulla viene tagliato, e bordi, simboli e focus restano visibili.',
        'Ogni campo ha un’etichetta visibile. Gli errori compaiono accanto al campo e vengono letti dai lettori di schermo. Ciò che ha scritto resta.',
        'Pulsanti e link sono abbastanza grandi per un dito.',
        'Mappe e grafici hanno un testo o una tabella con le stesse informazioni.',
        'Le immagini in movimento si possono fermare. Se il Suo sistema è impostato per ridurre i movimenti, nulla si muove.',
        'Le pagine pubbliche si leggono anche senza JavaScript.',
      ],
    },
    limits: {
      title: 'Che cosa non funziona ancora bene',
      paragraphs: ['Questi ostacoli ci sono noti.'],
      list: [
        'La striscia delle quotazioni proviene da un’altra società e non possiamo cambiarne la struttura. Si carica solo con il Suo consenso, e null’altro sul sito ne dipende.',
        'Le descrizioni dei club sono scritte da chi li gestisce. Restano nella lingua in cui sono state scritte e possono essere difficili da capire.',
        'Il codice QR per l’autenticazione a due fattori è un’immagine. La stessa chiave è indicata accanto come testo.',
        'Il calendario economico, la chat e i siti dei partner nazionali sono esterni e non possiamo modificarli.',
        'Con lo zoom al 400% un messaggio può coprire la parte alta di una finestra di dialogo per cinque secondi al massimo. Un clic sul messaggio lo chiude subito.',
      ],
    },
    testing: {
      title: 'Come verifichiamo',
      paragraphs: [
        'Ogni modifica viene provata in modo automatico in un vero browser. Le prove aprono ogni pagina con menu, finestre di dialogo, messaggi ed errori, in tre lingue, in entrambi i temi e a due larghezze. Controllano tutte le regole delle WCAG che un programma può verificare. Le pagine vengono provate anche con lo zoom al 400%, con spaziature più ampie, con colori scelti da chi legge e senza movimento. Tutti i passi dalla registrazione all’eliminazione di un club, e il lavoro del nostro team, sono provati con la sola tastiera.',
        'I controlli automatici trovano solo una parte degli ostacoli e si svolgono in un solo browser, Chromium. Nessuna persona che usa ogni giorno un lettore di schermo o un altro ausilio ha ancora provato questo sito. Le segnalazioni di chi usa questi ausili contano perciò più dei nostri controlli.',
      ],
    },
    feedback: {
      title: 'Segnalare un ostacolo',
      paragraphs: [
        `Se incontra un ostacolo su questo sito, scriva a <mail>{{support}}</mail> o usi il <contact>modulo di contatto</contact>. Ci dica di quale pagina si tratta, che cosa voleva fare e quale ausilio usa. Può anche chiedere qualsiasi contenuto in un’altra forma. Risponde una persona.`,
        'Se la nostra risposta non La aiuta, può rivolgersi all’autorità per l’accessibilità digitale del Suo Paese.',
      ],
    },
  },
}
