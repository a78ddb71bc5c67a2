import type { Texts } from '../texts.ts'

export const designSystem: Texts['designSystem'] = {
  meta: {
    title: 'Sistema di design',
    description: 'Tutti gli elementi dell’interfaccia nei due temi, per chi costruisce questo sito.',
  },
}
