import { brand } from '@aurivane/contract/brand'
import type { accessibility as en } from '../en/accessibility.ts'

export const accessibility: typeof en = {
  meta: {
    title: 'Barrierefreiheit',
    description: `Wie barrierefrei ${brand.name} ist, wie wir es prüfen, was noch nicht gut funktioniert und wie Sie uns eine Barriere melden.`,
  },
  heading: 'Erklärung zur Barrierefreiheit',
  intro: `${brand.name} soll für alle nutzbar sein: mit Maus, Tastatur, Touchscreen, Screenreader, Bildschirmlupe oder Spracheingabe. Hier steht, wie weit wir sind.`,
  contents: 'Auf dieser Seite',
  sections: {
    standard: {
      title: 'Woran wir uns messen',
      paragraphs: [
        'Wir richten uns nach den <en>Web Content Accessibility Guidelines</en> (WCAG) 2.2, Stufe AA. Wir sind der Ansicht, dass die Seiten dieser Website diese Richtlinien erfüllen, abgesehen von den unten genannten Punkten. Von externer Seite ist das nicht geprüft.',
      ],
    },
    measures: {
      title: 'Worauf Sie sich verlassen können',
      paragraphs: ['Das gilt auf jeder Seite und in allen drei Sprachen.'],
      list: [
        'Alles lässt sich mit der Tastatur bedienen. Ein Link am Anfang springt zum Inhalt, und der Fokus ist immer sichtbar. Escape schließt Menüs und Dialoge und gibt den Fokus zurück.',
        'Text hat in der hellen und in der dunklen Ansicht einen Kontrast von mindestens 4,5 zu 1, meist von mehr als 7 zu 1. Kein Zustand ist nur an der Farbe zu erkennen.',
        'Die Seiten lassen sich auf 400\u00a0% vergrößern und auf 320 Pixel breiten Bildschirmen lesen, ohne seitlich zu scrollen. Tabellen werden dort zu Karten, die untereinander stehen.',
        'Sie können die Abstände von Buchstaben, Wörtern und Zeilen vergrößern oder eigene Farben nutzen. Nichts wird abgeschnitten, und Ränder, Symbole und Fokus bleiben sichtbar.',
        'Jedes Feld hat eine sichtbare Beschriftung. Fehler stehen neben dem Feld, und Screenreader lesen sie vor. Ihre Eingaben bleiben erhalten.',
        'Schaltflächen und Links sind groß genug, um sie mit dem Finger zu treffen.',
        'Zu Karten und Diagrammen gibt es einen Text oder eine Tabelle mit denselben Angaben.',
        'Bewegte Bilder lassen sich anhalten. Verlangt Ihr System weniger Bewegung, bewegt sich nichts.',
        'Die öffentlichen Seiten sind auch ohne JavaScript lesbar.',
      ],
    },
    limits: {
      title: 'Was noch nicht gut funktioniert',
      paragraphs: ['Diese Barrieren sind uns bekannt.'],
      list: [
        'Das Kursband stammt von einem anderen Unternehmen, und wir können seinen Aufbau nicht ändern. Es wird nur geladen, wenn Sie zustimmen, und nichts anderes auf der Website hängt davon ab.',
        'Die Beschreibungen der Clubs stammen von den Clubinhabern. Sie stehen in der Sprache, in der sie verfasst wurden, und können schwer verständlich sein.',
        'Der QR-Code für die Zwei-Faktor-Authentifizierung ist ein Bild. Der darin enthaltene Schlüssel wird daneben auch als Text angezeigt.',
        'Der Wirtschaftskalender, der Chatkanal und die Websites der Landespartner sind eigenständige Angebote, die wir nicht ändern können.',
        'Bei 400\u00a0% kann eine Meldung bis zu fünf Sekunden lang den oberen Rand eines Dialogs verdecken. Ein Klick auf die Meldung schließt sie sofort.',
      ],
    },
    testing: {
      title: 'Wie wir prüfen',
      paragraphs: [
        'Jede Änderung wird automatisch in einem echten Browser geprüft. Die Tests öffnen jede Seite mit ihren Menüs, Dialogen, Meldungen und Fehlern, in drei Sprachen, beiden Ansichten und zwei Breiten. Dabei werden alle Regeln der WCAG geprüft, die ein Programm prüfen kann. Die Seiten werden auch bei 400\u00a0%, mit größeren Textabständen, mit eigenen Farben und ohne Bewegung getestet. Alle Schritte von der Registrierung bis zum Löschen eines Clubs und die Seiten für unser Team werden allein mit der Tastatur getestet.',
        'Automatische Prüfungen finden nur einen Teil aller Barrieren, und sie laufen in einem einzigen Browser, Chromium. Menschen, die täglich einen Screenreader oder ein anderes Hilfsmittel nutzen, haben diese Website noch nicht getestet. Wenn Sie eines nutzen, wiegt Ihre Meldung schwerer als unsere Prüfungen.',
      ],
    },
    feedback: {
      title: 'Eine Barriere melden',
      paragraphs: [
        `Stoßen Sie auf eine Barriere, schreiben Sie an <mail>{{support}}</mail> oder nutzen Sie das <contact>Kontaktformular</contact>. Sagen Sie uns, um welche Seite es ging, was Sie tun wollten und welches Hilfsmittel Sie nutzen. Sie können jeden Inhalt auch in einer anderen Form anfordern. Sie erhalten eine persönliche Antwort.`,
        'Hilft Ihnen unsere Antwort nicht weiter, können Sie sich an die Stelle wenden, die in Ihrem Land für digitale Barrierefreiheit zuständig ist.',
      ],
    },
  },
}
