import type { Texts } from '../texts.ts'

export const designSystem: Texts['designSystem'] = {
  meta: {
    title: 'Designsystem',
    description: 'Alle Bausteine der Oberfläche in beiden Darstellungen, für alle, die diese Website bauen.',
  },
}
