import { brand } from '@aurivane/contract/brand'
import type { help as en } from '../en/help.ts'

export const help: typeof en = {
  meta: {
    title: 'Hilfe',
    description: `Hilfe zu ${brand.name}: Antworten und Seiten durchsuchen, Fragen nach Themen, dem Support schreiben oder in den Chat gehen.`,
  },
  heading: 'Hilfe',
  lede: 'Durchsuchen Sie Antworten und Seiten oder wählen Sie unten ein Thema.',
  search: {
    label: 'Wobei brauchen Sie Hilfe?',
    placeholder: 'zum Beispiel: E-Mail, Club, Passwort',
    submit: 'Suchen',
    results: 'Ergebnisse',
    found_one: '{{count}} Ergebnis für „{{query}}“',
    found_other: '{{count}} Ergebnisse für „{{query}}“',
    nothing: 'Nichts gefunden für „{{query}}“. Versuchen Sie ein anderes Wort oder schreiben Sie uns.',
    page: 'Seite',
    question: 'Frage · {{category}}',
  },
  topics: 'Fragen nach Themen',
  allQuestions: 'Alle Fragen und Antworten',
  ask: {
    heading: 'Jemanden fragen',
    contact: {
      title: 'Kontaktformular',
      text: 'Schreiben Sie dem Support. Ein Mensch antwortet per E-Mail.',
      link: 'Kontakt',
    },
    chat: {
      title: 'Chatkanal',
      text: 'Sprechen Sie mit anderen Mitgliedern. Posten Sie dort nie ein Passwort oder einen Code.',
      link: 'Chatkanal öffnen',
    },
  },
  pages: {
    aboutUs: { title: 'Über uns', text: 'Wer wir sind, wie wir arbeiten und was wir nicht versprechen.' },
    howThisWorks: {
      title: 'So funktioniert es',
      text: 'Bauplan, Hardware, Software, Portfolios und Unterstützung, Schritt für Schritt.',
    },
    whatIsForex: {
      title: 'Was ist Forex?',
      text: 'Währungspaare, Pips, Spread, Hebel, Gold und Risiko erklärt.',
    },
    countries: {
      title: 'Länder',
      text: 'Wo das Angebot lizenziert oder verfügbar ist, als Karte und Tabelle.',
    },
    portfolios: { title: 'Portfolios', text: 'Drei nach Risiko eingestufte Portfolios. Für Mitglieder.' },
    clubs: { title: 'Clubs', text: 'Clubs nach Ländern, mit Inhaber, Zugang und Status.' },
    bulletin: {
      title: 'Nachrichten und Bulletin',
      text: 'Marktnachrichten und Ereignisse, die den Handel beeinflussen können.',
    },
    faq: { title: 'Häufige Fragen', text: 'Acht Fragen, ausführlich beantwortet.' },
    contact: { title: 'Kontakt', text: 'Formular und Adresse des Supports.' },
    register: { title: 'Registrieren', text: 'Ein Konto eröffnen.' },
    login: { title: 'Anmelden', text: 'In Ihrem Konto anmelden.' },
    recovery: { title: 'Passwort vergessen', text: 'Einen Link für ein neues Passwort anfordern.' },
    profile: { title: 'Einstellungen', text: 'Ihr Profil, Zwei-Faktor-Authentifizierung und Ihre Clubs.' },
    partners: { title: 'Partner', text: 'Bereich für Partner.' },
    terms: { title: 'Nutzungsbedingungen', text: 'Alter, Vereinigte Staaten, Clubs, Sperrung, Haftung.' },
    privacy: { title: 'Datenschutzerklärung', text: 'Ihre Daten, Cookies und Rechte.' },
    accessibility: {
      title: 'Barrierefreiheit',
      text: 'Wie alle diese Website nutzen können und wo sie noch Mängel hat.',
    },
  },
}
