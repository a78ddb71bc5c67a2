import type { MailTexts } from './en.ts'

export const de: MailTexts = {
  greeting: 'Guten Tag {{name}},',
  greetingWithoutName: 'Guten Tag,',
  ignore: 'Falls Sie das nicht waren, brauchen Sie nichts zu tun.',
  worried:
    'Falls Sie das nicht waren, setzen Sie bitte sofort Ihr Passwort zurück und schreiben Sie an {{support}}.',
  undo: 'Falls Sie das nicht waren, stellen Sie mit diesem Link bitte sofort Ihre alte Adresse wieder her und schreiben Sie an {{support}}.',
  restore:
    'Falls Sie das nicht waren, melden Sie sich an, um Ihr Konto wiederherzustellen, setzen Sie Ihr Passwort zurück und schreiben Sie an {{support}}.',
  ask: 'Falls Sie das nicht waren oder es nicht mit Ihnen abgesprochen war, schreiben Sie an {{support}}.',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  footer: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {{brand}} haben. Fragen: {{support}}',
  confirmEmail: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt 48 Stunden.',
    button: 'E-Mail-Adresse bestätigen',
  },
  recovery: {
    subject: 'Neues Passwort festlegen',
    text: 'Jemand, vermutlich Sie, hat für Ihr Konto ein neues Passwort angefordert. Der Link gilt 30 Minuten und nur einmal.',
    button: 'Neues Passwort festlegen',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde geändert, und Sie wurden auf allen Geräten abgemeldet.',
  },
  passwordChangedAndConfirmed: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde geändert. Damit ist auch Ihre E-Mail-Adresse bestätigt. Alle Geräte wurden abgemeldet. War die Zwei-Faktor-Authentifizierung eingerichtet, wurde sie deaktiviert. Sie können sie in Ihrem Profil wieder aktivieren.',
  },
  twoFactorOn: {
    subject: 'Die Zwei-Faktor-Authentifizierung ist aktiviert',
    text: 'Für Ihr Konto wurde die Zwei-Faktor-Authentifizierung aktiviert. Ab jetzt fragen wir bei jeder Anmeldung nach einem Code. Andere Geräte wurden abgemeldet.',
  },
  twoFactorOff: {
    subject: 'Die Zwei-Faktor-Authentifizierung ist deaktiviert',
    text: 'Für Ihr Konto wurde die Zwei-Faktor-Authentifizierung deaktiviert. Zur Anmeldung genügt nun Ihr Passwort.',
  },
  accountSuspended: {
    subject: 'Ihr Konto wurde gesperrt',
    text: 'Unser Team hat Ihr Konto gesperrt. Sie können sich erst wieder anmelden, wenn die Sperre aufgehoben ist. Bei Fragen schreiben Sie bitte an {{support}}.',
  },
  signupKnownEmail: {
    subject: 'Sie haben bereits ein Konto',
    text: 'Jemand, vielleicht Sie, wollte sich mit dieser Adresse registrieren. Es besteht bereits ein Konto, deshalb wurde nichts geändert. Sie können sich anmelden oder Ihr Passwort zurücksetzen, falls Sie es vergessen haben.',
  },
  security: {
    newDevice: {
      subject: 'Neue Anmeldung bei Ihrem Konto',
      text: 'Jemand hat sich mit einem Gerät, das Sie in letzter Zeit nicht benutzt haben, bei Ihrem Konto angemeldet.\nGerät: {{device}}\nNetzwerk: {{network}}\nZeit: {{time}}',
    },
    passwordChangedByOwner: {
      subject: 'Ihr Passwort wurde geändert',
      text: 'Das Passwort Ihres Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.',
    },
    recoveryCodeUsed: {
      subject: 'Ein Wiederherstellungscode wurde zur Anmeldung verwendet',
      text: 'Einer Ihrer Wiederherstellungscodes wurde verwendet. Jeder Code gilt nur einmal. Verbleibende Codes: {{left}}',
    },
    recoveryCodesMade: {
      subject: 'Neue Wiederherstellungscodes wurden erstellt',
      text: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
    },
    emailChangeLink: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      text: 'Jemand, vermutlich Sie, möchte diese Adresse für ein Konto bei {{brand}} verwenden. Bitte bestätigen Sie, dass sie Ihnen gehört. Der Link gilt 48 Stunden.',
      button: 'Diese E-Mail-Adresse verwenden',
    },
    emailChangeAsked: {
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      text: 'Jemand, vermutlich Sie, möchte die E-Mail-Adresse Ihres Kontos in {{newEmail}} ändern. Die neue Adresse muss zuerst bestätigt werden.',
      button: 'Alte Adresse behalten',
    },
    emailChangeKnown: {
      subject: 'Jemand wollte Ihre E-Mail-Adresse verwenden',
      text: 'Ein Mitglied wollte die eigene E-Mail-Adresse in Ihre ändern. Ihr Konto verwendet diese Adresse bereits, deshalb wurde nichts geändert.',
    },
    emailChanged: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      text: 'Ihr Konto verwendet jetzt diese E-Mail-Adresse. Links aus früheren E-Mails gelten nicht mehr.',
    },
    emailChangedFrom: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      text: 'Ihr Konto verwendet jetzt die Adresse {{newEmail}}. Sie können 72 Stunden lang zu Ihrer alten Adresse zurückkehren.',
      button: 'Alte Adresse wiederherstellen',
    },
    emailRestored: {
      subject: 'Ihre alte E-Mail-Adresse wurde wiederhergestellt',
      text: 'Ihr Konto verwendet wieder diese E-Mail-Adresse. Sie wurden auf allen Geräten abgemeldet, und Ihr Passwort gilt nicht mehr. Legen Sie mit diesem Link ein neues fest. Er gilt 30 Minuten und nur einmal.',
      button: 'Neues Passwort festlegen',
    },
    passkeyAdded: {
      subject: 'Ein Passkey wurde hinzugefügt',
      text: 'Der Passkey „{{passkey}}“ wurde Ihrem Konto hinzugefügt. Damit ist eine Anmeldung ohne Passwort und Code möglich.',
    },
    passkeyRemoved: {
      subject: 'Ein Passkey wurde entfernt',
      text: 'Der Passkey „{{passkey}}“ wurde aus Ihrem Konto entfernt. Mit ihm ist keine Anmeldung mehr möglich.',
    },
    passkeyCopied: {
      subject: 'Ein Passkey wurde abgelehnt',
      text: 'Der Passkey „{{passkey}}“ wurde abgelehnt. Er könnte kopiert worden sein. Bitte entfernen Sie ihn in den Einstellungen unter „Sicherheit“.',
    },
    dataExported: {
      subject: 'Ihre Daten wurden heruntergeladen',
      text: 'Die Daten Ihres Kontos wurden heruntergeladen.\nGerät: {{device}}\nZeit: {{time}}',
    },
    deletionRequested: {
      subject: 'Ihr Konto wird gelöscht',
      text: 'Ihr Konto wird am {{date}} gelöscht. Bis dahin können Sie sich anmelden und es wiederherstellen.{{clubs}}',
    },
    deletionWithdrawn: {
      subject: 'Ihr Konto wurde wiederhergestellt',
      text: 'Die Löschung Ihres Kontos wurde zurückgenommen. Sie können es wie zuvor benutzen.{{clubs}}',
    },
    accountErased: {
      subject: 'Ihr Konto wurde gelöscht',
      text: 'Ihr Konto und Ihre Daten wurden gelöscht. Die Adresse ist wieder frei: Sie können sich jederzeit damit registrieren.',
    },
    secondFactorReset: {
      subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
      text: 'Unser Team hat den zweiten Faktor Ihres Kontos zurückgesetzt und Sie auf allen Geräten abgemeldet.\nGrund: {{reason}}\nEntfernt: {{removed}}',
    },
    sessionsEnded: {
      subject: 'Sie wurden auf allen Geräten abgemeldet',
      text: 'Unser Team hat Sie auf allen Geräten abgemeldet. Sie können sich wieder anmelden.',
    },
  },
  notice: {
    button: 'Öffnen',
    reason: 'Grund: {{reason}}',
    choose: 'Sie können wählen, welche E-Mails Sie erhalten:',
  },
  contact: { subject: 'Kontaktformular: {{subject}}', from: 'Nachricht von {{replyTo}}' },
}
