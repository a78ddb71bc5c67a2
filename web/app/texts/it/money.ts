import type { money as en } from '../en/money.ts'

const UNNAMED = 'Il gestore non è ancora stato indicato.'
const DEMONSTRATION =
  'Questo è un sito dimostrativo. Non invii denaro a nessuno sulla base di ciò che legge qui.'

export const money: typeof en = {
  heading: 'Il Suo denaro',
  operator: {
    heading: 'Chi gestisce Aurivane',
    named: 'Il gestore è {{name}}.',
    unnamed: UNNAMED,
    demonstration: DEMONSTRATION,
    paragraphs: [[UNNAMED, DEMONSTRATION].join(' ')],
    legalLink: 'Note legali',
  },
  earnings: {
    heading: 'Come guadagna Aurivane',
    paragraphs: [
      'Il gestore non ha indicato come guadagna Aurivane. Chieda se Aurivane, il partner nazionale o il titolare di un club ricevono compensi da un broker, per operazione o sui Suoi utili.',
    ],
  },
  costs: {
    heading: 'Quanto costa',
    paragraphs: [
      'Leggere, registrarsi e gestire un club è gratuito. Il gestore non ha indicato quanto costa operare. Chieda un elenco scritto: spread, commissioni, interessi overnight ed eventuale quota degli utili.',
    ],
  },
  custody: {
    heading: 'Dove si trova il Suo denaro',
    paragraphs: [
      'Questo sito non raccoglie depositi e non custodisce denaro. Per operare serve un conto a Suo nome presso un broker. Nessun broker è ancora stato indicato. Versi denaro solo su un conto di trading a Suo nome.',
      'Faccia bonifici solo sul conto bancario indicato nel contratto con il broker, mai a un privato.',
    ],
  },
  withdrawal: {
    heading: 'Come prelevare il denaro',
    paragraphs: [
      'Il denaro si preleva dal conto presso il Suo broker, alle condizioni del broker. Aurivane non può pagarle nulla. Il gestore non ha indicato tempi e costi. Non paghi mai in anticipo una commissione o un’imposta per poter prelevare.',
    ],
  },
  complaints: {
    heading: 'Come presentare un reclamo',
    paragraphs: [
      'Scriva a {{support}} indicando «Reclamo» nell’oggetto. Il gestore non ha indicato in quanto tempo risponde. Può rivolgersi anche al Suo broker e all’autorità di vigilanza del Suo Paese. La pagina Paesi la indica per i Paesi con un partner nazionale.',
    ],
  },
  scams: {
    heading: 'Come riconoscere una truffa',
    lede: 'Faccia attenzione se nota uno di questi segnali, anche in messaggi che sembrano inviati da noi.',
    signs: [
      'Rendimenti alti o regolari con poco rischio, compresi gli obiettivi indicati su questo sito.',
      'Pressioni per agire subito.',
      'Pagamenti in criptovalute o su un conto privato.',
      'Commissioni o imposte da pagare prima di un prelievo.',
      'Nome o numero di licenza copiati da una società reale. Prima di pagare chiunque, cerchi la società nel registro pubblico e nell’elenco degli avvisi (warning list) dell’autorità di vigilanza del Suo Paese. Usi solo i recapiti indicati lì.',
      'Contatti inattesi tramite social media o app di messaggistica.',
      'La richiesta di accesso remoto al Suo dispositivo, di password o di codici.',
      'Qualcuno che promette di recuperare a pagamento il denaro perso.',
    ],
    stepsHeading: 'Che cosa fare',
    steps: [
      'Smetta di pagare.',
      'Conservi i messaggi e le ricevute.',
      'Avvisi la Sua banca.',
      'Sporga denuncia alla polizia e segnali il caso all’autorità di vigilanza del Suo Paese.',
    ],
    authorities: 'Cerchi l’autorità nella pagina Paesi',
    contact: 'Ci segnali una truffa',
  },
}
