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
    question: `Was ist ${brand.name}, und was ist es nicht?`,
    parts: [
      {
        paragraphs: [
          `${brand.name} ist eine Gemeinschaft für Menschen, die mit Währungen und Gold handeln. Dazu gehören Clubs in 18 Ländern, drei nach Risiko eingestufte Portfolios, verständliche Erklärungen des Marktes und ein Bulletin.`,
          'Aurivane ist weder Bank noch Broker. Diese Website nimmt keine Einlagen an, verwahrt kein Geld und führt keine Aufträge aus. Zum Handeln brauchen Sie ein Konto bei einem Broker, einem eigenständigen Unternehmen. Es gelten dessen Bedingungen.',
        ],
      },
      {
        title: 'Wo gibt es das Angebot?',
        paragraphs: [
          'Die <countries>Länderseite</countries> führt die Länder auf, in denen Aurivane einen Landespartner hat oder verfügbar ist. „Lizenziert“ nennt Aurivane ein Land, das einen Landespartner hat. Das ist keine Zulassung durch eine Aufsicht. „Verfügbar“ heißt, dass Sie nach dem Angebot fragen können. Registrieren können Sie sich dort noch nicht.',
        ],
      },
      {
        title: 'Ist das eine Beratung?',
        paragraphs: [
          'Nein. Nichts auf dieser Website ist eine Anlageberatung oder persönliche Empfehlung. Wir kennen weder Ihr Einkommen noch Ihre Schulden noch Ihre Ziele. Fragen Sie im Zweifel jemanden, der in Ihrem Land zur Beratung zugelassen ist.',
        ],
      },
    ],
  },
  categoryrow2: {
    question: 'Wie viel kann ich verdienen und wie viel verlieren?',
    parts: [
      {
        paragraphs: [
          'Sie können Ihren gesamten Einsatz verlieren. Denken Sie daran, wenn Sie über Renditen lesen. Ohne Schutz vor negativem Saldo können Sie sogar mehr verlieren und dem Broker dann Geld schulden.',
        ],
        claim:
          'Die Standardmischung der Portfolios ist auf durchschnittlich 5\u00a0% Rendite pro Monat ausgelegt; das ist ein Ziel. „Portfolios erzielen derzeit 1\u00a0% pro Woche“ ist eine Angabe des Betreibers ohne geprüften Nachweis. Ein Monat kann mit Verlust enden, ein Jahr ebenso.',
      },
      {
        title: 'Worin unterscheiden sich die drei Portfolios?',
        paragraphs: [
          'Die folgenden Zahlen sind gerundet. Dahinter stehen drei Annahmen: ein mittleres Ergebnis (Median) in Höhe des Anfangsbetrags, keine Kosten und eine monatliche Streuung von zwei, fünf oder zehn Prozent. Bei allen drei Portfolios liegt dann die Hälfte der Ergebnisse unter dem Anfangsbetrag. Kosten verschlechtern jedes Ergebnis.',
        ],
        points: [
          'Portfolio 1, niedriges Risiko: die engste Spanne der Ergebnisse. Nach unseren Annahmen sind in einem von zwanzig Fällen nach einem Jahr 11\u00a0% oder mehr verloren.',
          'Portfolio 2, mittleres Risiko: eine breitere Spanne. Nach unseren Annahmen sind in einem von zwanzig Fällen nach einem Jahr 25\u00a0% oder mehr verloren.',
          'Portfolio 3, hohes Risiko: die breiteste Spanne. Nach unseren Annahmen sind in einem von zwanzig Fällen nach einem Jahr 43\u00a0% oder mehr verloren.',
        ],
      },
      {
        title: 'Was sollte ich tun, bevor ich Geld einsetze?',
        points: [
          'Legen Sie zurück, was Sie für ein Jahr zum Leben brauchen. Investieren Sie dieses Geld nicht.',
          'Legen Sie den Betrag fest, dessen vollständigen Verlust Sie verkraften, und schreiben Sie ihn auf.',
          'Verwenden Sie kein geliehenes Geld.',
          'Fragen Sie so lange, bis Sie jemandem erklären können, was ein Spread, ein Margin Call und ein Hebel sind.',
        ],
      },
    ],
  },
  categoryrow3: {
    question: 'Wie bestätige ich meine E-Mail-Adresse und wozu?',
    parts: [
      {
        paragraphs: [
          'Nach der Registrierung senden wir Ihnen eine E-Mail mit einem Link. Öffnen Sie ihn. Die Seite zeigt Ihnen dann, dass Ihre Adresse bestätigt ist. Der Link gilt 48 Stunden und lässt sich nur einmal verwenden.',
          'Anmelden können Sie sich auch ohne Bestätigung. Wer einem Club beitreten oder einen führen will, braucht sie jedoch. So können wir Clubinhaber und Mitglieder erreichen.',
        ],
      },
      {
        title: 'Die E-Mail ist nicht angekommen',
        points: [
          'Warten Sie ein paar Minuten und sehen Sie dann im Spam-Ordner nach.',
          'Melden Sie sich an und öffnen Sie <profile>Ihre Einstellungen</profile>. Neben dem Hinweis, dass Ihre E-Mail-Adresse nicht bestätigt ist, gibt es eine Schaltfläche, um die E-Mail erneut zu senden.',
          'Verwenden Sie den Link in der neuesten E-Mail: Die älteren Links gelten nicht mehr.',
          'Enthält die Adresse einen Tippfehler, ändern Sie sie in den Einstellungen unter „Sicherheit“. Klappt das nicht, <contact>schreiben Sie uns</contact>.',
        ],
      },
      {
        title: 'Der Link funktioniert nicht mehr',
        paragraphs: [
          'Er ist älter als 48 Stunden, oder eine neuere E-Mail hat ihn ersetzt. Die Seite bietet Ihnen einen neuen an. Ist Ihre Adresse bereits bestätigt, brauchen Sie nichts weiter zu tun.',
        ],
      },
    ],
  },
  categoryrow4: {
    question: 'Wie schütze ich mein Konto, und wie komme ich wieder hinein?',
    parts: [
      {
        paragraphs: [
          `Wählen Sie ein Passwort mit ${PASSWORD_MIN_CHARS} bis ${PASSWORD_MAX_CHARS} Zeichen, das Sie sonst nirgends verwenden. Am einfachsten geht das mit einem Passwortmanager. Aktivieren Sie außerdem in <profile>Ihren Einstellungen</profile> die Zwei-Faktor-Authentifizierung. Bei der Anmeldung fragen wir dann auch nach einem sechsstelligen Code aus einer App auf Ihrem Telefon.`,
          'Geben Sie Ihr Passwort und Ihre Codes nur auf dieser Website ein. Wir fragen nie danach, weder per E-Mail noch am Telefon noch im Chat.',
        ],
      },
      {
        title: 'Ich habe mein Passwort vergessen',
        paragraphs: [
          'Fordern Sie auf der Seite <recovery>„Passwort vergessen“</recovery> einen Link an. Er gilt 30 Minuten und lässt sich nur einmal verwenden. Ein neues Passwort beendet alle offenen Sitzungen auf allen Geräten. Die Antwort der Seite ist immer dieselbe, ob es ein Konto gibt oder nicht. So kann niemand herausfinden, wer eines hat.',
        ],
      },
      {
        title: 'Ich habe mein Telefon verloren',
        paragraphs: [
          `Beim Aktivieren der Zwei-Faktor-Authentifizierung haben wir Ihnen ${RECOVERY_CODE_COUNT} Wiederherstellungscodes gezeigt. Geben Sie einen davon ein, wenn bei der Anmeldung nach einem Code gefragt wird. Jeder gilt nur einmal. Deaktivieren Sie die Zwei-Faktor-Authentifizierung danach und aktivieren Sie sie mit dem neuen Telefon. Wenn Sie auch die Codes nicht mehr haben, <contact>schreiben Sie uns</contact> von der Adresse Ihres Kontos.`,
        ],
      },
      {
        title: 'Meine Anmeldung wird abgelehnt',
        points: [
          'Nach mehreren Fehlversuchen müssen Sie bis zu 15 Minuten warten. Die Wiederherstellung funktioniert auch in dieser Zeit.',
          `Meldet die Seite, dass das Konto gesperrt ist, schreiben Sie an <mail>{{support}}</mail>. Wir nennen Ihnen den Grund, und Sie können antworten.`,
        ],
      },
      {
        title: 'Ich möchte mein Konto schließen oder meine Daten sehen',
        paragraphs: [
          'Beides können Sie selbst tun, in den Einstellungen unter „Sicherheit“. Oder schreiben Sie uns. Wir antworten innerhalb eines Monats. Alle Ihre Rechte stehen in der <privacy>Datenschutzerklärung</privacy>.',
        ],
      },
    ],
  },
  categoryrow5: {
    question: 'Was ist ein Club, und was bedeuten offen, geschlossen und verifiziert?',
    parts: [
      {
        paragraphs: [
          'Ein Club ist eine Gruppe von Mitgliedern in einem Land. Sie trifft sich online oder vor Ort, um mehr über den Handel zu lernen und sich darüber auszutauschen. Jeder Club hat einen Clubinhaber und eine Beschreibung. Kontakte sind freiwillig. Sie finden die Clubs, nach Ländern geordnet, in der <clubs>Clubliste</clubs>.',
        ],
      },
      {
        title: 'Zugang',
        points: [
          'Offen: allgemein zugänglich. Mit einem Konto und bestätigter E-Mail-Adresse können Sie sofort beitreten, wenn der Club verifiziert ist.',
          'Geschlossen: nur für Freunde und Familie. Sie fragen an, und der Club entscheidet. Die Kontakte sehen nur Mitglieder.',
        ],
      },
      {
        title: 'Status',
        points: [
          'In Prüfung: neu und noch nicht geprüft.',
          'Verifiziert: Der Club hat die nötigen Angaben gemacht.',
          'Abgelehnt: nicht in der Liste. Der Clubinhaber sieht den Grund in den Einstellungen.',
        ],
      },
      {
        title: 'Ist die Verifizierung eines Clubs eine Empfehlung?',
        paragraphs: [
          `Nein. Unser Team sieht sich Titel, Beschreibung und Kontakte an. Danach kann der Club sie ändern, ohne dass wir erneut prüfen. Clubinhaber und Clubmanager sind weder Angestellte noch Vertreter von ${brand.name}. Geben Sie einem Club kein Geld, und sagen Sie uns Bescheid, wenn einer welches verlangt.`,
        ],
      },
    ],
  },
  categoryrow6: {
    question: 'Wer darf sich registrieren und Clubs gründen?',
    parts: [
      {
        paragraphs: ['Sie können sich registrieren, wenn alle folgenden Punkte zutreffen:'],
        points: [
          `Sie sind ${MINIMUM_AGE_YEARS} Jahre alt oder älter.`,
          'Sie leben in einem der 18 Länder, die auf der Registrierungsseite zur Wahl stehen.',
          'Sie sind nicht in den USA ansässig. Wer dort ansässig ist, kann sich nicht registrieren und keine Clubs gründen.',
          'Sie akzeptieren die <terms>Nutzungsbedingungen</terms> und die <privacy>Datenschutzerklärung</privacy>.',
        ],
      },
      {
        title: 'Was brauche ich, um einen Club zu gründen?',
        paragraphs: [
          'Ein Konto mit bestätigter E-Mail-Adresse. Außerdem dürfen Sie Ihre Höchstzahl an Clubs noch nicht erreicht haben. Bei einem neuen Konto sind das drei.',
        ],
      },
      {
        title: 'Warum kann ich mich nicht registrieren, wenn ich in den USA ansässig bin?',
        paragraphs: [
          'Für Angebote dieser Art gelten dort andere Regeln. Unser Angebot gilt nicht für die USA. Wir nehmen daher keine Registrierungen von dort an, egal, welches Land angegeben wird.',
        ],
      },
      {
        title: 'Mein Land steht nicht in der Liste',
        paragraphs: [
          'Dann können Sie sich noch nicht registrieren. Ist es auf der <countries>Länderseite</countries> als verfügbar aufgeführt, können Sie <contact>uns nach dem Angebot fragen</contact>.',
        ],
      },
    ],
  },
  categoryrow7: {
    question: 'Wie gründe, ändere und lösche ich einen Club?',
    parts: [
      {
        paragraphs: [
          'Alles geschieht im <profileClubs>Bereich „Clubs“ der Einstellungen</profileClubs>. Sie können ihn nutzen, sobald Ihre E-Mail-Adresse bestätigt ist.',
        ],
      },
      {
        title: 'Gründen',
        points: [
          `Ein Titel mit höchstens ${CLUB_TITLE_MAX_CHARS} und eine Beschreibung mit höchstens ${CLUB_DESCRIPTION_MAX_CHARS.toLocaleString('de')} Zeichen. Die Liste zeigt die ersten 100 Zeichen; schreiben Sie das Wichtige an den Anfang.`,
          'Ein Land, das sich später nicht ändern lässt, und der Zugang: offen oder geschlossen.',
          `Wenn Sie möchten, bis zu ${CLUB_CONTACTS_MAX} Kontakte: Webadressen, die mit https beginnen, oder E-Mail-Adressen.`,
        ],
      },
      {
        title: 'Ändern',
        paragraphs: [
          `Beim Bearbeiten brauchen Titel und Beschreibung mindestens ${CLUB_EDIT_MIN_CHARS} Zeichen. Ein verifizierter Club bleibt auch nach einer Änderung verifiziert. Spätere Änderungen werden nicht geprüft.`,
        ],
      },
      {
        title: 'Löschen',
        paragraphs: [
          'Beim Löschen werden alle Mitglieder und Daten des Clubs dauerhaft entfernt. Das lässt sich nicht rückgängig machen. Vorher werden Sie gefragt.',
        ],
      },
      {
        title: 'Ich habe die Höchstzahl erreicht',
        paragraphs: [
          'Löschen Sie einen Club, den Sie nicht mehr brauchen, oder <contact>bitten Sie uns</contact> um eine höhere Zahl und sagen Sie, warum. Unser Team entscheidet.',
        ],
      },
    ],
  },
  categoryrow8: {
    question: 'Schritt für Schritt: registrieren, zweiten Faktor aktivieren, Club gründen',
    parts: [
      { paragraphs: ['Drei kurze Anleitungen mit Bildern. Jede dauert wenige Minuten.'] },
      {
        title: 'Registrieren',
        steps: [
          'Öffnen Sie die Seite <register>Registrieren</register> und geben Sie Vorname, Nachname und E-Mail-Adresse ein.',
          'Wählen Sie das Land, in dem Sie leben, und ein Passwort.',
          'Lesen Sie den Hinweis über der Schaltfläche. Mit der Registrierung bestätigen Sie, dass Sie alt genug und nicht in den USA ansässig sind. Außerdem akzeptieren Sie die Nutzungsbedingungen und die Datenschutzerklärung.',
          'Senden Sie das Formular ab und öffnen Sie dann den Link in der E-Mail, die Sie erhalten.',
        ],
        picture: { name: 'register', alt: 'Die Registrierungsseite mit ihren fünf Feldern' },
      },
      {
        title: 'Zwei-Faktor-Authentifizierung aktivieren',
        steps: [
          'Öffnen Sie <profile>Ihre Einstellungen</profile> und betätigen Sie den Schalter für den zweiten Faktor.',
          'Scannen Sie den QR-Code mit einer Authenticator-App oder tippen Sie den dazu angezeigten Schlüssel ein.',
          'Geben Sie den sechsstelligen Code aus der App und Ihr Passwort ein.',
          `Bewahren Sie die ${RECOVERY_CODE_COUNT} Wiederherstellungscodes auf, die dann erscheinen. Wir zeigen sie nur dieses eine Mal.`,
        ],
        picture: {
          name: 'two-factor',
          alt: 'Der Dialog mit QR-Code, Feld für den Code und Feld für das Passwort',
        },
      },
      {
        title: 'Einen Club gründen',
        steps: [
          'Öffnen Sie den <profileClubs>Bereich „Clubs“ der Einstellungen</profileClubs>.',
          'Geben Sie Titel und Beschreibung ein und wählen Sie Land und Zugang.',
          'Senden Sie das Formular ab. Der Club erscheint in Ihrer Tabelle und in der Liste mit dem Status „In Prüfung“.',
          'Unser Team prüft den Club, und der Status ändert sich.',
        ],
        picture: {
          name: 'create-club',
          alt: 'Das Formular für einen neuen Club mit Titel, Beschreibung, Land, Zugang und Kontakten',
        },
      },
    ],
  },
  categoryrow9: { question: 'Wer betreibt Aurivane?', parts: [{ paragraphs: money.operator.paragraphs }] },
  categoryrow10: { question: 'Was kostet es?', parts: [{ paragraphs: money.costs.paragraphs }] },
  categoryrow11: { question: 'Wo liegt mein Geld?', parts: [{ paragraphs: money.custody.paragraphs }] },
  categoryrow12: {
    question: 'Wie lasse ich mein Geld auszahlen?',
    parts: [{ paragraphs: money.withdrawal.paragraphs }],
  },
  categoryrow13: {
    question: 'Wie beschwere ich mich?',
    parts: [{ paragraphs: money.complaints.paragraphs }],
  },
  categoryrow14: {
    question: 'Womit verdient Aurivane Geld?',
    parts: [{ paragraphs: money.earnings.paragraphs }],
  },
}

export const faq: typeof en = {
  meta: {
    title: 'Häufige Fragen',
    description: `Antworten zu ${brand.name}: was es ist und was nicht, Risiko, Geld, Konto und Clubs, dazu Anleitungen mit Bildern.`,
  },
  heading: 'Häufige Fragen',
  lede: `Antworten auf ${Object.keys(entries).length} Fragen. Ist Ihre nicht dabei, schreiben Sie uns.`,
  contents: 'Themen',
  categories: {
    general: 'Allgemeines',
    money: 'Geld',
    account: 'Konto',
    clubs: 'Clubs',
    tutorials: 'Anleitungen',
  },
  entries,
  enlarge: 'Bild vergrößern: {{alt}}',
  closePicture: 'Bild schließen',
  notFound: {
    title: 'Keine Antwort gefunden?',
    text: 'Suchen Sie auf der Hilfeseite oder schreiben Sie uns. Sie erhalten eine persönliche Antwort.',
    help: 'In der Hilfe suchen',
    contact: 'Kontakt',
  },
}
