/** 1% a week and 5% a month, as the three languages write them. */
const figure = new RegExp(
  [
    String.raw`(?<![\d.,])1\s?%\s(?:every|a|per|ogni|alla|pro|jede)\s(?:week|settimana|Woche)`,
    String.raw`(?<![\d.,])5\s?%\s(?:(?:return|Rendite)\s)?(?:a|per|al|pro|im)\s(?:month|mese|Monat)`,
    String.raw`(?:target of|obiettivo del|Ziel von)\s5\s?%`,
  ].join('|'),
  'g',
)

/** The figures in a text without markup, for example of a mail or a feed. */
export function figuresIn(text: string): string[] {
  return text.match(figure) ?? []
}
