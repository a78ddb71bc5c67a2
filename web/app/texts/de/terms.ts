import { brand } from '@aurivane/contract/brand'
import { MINIMUM_AGE_YEARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@aurivane/contract/limits'
import type { terms as en } from '../en/terms.ts'

export const terms: typeof en = {
  meta: {
    title: 'Nutzungsbedingungen',
    description: `Die Bedingungen von ${brand.name}: wer sich registrieren darf, was das Angebot ist und was nicht, Risiko, Clubs, Sperrung, Haftung.`,
  },
  heading: 'Nutzungsbedingungen',
  governing:
    'Maßgeblich ist der englische Text. Diese deutsche Fassung ist eine Übersetzung, die Ihnen das Lesen erleichtern soll.',
  intro: `Diese Bedingungen regeln das Verhältnis zwischen Ihnen und ${brand.name}, soweit es um diese Website, Ihr Konto und Ihre Clubs geht. Lesen Sie sie, bevor Sie sich registrieren. Im Abschnitt über das Risiko steht, wie viel verloren gehen kann.`,
  contents: 'Auf dieser Seite',
  sections: {
    scope: {
      title: 'Wofür diese Bedingungen gelten',
      paragraphs: [
        `„${brand.name}“, „wir“ und „uns“ bezeichnen den Betreiber, der diese Website unter der Marke ${brand.name} führt. „Sie“ sind alle, die die Website aufrufen oder ein Konto haben. „Lizenziert“ nennt Aurivane ein Land, das einen Landespartner hat. Das ist keine Zulassung durch eine Aufsicht. In einem lizenzierten Land ist der Landespartner, den die <countries>Länderseite</countries> nennt, für das dortige Angebot zuständig.`,
        'Mit der Registrierung akzeptieren Sie diese Bedingungen und die <privacy>Datenschutzerklärung</privacy>. Wenn Sie nicht einverstanden sind, registrieren Sie sich nicht und nutzen Sie die Teile nicht, für die ein Konto nötig ist.',
      ],
    },
    eligibility: {
      title: 'Wer das Angebot nutzen darf',
      paragraphs: [
        'Sie dürfen sich registrieren und ein Konto führen, wenn alle folgenden Punkte zutreffen.',
      ],
      list: [
        `Sie sind mindestens ${MINIMUM_AGE_YEARS} Jahre alt. Schreibt das Recht Ihres Landes für Finanzdienstleistungen ein höheres Alter vor, gilt dieses.`,
        'Sie sind nicht in den USA ansässig. Wer dort ansässig ist, kann sich nicht registrieren und keine Clubs gründen, unabhängig davon, welches Land angegeben wird.',
        'Sie leben in einem der Länder, die bei der Registrierung zur Wahl stehen, und geben dieses Land an.',
        'Das Recht Ihres Landes erlaubt Ihnen, das Angebot zu nutzen. Das müssen Sie selbst prüfen.',
        'Sie nutzen das Konto für sich selbst. Es gehört einer einzigen Person und darf weder verliehen noch verkauft oder geteilt werden.',
      ],
      closing: [
        'Wir können Sie bitten, diese Voraussetzungen nachzuweisen. Gelingt das nicht oder waren Ihre Angaben unwahr, können wir das Konto sperren.',
      ],
    },
    service: {
      title: 'Was wir anbieten und was nicht',
      paragraphs: [
        `${brand.name} ist eine Gemeinschaft und eine Informationsseite für Menschen, die mit Währungen und Gold handeln. Die Website zeigt, in welchen Ländern es einen Landespartner gibt oder das Angebot verfügbar ist. Sie enthält drei nach Risiko eingestufte Portfolios, die Clubs der Mitglieder, Lernseiten und ein Bulletin.`,
        'Diese Website nimmt keine Einlagen an, verwahrt kein Kundengeld und führt keine Aufträge aus. Gehandelt wird hier nicht. Zum Handeln brauchen Sie ein Konto bei einem Broker, einem eigenständigen Unternehmen mit eigenen Bedingungen.',
        'Nichts auf dieser Website ist eine Anlageberatung oder persönliche Empfehlung, auch keine Steuer- oder Rechtsberatung. Wir kennen weder Ihr Einkommen noch Ihre Schulden noch Ihre Ziele. Fragen Sie im Zweifel jemanden, der in Ihrem Land zur Beratung zugelassen ist.',
        'Markennamen auf dieser Website dienen ausschließlich der Werbung. Namen wie „Aurivane Australien“ sind Markennamen, keine Firmennamen und kein Nachweis einer Lizenz.',
      ],
    },
    risk: {
      title: 'Risiko',
      paragraphs: [
        'Der Handel mit Währungen, Gold und darauf bezogenen Kontrakten kann Sie Ihren gesamten Einsatz kosten. Mit Hebel wird aus einer kleinen Bewegung des Marktes eine große Bewegung Ihres Kontos, in beide Richtungen und manchmal in Sekunden. Wo kein Schutz vor negativem Saldo gilt, können Sie mehr verlieren, als Sie eingezahlt haben, und dem Broker Geld schulden.',
        'Wo diese Website eine Rendite nennt, gibt sie ein Ziel oder eine Angabe des Betreibers wieder. Das ist kein Versprechen, keine Garantie und keine Prognose, und ein geprüfter Nachweis ist hier nicht veröffentlicht. Die frühere Wertentwicklung erlaubt keine Vorhersage der künftigen. Diagramme mit der Kennzeichnung „Beispielrechnung“ zeigen keine frühere Wertentwicklung und sind keine Prognose.',
        'Setzen Sie nur Geld ein, dessen völliger Verlust an Ihrem Leben nichts ändern würde. Handeln Sie nicht mit geliehenem Geld. Ob Sie handeln, entscheiden allein Sie, und Sie tragen die Folgen.',
      ],
    },
    tradingServices: {
      title: 'Broker',
      paragraphs: [
        'Zum Handeln eröffnen Sie ein Konto bei einem Broker. Der Vertrag besteht zwischen Ihnen und dem Broker. Gebühren, Margin-Regeln, Beschwerden und der Schutz Ihres Geldes richten sich nach dessen Bedingungen und den Vorgaben seiner Aufsicht.',
        'Wenn Sie uns um den Kontakt zu einem Broker bitten, geben wir ihm Ihre E-Mail-Adresse und Ihre Nachricht weiter. Haben Sie ein Konto, gehören auch Name und Land dazu. Ohne Ihre Bitte geben wir nichts weiter. Das beschreibt die <privacy>Datenschutzerklärung</privacy>. Wir wählen für Sie keinen Broker aus und beaufsichtigen keinen. Für das Tun oder Unterlassen eines Brokers haften wir nicht.',
      ],
    },
    account: {
      title: 'Ihr Konto',
      paragraphs: ['Das Konto ist kostenlos. Bitte schützen Sie es.'],
      list: [
        'Geben Sie Ihren richtigen Namen, Ihre eigene E-Mail-Adresse und Ihr Land an und halten Sie die Angaben aktuell.',
        'Bestätigen Sie Ihre E-Mail-Adresse über den Link, den wir Ihnen senden. Bis dahin können Sie sich anmelden, aber weder Clubs beitreten noch Clubs gründen oder verwalten.',
        `Wählen Sie ein Passwort mit ${PASSWORD_MIN_CHARS} bis ${PASSWORD_MAX_CHARS} Zeichen, das Sie sonst nirgends verwenden, und verraten Sie es niemandem. Wir fragen nie danach, weder per E-Mail noch am Telefon noch im Chat.`,
        'Aktivieren Sie nach Möglichkeit die Zwei-Faktor-Authentifizierung und bewahren Sie die Wiederherstellungscodes so auf, dass nur Sie Zugang dazu haben.',
        'Sagen Sie uns sofort Bescheid, wenn Sie glauben, dass jemand anders Ihr Konto benutzt.',
      ],
      closing: [
        'Sie sind für alles verantwortlich, was über Ihr Konto geschieht, es sei denn, Sie trifft an einem Missbrauch keine Schuld. Sie können Ihr Konto jederzeit in den Einstellungen unter „Sicherheit“ löschen. Auch eine Nachricht an uns genügt.',
      ],
    },
    clubs: {
      title: 'Clubs',
      paragraphs: [
        'Ein Club ist eine Gruppe von Mitgliedern in einem Land. Wer seine E-Mail-Adresse bestätigt hat, kann Clubs gründen, bis zu der Zahl, die in den Einstellungen steht. Das Land eines Clubs lässt sich später nicht ändern. Ein offener Club ist allgemein zugänglich, ein geschlossener ist nur für Freunde und Familie. Mit bestätigter E-Mail-Adresse können Sie einem verifizierten offenen Club sofort beitreten. Bei einem geschlossenen fragen Sie an, und der Club entscheidet.',
        'Clubinhaber und Clubmanager sind für das verantwortlich, was sie in ihrem Club veröffentlichen, etwa Beschreibung, Kontakte, Ankündigungen und Treffen. Alle Angaben müssen wahr und rechtmäßig sein. Sie dürfen weder Renditen versprechen noch zu Zahlungen auffordern noch personenbezogene Daten anderer ohne deren Einwilligung enthalten.',
        'Ein neuer Club ist in Prüfung. Unser Team kennzeichnet ihn als verifiziert, sobald die nötigen Angaben vorliegen, oder lehnt ihn ab. Der Clubinhaber sieht den Grund. Abgelehnte Clubs werden nicht aufgeführt. Die Verifizierung ist weder Empfehlung noch Garantie.',
        `Clubs sind keine Zweigstellen von ${brand.name}. Clubinhaber und Clubmanager sind weder bei uns angestellt noch unsere Vertreter. In unserem Namen dürfen sie weder etwas versprechen noch Geld annehmen. Für den Umgang miteinander sind die Mitglieder selbst verantwortlich.`,
        'Wird ein Club gelöscht, werden alle seine Mitglieder und Daten dauerhaft entfernt. Das lässt sich nicht rückgängig machen.',
      ],
    },
    conduct: {
      title: 'Verhaltensregeln',
      paragraphs: ['Bei der Nutzung dieser Website ist es Ihnen nicht erlaubt,'],
      list: [
        'gegen Gesetze zu verstoßen, andere zu täuschen oder sich als jemand anders auszugeben;',
        'Gewinne zu versprechen, Handelssignale zu verkaufen oder über einen Club oder dessen Kontakte Geld einzusammeln;',
        'Beleidigendes, Diskriminierendes oder Rechtswidriges zu veröffentlichen oder Rechte anderer zu verletzen;',
        'unverlangte Werbung zu versenden oder Daten von Mitgliedern zu sammeln;',
        'Begrenzungen, Sperren oder Ländereinschränkungen zu umgehen oder anderen dabei zu helfen;',
        'den Betrieb der Website zu stören, ihre Sicherheit ohne unsere Zustimmung zu prüfen oder sie durch automatisiertes Auslesen zu überlasten.',
      ],
      closing: [
        `Wenn Sie ein Sicherheitsproblem finden, melden Sie es bitte an ${brand.securityEmail} und geben Sie uns Zeit, es zu beheben, bevor Sie anderen davon erzählen.`,
      ],
    },
    suspension: {
      title: 'Sperrung und Schließung von Konten',
      paragraphs: [
        'Wir können Ihr Konto sperren, wenn Sie die Voraussetzungen der Nutzung nicht erfüllen, schwer oder wiederholt gegen diese Bedingungen verstoßen oder andere oder die Website gefährden. Wir können es auch sperren, wenn ein Gesetz oder eine Behörde es verlangt. Bei leichten Verstößen warnen wir zuerst. Das Konto einer Person, die das Mindestalter nicht erreicht hat oder in den USA ansässig ist, schließen wir.',
        'Eine Sperrung beendet sofort alle offenen Sitzungen. Beim Anmelden erfahren Sie dann, dass das Konto gesperrt ist und an wen Sie sich wenden können. In der Clubliste steht statt des Namens des Clubinhabers „Gelöschter Benutzer“. Durch die Sperrung allein wird nichts gelöscht.',
        `Wenn Sie eine Sperrung für falsch halten, schreiben Sie an <mail>{{support}}</mail>. Ein Mensch prüft den Fall noch einmal und teilt Ihnen Ergebnis und Grund mit, sofern das Gesetz es nicht verbietet.`,
      ],
    },
    content: {
      title: 'Rechte an Inhalten',
      paragraphs: [
        'Texte, Zeichnungen, Grafiken und Software dieser Website sind geschützt. Für eigene Zwecke dürfen Sie sie lesen und drucken sowie Links darauf teilen. Jede andere Nutzung bedarf unserer Zustimmung.',
        'Was Sie schreiben, etwa die Beschreibung eines Clubs, gehört weiterhin Ihnen. Sie erlauben uns, es zu speichern, es auf dieser Website in jeder angebotenen Sprache und Form zu zeigen und es zu entfernen, wenn es gegen diese Bedingungen verstößt.',
      ],
    },
    regional: {
      title: 'Hinweise für einzelne Länder',
      paragraphs: [
        'Vereinigtes Königreich: Die Vermarktung von Differenzkontrakten an Privatkunden ist außerhalb der von der britischen Finanzaufsicht FCA gesetzten Grenzen verboten. Nichts auf dieser Website ist ein Angebot solcher Kontrakte oder eine Aufforderung, damit zu handeln.',
        'Vereinigte Staaten: Ereigniskontrakte (Prediction Contracts) sind mit hohem Risiko verbunden. Solche Kontrakte zahlen nur, wenn ein bestimmtes Ereignis eintritt. Diese Website richtet sich nicht an Personen, die in den USA ansässig sind; diese können sich nicht registrieren und keine Clubs gründen.',
        'Überall: Nichts auf dieser Website ist ein Angebot, erst recht nicht dort, wo ein Angebot verboten wäre oder eine Lizenz erfordern würde, die dort niemand besitzt. „Verfügbar“ auf der Länderseite heißt, dass Sie nach dem Angebot fragen können. Weder „Lizenziert“ noch „Verfügbar“ bedeutet, dass eine Aufsichtsbehörde eine Zulassung erteilt hat.',
      ],
    },
    thirdParties: {
      title: 'Inhalte und Links anderer',
      paragraphs: [
        'Das Kursband stammt von einem externen Chartanbieter und wird erst geladen, wenn Sie zugestimmt haben. Sie können die Zustimmung jederzeit in der Fußzeile widerrufen. Der Wirtschaftskalender ist eine externe Seite, die sich in einem neuen Tab öffnet.',
        'Kurse und Termine anderer können verspätet oder falsch sein. Stützen Sie kein Geschäft allein darauf. Für Inhalte anderer Websites sind wir nicht verantwortlich, und ein Link ist keine Empfehlung.',
      ],
    },
    liability: {
      title: 'Verfügbarkeit und Haftung',
      paragraphs: [
        'Wir betreiben die Website mit Sorgfalt, versprechen aber nicht, dass sie stets verfügbar, fehlerfrei oder unverändert ist. Als Beta gekennzeichnete Teile können sich noch erheblich ändern.',
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit und überall dort, wo das Gesetz keine Beschränkung zulässt. Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, die für diesen Vertrag wesentlich ist. Das ist eine Pflicht, ohne die der Vertrag keinen Sinn hätte und auf deren Erfüllung Sie vertrauen dürfen. Auch dann haften wir nur für den typischen, vorhersehbaren Schaden.',
        'Darüber hinaus haften wir nicht. Das gilt insbesondere für Verluste aus dem Handel, für Ihre Entscheidungen aufgrund dieser Website, für das Verhalten von Clubinhabern, Clubmanagern und Mitgliedern und für Dienste anderer Unternehmen.',
      ],
    },
    changes: {
      title: 'Änderungen dieser Bedingungen',
      paragraphs: [
        'Wir können diese Bedingungen ändern, wenn sich das Recht, das Angebot oder die Website ändert. Die gültige Fassung steht mit ihrem Datum auf dieser Seite. Benachteiligt eine Änderung die Mitglieder, teilen wir sie ihnen per E-Mail mit, bevor sie in Kraft tritt. Wer nicht einverstanden ist, kann sein Konto bis dahin löschen.',
      ],
    },
    law: {
      title: 'Recht und Sprache',
      paragraphs: [
        'Es gilt das Recht des Ortes, an dem der Betreiber dieser Website niedergelassen ist. Es gibt einen einzigen Betreiber für alle Länder; das Impressum nennt ihn, sobald er benannt ist. Verbraucherschutzvorschriften des Landes, in dem Sie leben, gelten weiterhin, und Sie können sich weiterhin an die dortigen Gerichte wenden.',
        'Ist eine dieser Bedingungen unwirksam, bleiben die übrigen in Kraft. Maßgeblich ist der englische Text. Übersetzungen helfen beim Lesen.',
      ],
    },
    contact: {
      title: 'Kontakt',
      paragraphs: [
        `Bei Fragen zu diesen Bedingungen nutzen Sie das <contact>Kontaktformular</contact> oder schreiben Sie an <mail>{{support}}</mail>.`,
      ],
    },
  },
}
