import { brand } from '@aurivane/contract/brand'
import { MINIMUM_AGE_YEARS } from '@aurivane/contract/limits'
import type { privacy as en } from '../en/privacy.ts'

export const privacy: typeof en = {
  meta: {
    title: 'Datenschutzerklärung',
    description: `Welche personenbezogenen Daten ${brand.name} speichert, warum, wie lange, an wen wir sie weitergeben und wie Sie Ihre Rechte ausüben.`,
  },
  heading: 'Datenschutzerklärung',
  governing:
    'Maßgeblich ist der englische Text. Diese deutsche Fassung ist eine Übersetzung, die Ihnen das Lesen erleichtern soll.',
  intro:
    'Wir speichern das, was wir für Ihr Konto brauchen, und kaum mehr. Hier steht, was wir speichern und warum, wer es sonst noch sieht und wie Sie Auskunft, Berichtigung oder Löschung verlangen.',
  contents: 'Auf dieser Seite',
  sections: {
    controller: {
      title: 'Wer verantwortlich ist',
      paragraphs: [
        `Verantwortlicher ist der Betreiber von ${brand.name}. Er entscheidet, warum und wie personenbezogene Daten auf dieser Website verarbeitet werden. Bei Fragen zu Ihren Daten schreiben Sie an <mail>{{support}}</mail> oder nutzen Sie das <contact>Kontaktformular</contact>.`,
        'Hat Ihr Land einen Landespartner (siehe <countries>Länderseite</countries>), ist dieser eigenständiger Verantwortlicher für die Daten, die Sie ihm unmittelbar geben.',
      ],
    },
    collected: {
      title: 'Was wir speichern',
      paragraphs: ['Das meiste geben Sie uns selbst.'],
      list: [
        'Konto: Vorname, Nachname, E-Mail-Adresse, Land, Sprache und Datum der Registrierung. Das Passwort speichern wir nur als Hash: eine verwürfelte Zeichenfolge, aus der es sich praktisch nicht zurückrechnen lässt.',
        'Profil: die Beschreibung, falls Sie eine schreiben, und ob Ihre E-Mail-Adresse bestätigt ist.',
        'Zwei-Faktor-Authentifizierung, falls Sie sie aktivieren: der Schlüssel, den wir nur verschlüsselt speichern, und die Wiederherstellungscodes als Hash.',
        'Clubs: Titel, Beschreibung, Land, Zugang, Kontakte, Status und bei Ablehnung der Grund.',
        'Mitgliedschaften: Ihre Rolle und das Datum des Beitritts, Anfragen, Einladungen und Sperren sowie Angebote, einen Club zu übernehmen. Dazu kommen Ihre Ankündigungen, Treffen, Antworten und Meldungen.',
        'Posteingang: Mitteilungen über Ihre Clubs und Ihr Konto und welche davon Sie auch per E-Mail erhalten möchten.',
        'Sitzungen: ein Hash jedes Zugriffstokens, Beginn und letzte Nutzung, die Art der Anmeldung, Browser, System und Netzwerk. Das Netzwerk ist Ihre IP-Adresse ohne die letzten Stellen.',
        'Bekannte Geräte: ein Hash einer Nummer, die Ihr Browser speichert, damit wir Sie über eine Anmeldung auf einem neuen Gerät informieren können.',
        'Passkeys, falls Sie welche hinzufügen: Name, öffentlicher Schlüssel, Zähler, das Gerät, auf dem der Passkey erstellt wurde, und die letzte Nutzung. Die Daten Ihres Fingerabdrucks oder Gesichts verlassen Ihr Gerät nie.',
        'Sicherheitsprotokoll: Anmeldungen, Fehlversuche und Änderungen an Ihrem Konto, mit Browser, System und Netzwerk.',
        'Änderungen Ihrer E-Mail-Adresse: die alte und die neue Adresse, der Beginn der Änderung und ihr Abschluss, Abbruch oder Ablauf.',
        'Nachrichten: was Sie uns über das Kontaktformular senden, mit Ihrer E-Mail-Adresse und Sprache.',
        'Technische Daten: für kurze Zeit Ihre IP-Adresse, um wiederholte Anfragen zu begrenzen und Angriffe zu erkennen; Protokolle der Anfragen, ohne Passwörter, Tokens oder Codes.',
        'Änderungen durch unser Team: wer wann ein Konto oder einen Club geändert hat und die Werte vorher und nachher.',
      ],
      closing: [
        'Auf dieser Website verlangen wir weder Zahlungsdaten noch Ausweise. Wir setzen weder Werbe-Tracker noch Besucherstatistiken ein und kaufen keine Daten über Sie. Teilt uns unser Netzanbieter mit, aus welchem Land eine Anfrage kommt, nutzen wir das, um Registrierungen aus den USA abzulehnen und bei dem, was wir zeigen, die Regeln Ihres Landes einzuhalten. Das Cookie „policy“ hält die Regeln für das Land Ihres Kontos fest.',
      ],
    },
    purposes: {
      title: 'Warum wir Ihre Daten verwenden dürfen',
      paragraphs: ['Jede Verwendung hat einen Zweck und eine Rechtsgrundlage.'],
      list: [
        'Um Ihr Konto und Ihre Clubs einzurichten und zu führen: der Vertrag mit Ihnen.',
        'Um Ihnen E-Mails zur Bestätigung und zur Wiederherstellung zu senden und Ihre Nachrichten zu beantworten: der Vertrag mit Ihnen oder vorvertragliche Maßnahmen auf Ihre Anfrage.',
        'Um Website und Konten zu sichern, Missbrauch zu verhindern und Clubs zu prüfen: unser berechtigtes Interesse an einem verlässlichen Dienst.',
        `Um Personen unter ${MINIMUM_AGE_YEARS} Jahren und in den USA Ansässige auszuschließen und Behörden zu antworten: gesetzliche Pflichten und unser berechtigtes Interesse, sie einzuhalten.`,
        'Um das Kursband von TradingView zu laden und Ihre Daten auf Ihren Wunsch an einen Broker weiterzugeben: Ihre Einwilligung, die Sie jederzeit für die Zukunft widerrufen können.',
      ],
    },
    sharing: {
      title: 'Wer Ihre Daten sonst noch erhält',
      paragraphs: [
        'Wir verkaufen keine personenbezogenen Daten. Weitergegeben werden sie nur in diesen Fällen.',
      ],
      list: [
        'Broker: Wenn Sie uns um den Kontakt zu einem Broker bitten, geben wir ihm Ihre E-Mail-Adresse und Ihre Nachricht weiter. Haben Sie ein Konto, gehören auch Name und Land dazu. Ohne Ihre Bitte geben wir nichts weiter. Nach der Weitergabe gilt dessen Datenschutzerklärung.',
        'Der Landespartner, wenn Ihr Land einen hat und Sie nach dem dortigen Angebot fragen.',
        'Unternehmen, die für uns Server bereitstellen und E-Mails zustellen. Diese sind vertraglich an unsere Weisungen gebunden.',
        'Behörden und Gerichte, wenn das Gesetz uns dazu verpflichtet.',
        'TradingView, wenn Sie dem Kursband zustimmen: siehe unten.',
        'Mitglieder Ihrer Clubs: Diese sehen Ihren Namen, Ihre Rolle und das Datum Ihres Beitritts. Clubinhaber und Clubmanager sehen auch Ihre Beitrittsanfrage mit Ihrem Land und Ihrer Nachricht.',
        'Die Öffentlichkeit: Die Clubliste zeigt den Namen des Clubinhabers sowie Beschreibung, Zugang und Status des Clubs. Die Seite eines offenen Clubs zeigt auch Kontakte, Treffen und Ankündigungen mit den Namen der Verfasser. Die Kontakte eines geschlossenen Clubs sehen nur seine Mitglieder.',
      ],
    },
    ticker: {
      title: 'Das Kursband',
      paragraphs: [
        'Solange Sie nicht zustimmen, zeigt das Kursband nur die Namen der Symbole, und von anderen Unternehmen wird nichts geladen. Wenn Sie zustimmen, lädt ein Rahmen ohne Zugriff auf unsere Cookies das Widget von TradingView. TradingView erhält dann Ihre IP-Adresse und technische Daten Ihres Browsers und kann eigene Daten speichern.',
        'Ihr Browser merkt sich die Zustimmung. Sie können sie in der Fußzeile jeder Seite widerrufen. Das Widget wird dann entfernt. Auf den Seiten für Anmeldung, Registrierung und Wiederherstellung sowie in den Einstellungen erscheint das Kursband nicht. Der Wirtschaftskalender wird nur geladen, wenn Sie seinem Link folgen.',
      ],
    },
    storage: {
      title: 'Cookies und Speicher in Ihrem Browser',
      paragraphs: [
        'Alle Einträge dieser Tabelle stammen von uns. Wenn Sie dem Kursband zustimmen, kann TradingView eigene Daten speichern. Die Einträge für Anmeldung und Sprache sind nötig, damit die Website tut, was Sie von ihr verlangen. Keiner dient dazu, Ihr Verhalten auf anderen Websites zu verfolgen.',
      ],
      columns: { name: 'Name', kind: 'Art', purpose: 'Wofür', duration: 'Wie lange' },
      entries: {
        uid: {
          kind: 'Cookie',
          purpose: 'Nummer des angemeldeten Kontos',
          duration: 'Bis zur Abmeldung, höchstens 90 Tage',
        },
        atoken: {
          kind: 'Cookie',
          purpose: 'Zugriffstoken der Sitzung',
          duration: 'Bis zur Abmeldung, höchstens 90 Tage',
        },
        session_key: {
          kind: 'Cookie, für Skripte nicht lesbar; über https als __Host-session_key',
          purpose:
            'Bindet die Sitzung an diesen Browser, damit ein gestohlenes Token allein anderswo nicht funktioniert',
          duration: 'Bis zur Abmeldung, höchstens 90 Tage',
        },
        device_id: {
          kind: 'Cookie, für Skripte nicht lesbar',
          purpose: 'Erkennt diesen Browser bei der nächsten Anmeldung, damit wir nur neue Geräte melden',
          duration: '90 Tage nach der letzten Anmeldung',
        },
        policy: {
          kind: 'Cookie',
          purpose:
            'Welche Regeln für Renditeangaben im Land Ihres Kontos gelten; enthält nur „off“ oder „gb“',
          duration: 'Ein Jahr',
        },
        i18next: {
          kind: 'Cookie; im lokalen Speicher als i18nextLng',
          purpose: 'Die gewählte Sprache',
          duration: 'Ein Jahr; im lokalen Speicher, bis Sie den Eintrag löschen',
        },
        theme: {
          kind: 'Lokaler Speicher',
          purpose: 'Helle oder dunkle Ansicht',
          duration: 'Bis Sie den Eintrag löschen',
        },
        thirdPartyContent: {
          kind: 'Lokaler Speicher',
          purpose: 'Ob Sie dem Kursband zugestimmt haben',
          duration: 'Bis Sie widerrufen oder den Eintrag löschen',
        },
        banner: {
          kind: 'Cookie',
          purpose: 'Dass Sie das Banner geschlossen haben',
          duration: 'Bis Sie den Browser schließen',
        },
        invitation: {
          kind: 'Lokaler Speicher; Club und Tag als invitation-of',
          purpose: 'Eine Einladung in einen Club, die Sie vor der Anmeldung geöffnet haben',
          duration: 'Bis zur Anmeldung, höchstens 30 Tage',
        },
        continue: {
          kind: 'Sitzungsspeicher',
          purpose: 'Der Club, von dessen Seite aus Sie zur Anmeldung gelangt sind',
          duration: 'Bis Sie den Tab schließen',
        },
      },
    },
    retention: {
      title: 'Wie lange wir Ihre Daten speichern',
      paragraphs: ['Nur so lange wie nötig.'],
      list: [
        'Konto, Profil und Clubs: solange das Konto besteht. Wenn Sie es löschen, wird 14 Tage später alles entfernt, außer dem, was wir nach dem Gesetz aufbewahren müssen oder zur Abwehr von Ansprüchen brauchen. Ankündigungen, Treffen und Meldungen in Clubs anderer bleiben ohne Ihren Namen erhalten.',
        'Sitzungen enden nach 14 Tagen ohne Nutzung, in jedem Fall nach 90 Tagen, bei der Abmeldung und beim Zurücksetzen des Passworts.',
        'Bestätigungslinks gelten 48 Stunden, Wiederherstellungslinks 30 Minuten.',
        'Sicherheitsprotokoll: 90 Tage. Mitteilungen im Posteingang: 180 Tage. Bekannte Geräte: 90 Tage nach der letzten Anmeldung. Änderungen Ihrer E-Mail-Adresse: 90 Tage nach Abschluss, Abbruch oder Ablauf.',
        'Passkeys: bis Sie sie entfernen oder das Konto löschen. Wenn Sie Ihre Identität bestätigt haben, fragen wir 10 Minuten lang nicht erneut danach.',
        'Links für eine neue E-Mail-Adresse gelten 48 Stunden. Bis 72 Stunden nach der Änderung lässt sich die alte Adresse wiederherstellen.',
        'Ihre Nachrichten an uns: bis die Sache erledigt ist und keine Rückfragen zu erwarten sind.',
        'Gesperrte Konten: solange der Grund der Sperrung von Bedeutung ist.',
      ],
    },
    transfers: {
      title: 'Andere Länder',
      paragraphs: [
        'Ein Landespartner oder Broker kann außerhalb des Landes niedergelassen sein, in dem Sie leben. Daten gelangen nur auf Ihren Wunsch dorthin. Verlangt das Gesetz Garantien wie Standardvertragsklauseln, wenden wir sie an. Auf Anfrage sagen wir Ihnen, welche gelten.',
      ],
    },
    security: {
      title: 'Wie wir Ihre Daten schützen',
      paragraphs: [
        'Verbindungen sind verschlüsselt. Passwörter sind mit argon2id gehasht, Zugriffstokens und Links aus E-Mails nur als Hash gespeichert, die Schlüssel des zweiten Faktors verschlüsselt. Eine Sitzung im Browser ist an diesen Browser gebunden. Nach wiederholten Fehlversuchen werden weitere verzögert. Unser Team sieht nur, was es zur Verwaltung von Konten und Clubs braucht.',
        `Kein Schutz ist vollkommen. Gefährdet eine Datenschutzverletzung Ihre Rechte, unterrichten wir Sie und die Aufsichtsbehörde, wie das Gesetz es verlangt. Sicherheitsprobleme können Sie an ${brand.securityEmail} melden.`,
      ],
    },
    rights: {
      title: 'Ihre Rechte',
      paragraphs: ['Sie können jederzeit von uns verlangen,'],
      list: [
        'Ihnen zu sagen, ob und welche Daten wir über Sie speichern, und Ihnen eine Kopie zu geben;',
        'falsche Daten zu berichtigen und fehlende zu ergänzen; Namen, Beschreibung und E-Mail-Adresse können Sie in den Einstellungen selbst ändern;',
        'Daten zu löschen oder ihre Verwendung einzuschränken;',
        'Ihnen die Daten, die Sie uns gegeben haben, in einem gängigen, maschinenlesbaren Format zu übergeben;',
        'eine Verwendung zu beenden, die auf unserem berechtigten Interesse beruht, wenn Sie ihr widersprechen;',
        'eine Verwendung zu beenden, die auf Ihrer Einwilligung beruht, wenn Sie diese widerrufen.',
      ],
      closing: [
        'Sie können Ihre Daten selbst herunterladen und Ihr Konto selbst löschen, in den <profileSecurity>Einstellungen</profileSecurity> unter „Sicherheit“. Ein gelöschtes Konto lässt sich 14 Tage lang wiederherstellen.',
        `Schreiben Sie an <mail>{{support}}</mail>, möglichst von der Adresse Ihres Kontos, damit wir sicher wissen, wer fragt. Das ist kostenlos. Wir antworten innerhalb eines Monats. Bei schwierigen oder sehr vielen Anträgen brauchen wir vielleicht bis zu zwei weitere Monate. Dann sagen wir Ihnen das innerhalb des ersten Monats und nennen den Grund.`,
        'Sie können sich auch bei der Datenschutzbehörde des Landes beschweren, in dem Sie leben oder arbeiten oder in dem Ihrer Ansicht nach gegen das Recht verstoßen wurde.',
      ],
    },
    automated: {
      title: 'Automatisierte Entscheidungen',
      paragraphs: [
        'Die Website trifft keine automatisierten Entscheidungen mit rechtlicher Wirkung für Sie und bildet keine Profile. Clubs werden von Menschen geprüft und Konten von Menschen gesperrt. Eine feste Regel lehnt Registrierungen und neue Clubs ab, die als Land die USA nennen oder aus einem dortigen Netz kommen. Wenn Sie das für einen Irrtum halten, schreiben Sie uns.',
      ],
    },
    age: {
      title: 'Mindestalter und Vereinigte Staaten',
      paragraphs: [
        `Die Website richtet sich an Personen ab ${MINIMUM_AGE_YEARS} Jahren und nicht an Personen, die in den USA ansässig sind. Erfahren wir, dass ein Konto einer jüngeren oder dort ansässigen Person gehört, schließen wir es und löschen die Daten.`,
      ],
    },
    changes: {
      title: 'Änderungen dieser Erklärung',
      paragraphs: [
        'Ändert sich die Website oder das Recht, passen wir diese Seite und ihr Datum an. Betrifft Sie eine Änderung als Mitglied, teilen wir sie Ihnen per E-Mail mit, bevor sie in Kraft tritt.',
        'Maßgeblich ist der englische Text. Übersetzungen helfen beim Lesen. Es gelten außerdem die <terms>Nutzungsbedingungen</terms>.',
      ],
    },
  },
}
