import { brand } from '@aurivane/contract/brand'
import type { help as en } from '../en/help.ts'

export const help: typeof en = {
  meta: {
    title: 'Hilfe',
    description: `Hilfe zu ${brand.name}: Antworten und Seiten durchsuchen, Fragen nach Themen finden, dem Support schreiben oder in den Chat gehen.`,
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
  topics: 'Häufige Fragen nach Thema',
  allQuestions: 'Alle Fragen und Antworten',
  ask: {
    heading: 'Fragen Sie uns',
    contact: {
      title: 'Kontaktformular',
      text: 'Schreiben Sie dem Support. Sie erhalten eine persönliche Antwort per E-Mail.',
      link: 'Kontakt',
    },
    chat: {
      title: 'Chatkanal',
      text: 'Sprechen Sie mit anderen Mitgliedern. Schreiben Sie dort nie ein Passwort oder einen Code. Unser Team bietet nie Geldanlagen an und verlangt nie Geld.',
      link: 'Chatkanal öffnen',
    },
  },
  pages: {
    aboutUs: { title: 'Über uns', text: 'Wer wir sind, wie Aurivane organisiert ist und was es nicht ist.' },
    howThisWorks: {
      title: 'So funktioniert es',
      text: 'Handelsplan, Hardware, Software, Portfolios und Support Schritt für Schritt.',
    },
    whatIsForex: {
      title: 'Was ist Forex?',
      text: 'Währungspaare, Pips, Spread, Hebel, Gold und Risiko erklärt.',
    },
    countries: {
      title: 'Länder',
      text: 'Welche Länder einen Landespartner haben und wo Aurivane verfügbar ist.',
    },
    portfolios: { title: 'Portfolios', text: 'Drei nach Risiko eingestufte Portfolios. Für Mitglieder.' },
    clubs: { title: 'Clubs', text: 'Clubs nach Ländern, mit Clubinhaber, Zugang und Status.' },
    bulletin: {
      title: 'Nachrichten und Bulletin',
      text: 'Marktnachrichten und Ereignisse, die den Handel beeinflussen können.',
    },
    glossary: { title: 'Glossar', text: 'Begriffe des Devisenhandels, in je ein oder zwei Sätzen.' },
    faq: { title: 'Häufige Fragen', text: 'Antworten zu Risiko, Konto und Clubs.' },
    contact: { title: 'Kontakt', text: 'Ein Formular und die Adresse des Supports.' },
    register: { title: 'Registrieren', text: 'Ein Konto anlegen.' },
    login: { title: 'Anmelden', text: 'Bei Ihrem Konto anmelden.' },
    recovery: { title: 'Passwort vergessen', text: 'Einen Link für ein neues Passwort anfordern.' },
    profile: { title: 'Einstellungen', text: 'Ihr Profil, Zwei-Faktor-Authentifizierung und Ihre Clubs.' },
    partners: { title: 'Partner', text: 'Bereich für Partner.' },
    terms: { title: 'Nutzungsbedingungen', text: 'Alter, Vereinigte Staaten, Clubs, Sperrung, Haftung.' },
    privacy: { title: 'Datenschutzerklärung', text: 'Ihre Daten, Cookies und Rechte.' },
    legal: { title: 'Impressum', text: 'Wer diese Website betreibt.' },
    accessibility: {
      title: 'Barrierefreiheit',
      text: 'Wie barrierefrei diese Website ist und was noch nicht gut funktioniert.',
    },
  },
}
