import type { Locale } from '@aurivane/contract/locales'

/** What the parts of accountNames say in some of their states. */
export type AccountStates = {
  device: string
  logOut: string
  firstSeen: string
  lastUsed: string
  passwordChanged: string
  on: string
  off: string
  showMore: string
  noteHint: string
  noMessages: string
  noDeletions: string
}

export const accountStates: Record<Locale, AccountStates> = {
  en: {
    device: 'Chrome on Linux',
    logOut: 'Log out: Chrome on Linux',
    firstSeen: 'First seen',
    lastUsed: 'Last used',
    passwordChanged: 'Last changed',
    on: 'On',
    off: 'Off',
    showMore: 'Show more',
    noteHint: 'Part of the data that the sender can download',
    noMessages: 'No message has this status.',
    noDeletions: 'No deletion is pending.',
  },
  it: {
    device: 'Chrome su Linux',
    logOut: 'Disconnetti: Chrome su Linux',
    firstSeen: 'Primo accesso:',
    lastUsed: 'Ultimo utilizzo:',
    passwordChanged: 'Ultima modifica:',
    on: 'Attivata',
    off: 'Disattivata',
    showMore: 'Mostra altro',
    noteHint: 'Fa parte dei dati che il mittente può scaricare',
    noMessages: 'Nessun messaggio ha questo stato.',
    noDeletions: 'Nessuna eliminazione è in corso.',
  },
  de: {
    device: 'Chrome auf Linux',
    logOut: 'Abmelden: Chrome auf Linux',
    firstSeen: 'Erste Anmeldung:',
    lastUsed: 'Zuletzt benutzt:',
    passwordChanged: 'Zuletzt geändert:',
    on: 'Ein',
    off: 'Aus',
    showMore: 'Mehr anzeigen',
    noteHint: 'Gehört zu den Daten, die der Absender herunterladen kann',
    noMessages: 'Keine Nachricht hat diesen Status.',
    noDeletions: 'Es stehen keine Löschungen an.',
  },
}
