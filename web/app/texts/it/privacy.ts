import { brand } from '@aurivane/contract/brand'
import { MINIMUM_AGE_YEARS } from '@aurivane/contract/limits'
import type { privacy as en } from '../en/privacy.ts'

export const privacy: typeof en = {
  meta: {
    title: 'Informativa sulla privacy',
    description: `Quali dati personali conserva ${brand.name}, perché, per quanto tempo e con chi li condivide, e come esercitare i Suoi diritti.`,
  },
  heading: 'Informativa sulla privacy',
  governing:
    'Fa fede il testo inglese. Questa versione italiana è una traduzione, pensata per facilitarle la lettura.',
  intro:
    'Conserviamo ciò che serve a un account e poco altro. Questa pagina spiega che cosa conserviamo, perché, chi altro lo vede e come può ottenere i dati, farli correggere o cancellare.',
  contents: 'In questa pagina',
  sections: {
    controller: {
      title: 'Titolare del trattamento',
      paragraphs: [
        `Titolare del trattamento è il gestore di ${brand.name}. Decide perché e come vengono trattati i dati personali su questo sito. Per domande sui Suoi dati scriva a <mail>{{support}}</mail> o usi il <contact>modulo di contatto</contact>.`,
        'Se il Suo Paese ha un partner nazionale, quello indicato nella <countries>pagina Paesi</countries> è titolare autonomo del trattamento dei dati che Lei gli fornisce direttamente.',
      ],
    },
    collected: {
      title: 'Che cosa conserviamo',
      paragraphs: ['La maggior parte dei dati ce la fornisce Lei.'],
      list: [
        'Account: nome, cognome, indirizzo email, Paese, lingua e data di iscrizione. La password è conservata solo come hash: una sequenza di caratteri calcolata, dalla quale in pratica non si può risalire all’originale.',
        'Profilo: la descrizione, se ne scrive una, e se l’indirizzo email è stato confermato.',
        'Autenticazione a due fattori, se la attiva: la chiave, cifrata, e i codici di recupero come hash.',
        'Club: titolo, descrizione, Paese, tipo di club, contatti, stato e, se un club è respinto, il motivo.',
        'Partecipazione ai club: il Suo ruolo e la data di ingresso, richieste, inviti, proposte di passaggio della titolarità ed esclusioni, i Suoi annunci, incontri e risposte, e le segnalazioni che invia.',
        'Posta in arrivo: gli avvisi sui Suoi club e sul Suo account, e quali desidera ricevere anche per email.',
        'Sessioni: un hash di ogni token di accesso, l’inizio della sessione, l’ultimo utilizzo, la modalità di accesso, il browser, il sistema e la rete. La rete è il Suo indirizzo IP senza la parte finale.',
        'Dispositivi noti: l’hash di un numero conservato dal Suo browser, per avvisarla di un accesso da un nuovo dispositivo.',
        'Passkey, se ne aggiunge una: il nome, la chiave pubblica, il contatore, il dispositivo che l’ha aggiunta e l’ultimo utilizzo. L’impronta digitale e il volto non lasciano mai il Suo dispositivo.',
        'Registro di sicurezza: accessi, tentativi falliti e modifiche al Suo account, con browser, sistema e rete.',
        'Cambi di indirizzo email: il vecchio e il nuovo indirizzo, quando il cambio è stato chiesto e quando è stato completato o annullato, o quando la richiesta è scaduta.',
        'Messaggi: ciò che ci invia con il modulo di contatto, insieme al Suo indirizzo email e alla lingua.',
        'Dati tecnici: il Suo indirizzo IP, per breve tempo, per limitare le richieste ripetute e riconoscere gli attacchi; log delle richieste, senza password, token o codici.',
        'Modifiche del nostro team: chi ha modificato un account o un club, quando, e i valori prima e dopo.',
      ],
      closing: [
        'Su questo sito non chiediamo dati di pagamento né documenti d’identità. Non usiamo strumenti di tracciamento pubblicitario né statistiche sulle visite, e non acquistiamo dati su di Lei. Se il nostro fornitore di rete ci indica il Paese da cui arriva una richiesta, lo usiamo per rifiutare le registrazioni dagli Stati Uniti e per applicare le regole del Suo Paese. Il cookie «policy» conserva le regole del Paese del Suo account.',
      ],
    },
    purposes: {
      title: 'Perché possiamo usare i Suoi dati',
      paragraphs: ['Ogni uso ha un motivo e una base giuridica.'],
      list: [
        'Per aprire e gestire il Suo account e i Suoi club: il contratto con Lei.',
        'Per inviarle le email di conferma e di recupero e per rispondere ai Suoi messaggi: il contratto con Lei, o le misure precontrattuali che ha richiesto.',
        'Per proteggere il sito e gli account, prevenire gli abusi ed esaminare i club: il nostro legittimo interesse a un servizio affidabile.',
        `Per escludere chi ha meno di ${MINIMUM_AGE_YEARS} anni e chi è residente negli Stati Uniti, e per rispondere alle autorità: obblighi di legge e il nostro legittimo interesse a rispettarli.`,
        'Per caricare la striscia delle quotazioni di TradingView e per trasmettere i Suoi dati a un broker su Sua richiesta: il Suo consenso, che può revocare in qualsiasi momento con effetto per il futuro.',
      ],
    },
    sharing: {
      title: 'Chi altro riceve i Suoi dati',
      paragraphs: ['Non vendiamo dati personali. Altri li ricevono solo nei casi seguenti.'],
      list: [
        'Broker: se ci chiede di metterla in contatto con un broker, gli trasmettiamo il Suo indirizzo email e il Suo messaggio. Se ha un account, gli trasmettiamo anche nome e Paese. Se non lo chiede, non trasmettiamo nulla. Dopo la trasmissione vale l’informativa del broker.',
        'Il partner nazionale, se il Suo Paese ne ha uno e Lei chiede informazioni sull’offerta locale.',
        'Le società che per noi gestiscono i server e l’invio delle email. Agiscono su nostre istruzioni in base a un contratto.',
        'Autorità e tribunali, se la legge ce lo impone.',
        'TradingView, se acconsente alla striscia delle quotazioni: veda sotto.',
        'I membri dei Suoi club: vedono il Suo nome, il Suo ruolo e la data di ingresso. Il titolare e i responsabili del club vedono anche la Sua richiesta di ingresso, con il Suo Paese e il Suo messaggio.',
        'Il pubblico: l’elenco mostra il nome del titolare di un club insieme a descrizione, tipo e stato del club. La pagina di un club aperto mostra anche contatti, incontri e annunci, con il nome di chi li ha scritti. I contatti di un club chiuso sono mostrati solo ai suoi membri.',
      ],
    },
    ticker: {
      title: 'La striscia delle quotazioni',
      paragraphs: [
        'Finché non acconsente, la striscia mostra solo i nomi dei simboli e nulla viene caricato da altre società. Se acconsente, un riquadro senza accesso ai nostri cookie carica il widget di TradingView. TradingView riceve così il Suo indirizzo IP e i dati tecnici del Suo browser e può memorizzare dati propri.',
        'Il Suo browser ricorda il consenso. Può revocarlo in fondo a ogni pagina. Il widget viene allora rimosso. La striscia non compare nelle pagine di accesso, registrazione, recupero e profilo. Il calendario economico si carica solo se ne segue il link.',
      ],
    },
    storage: {
      title: 'Cookie e memoria del browser',
      paragraphs: [
        'Tutte le voci di questa tabella sono nostre. Se acconsente alla striscia delle quotazioni, TradingView può memorizzare dati propri. Le voci per l’accesso e la lingua sono necessarie per ciò che Lei chiede al sito. Nessuna serve a seguirla su altri siti.',
      ],
      columns: { name: 'Nome', kind: 'Tipo', purpose: 'A che cosa serve', duration: 'Durata' },
      entries: {
        uid: {
          kind: 'Cookie',
          purpose: 'Numero dell’account con cui è stato effettuato l’accesso',
          duration: 'Fino alla disconnessione, al massimo 90 giorni',
        },
        atoken: {
          kind: 'Cookie',
          purpose: 'Token di accesso della sessione',
          duration: 'Fino alla disconnessione, al massimo 90 giorni',
        },
        session_key: {
          kind: 'Cookie non leggibile dagli script; tramite https come __Host-session_key',
          purpose: 'Lega la sessione a questo browser, così che un token rubato da solo non funzioni altrove',
          duration: 'Fino alla disconnessione, al massimo 90 giorni',
        },
        device_id: {
          kind: 'Cookie non leggibile dagli script',
          purpose: 'Riconosce questo browser al prossimo accesso, così da segnalare solo i dispositivi nuovi',
          duration: '90 giorni dopo l’ultimo accesso',
        },
        policy: {
          kind: 'Cookie',
          purpose:
            'Quali regole sulle cifre di rendimento valgono nel Paese del Suo account; contiene solo «off» o «gb»',
          duration: 'Un anno',
        },
        i18next: {
          kind: 'Cookie; nella memoria locale come i18nextLng',
          purpose: 'La lingua che ha scelto',
          duration: 'Un anno; nella memoria locale finché non la cancella',
        },
        theme: {
          kind: 'Memoria locale',
          purpose: 'Tema chiaro o scuro',
          duration: 'Finché non la cancella',
        },
        thirdPartyContent: {
          kind: 'Memoria locale',
          purpose: 'Ricorda se ha acconsentito alla striscia delle quotazioni',
          duration: 'Finché non revoca il consenso o non la cancella',
        },
        banner: {
          kind: 'Cookie',
          purpose: 'Ricorda che ha chiuso il banner',
          duration: 'Fino alla chiusura del browser',
        },
        invitation: {
          kind: 'Memoria locale; club e giorno come invitation-of',
          purpose: 'L’invito a un club, se lo apre prima di accedere',
          duration: 'Fino all’accesso, al massimo 30 giorni',
        },
        continue: {
          kind: 'Memoria di sessione',
          purpose: 'Il club che stava visitando prima dell’accesso',
          duration: 'Fino alla chiusura della scheda',
        },
      },
    },
    retention: {
      title: 'Per quanto tempo conserviamo i Suoi dati',
      paragraphs: ['Solo per il tempo necessario.'],
      list: [
        'Account, profilo e club: finché esiste l’account. Se lo elimina, tutto viene cancellato 14 giorni dopo, salvo ciò che una legge ci impone di conservare o che ci serve per difenderci da pretese. Annunci, incontri e segnalazioni in club di altri restano, senza il Suo nome.',
        'Sessioni: terminano dopo 14 giorni senza utilizzo, in ogni caso dopo 90 giorni, alla disconnessione e quando la password viene reimpostata.',
        'I link di conferma valgono 48 ore, quelli di recupero 30 minuti.',
        'Registro di sicurezza: 90 giorni. Avvisi nella posta in arrivo: 180 giorni. Dispositivi noti: 90 giorni dopo l’ultimo accesso. Cambi di indirizzo email: 90 giorni dopo il completamento, l’annullamento o la scadenza della richiesta.',
        'Passkey: finché non le rimuove o non elimina l’account. Dopo che ha confermato la Sua identità, per 10 minuti non Le chiederemo di farlo di nuovo.',
        'I link per un nuovo indirizzo email valgono 48 ore. Per 72 ore dopo il cambio il vecchio indirizzo può essere ripristinato.',
        'Messaggi che ci invia: fino alla soluzione della questione e finché si prevedono altre domande.',
        'Account sospesi: finché il motivo della sospensione è rilevante.',
      ],
    },
    transfers: {
      title: 'Altri Paesi',
      paragraphs: [
        'Un partner nazionale o un broker può avere sede fuori dal Paese in cui Lei vive. I dati vi arrivano solo su Sua richiesta. Dove la legge richiede garanzie, come le clausole contrattuali tipo, le applichiamo. Su richiesta Le indicheremo quali si applicano.',
      ],
    },
    security: {
      title: 'Come proteggiamo i Suoi dati',
      paragraphs: [
        'Le connessioni sono cifrate. Le password sono protette con argon2id, i token di accesso e i link nelle email sono conservati solo come hash, e le chiavi dell’autenticazione a due fattori sono cifrate. Una sessione nel browser è legata a quel browser. I tentativi di accesso ripetuti e non riusciti vengono rallentati. Il nostro team vede solo ciò che serve a gestire account e club.',
        `Nessuna protezione è perfetta. Se una violazione mette a rischio i Suoi diritti, avviseremo Lei e l’autorità di controllo come prevede la legge. I problemi di sicurezza possono essere segnalati a ${brand.securityEmail}.`,
      ],
    },
    rights: {
      title: 'I Suoi diritti',
      paragraphs: ['In qualsiasi momento può chiederci di:'],
      list: [
        'dirle se e quali dati su di Lei conserviamo, e darle una copia;',
        'correggere i dati errati e completare quelli mancanti; nome, descrizione e indirizzo email può modificarli direttamente nelle impostazioni;',
        'cancellare i dati o limitarne l’uso;',
        'consegnarle, in un formato comune e leggibile da dispositivo automatico, i dati che ci ha fornito;',
        'interrompere un uso fondato sul nostro legittimo interesse, se si oppone;',
        'terminare un uso fondato sul Suo consenso, se lo revoca.',
      ],
      closing: [
        'Può scaricare i Suoi dati ed eliminare l’account da sé nelle <profileSecurity>impostazioni</profileSecurity>, alla voce Sicurezza. Un account eliminato può essere ripristinato per 14 giorni.',
        `Scriva a <mail>{{support}}</mail>, se possibile dall’indirizzo del Suo account, così possiamo essere certi che la richiesta venga da Lei. È gratuito. Rispondiamo entro un mese. Se una richiesta è complessa o le richieste sono numerose, possono servire fino a due mesi in più. In tal caso La informeremo entro il primo mese e Le diremo perché.`,
        'Può anche presentare reclamo all’autorità per la protezione dei dati del Paese in cui vive o lavora, o in cui ritiene che la legge sia stata violata.',
      ],
    },
    automated: {
      title: 'Decisioni automatizzate',
      paragraphs: [
        'Il sito non prende decisioni automatizzate con effetti giuridici su di Lei e non effettua profilazione. I club sono esaminati e gli account sospesi da persone. Una regola fissa rifiuta le registrazioni e i nuovi club che indicano gli Stati Uniti o provengono da una rete di quel Paese. Se ritiene che sia un errore, ci scriva.',
      ],
    },
    age: {
      title: 'Età minima e Stati Uniti',
      paragraphs: [
        `Il sito è destinato a persone di almeno ${MINIMUM_AGE_YEARS} anni e non a chi è residente negli Stati Uniti. Se veniamo a sapere che un account è di una persona più giovane o residente negli Stati Uniti, lo chiudiamo e cancelliamo i dati.`,
      ],
    },
    changes: {
      title: 'Modifiche all’informativa',
      paragraphs: [
        'Quando cambiano il sito o la legge, aggiorniamo questa pagina e la sua data. Se una modifica La riguarda come membro, La avviseremo per email prima che entri in vigore.',
        'Fa fede il testo inglese. Le traduzioni servono a facilitarne la lettura. Valgono inoltre le <terms>condizioni d’uso</terms>.',
      ],
    },
  },
}
