import type { Texts } from '../texts.ts'

export const designSystem: Texts['designSystem'] = {
  meta: {
    title: 'Designsystem',
    description:
      'Alle Bausteine der Oberfläche in heller und dunkler Ansicht, für alle, die diese Website bauen.',
  },
}
