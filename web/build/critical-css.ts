import { transform, type MediaQuery, type Selector, type SelectorComponent } from 'lightningcss'

/** Set by the boot script or by the browser itself, so they are not in the prerendered markup. */
const laterAttributes = new Set([
  'open',
  'hidden',
  'data-session',
  'data-banner',
  'data-app',
  'data-color-scheme',
])
const aboveTheRoot = ['html', 'body', 'head']

/** A table that waits for its styles further down would make the page wider than a phone. The whole styles say `auto` again. */
const WAITING_TABLES = '@layer base{table{table-layout:fixed;width:100%}}'

/**
 * A fifth of a page, and below the view of most: on phones the browser skips it until the whole styles and the fonts have come
 * (styles/base.css). It is higher than that; nothing stands behind it that would be in another place. Wider windows draw it at
 * once, as they do what lies below the view (finish/leave-for-later.ts).
 */
const WAITING_FOOTER = '@layer base{@media (width<=639px){footer{content-visibility:auto;min-height:9em}}}'

/** The rules for all of the markup. */
export function ownStyles(css: string, markup: string): string {
  return keepCritical(css, markup) + WAITING_FOOTER
}

/** The rules for what a reader sees first. */
export function firstStyles(css: string, markup: string): string {
  const first = takeFirstScreens(markup)
  const isTableBelow = markup.includes('<table') && !first.includes('<table')
  return keepCritical(css, first) + WAITING_FOOTER + (isTableBelow ? WAITING_TABLES : '')
}

/**
 * Keeps only the rules that can apply to this markup. What appears later (dialogs, toasts, errors) is drawn by the app,
 * which loads the whole style files when it starts.
 */
export function keepCritical(css: string, markup: string): string {
  const page = inventory(markup)
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        media: ({ value: media }) => (media.query.mediaQueries.every(isForPrint) ? [] : undefined),
        style: (rule) => (rule.value.selectors.some((selector) => mayMatch(selector, page)) ? undefined : []),
      },
      Selector: (selector) => (mayMatch(selector, page) ? undefined : []),
      // Nothing changes that could be shown moving: pointers and the app come with the whole styles.
      Declaration: { transition: () => [] },
    },
  })
  return withoutIdle(code.toString())
}

/** Movements and tokens that no rule names any more. */
function withoutIdle(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        keyframes: ({ value: { name } }) => (isUsed(css, name.value) ? undefined : []),
        media: ({ value: { rules } }) => (rules.length === 0 ? [] : undefined),
      },
      Declaration: {
        // What the parser does not know is custom to it as well, such as counters.
        custom: ({ name }) => (!name.startsWith('--') || css.includes(`var(${name}`) ? undefined : []),
      },
    },
  })
  return code.toString()
}

function isUsed(css: string, movement: string): boolean {
  return new RegExp(`animation[^;}]*[\\s:,]${movement}\\b`).test(css)
}

/**
 * Of a page this long, what follows the first screens is drawn by the whole styles, which come right after. The longest
 * leave to them what opens over the page, too.
 */
const LONG_PAGE_CHARS = 8_000
const LONGEST_PAGE_CHARS = 18_000
const FIRST_SCREENS_CHARS = { long: 5_000, longest: 3_000 }

/** The markup that a reader may see at first: all of a short page, the beginning of a long one and no footer. */
export function takeFirstScreens(markup: string): string {
  const start = markup.indexOf('<main')
  const main = markup.slice(start, markup.indexOf('</main>'))
  const { length } = main.replaceAll(drawings, '')
  if (start < 0 || length < LONG_PAGE_CHARS) return markup
  if (length < LONGEST_PAGE_CHARS) return markup.slice(0, start + cutAfter(main, FIRST_SCREENS_CHARS.long))
  return withoutPopovers(markup.slice(0, start + cutAfter(main, FIRST_SCREENS_CHARS.longest)))
}

/** Whether a page has styles for its first screens only. */
export function isLong(markup: string): boolean {
  return takeFirstScreens(markup) !== markup
}

/** Much markup and little room: they do not count. */
const drawings = /<svg.*?<\/svg>/gs

function cutAfter(main: string, chars: number): number {
  let drawn = 0
  for (const drawing of main.matchAll(drawings)) {
    if (drawing.index - drawn > chars) break
    drawn += drawing[0].length
  }
  return main.indexOf('<', chars + drawn)
}

/** Menus and search: closed until somebody opens them. */
function withoutPopovers(markup: string): string {
  const opening = /<([a-z]+)[^>]*\spopover="[^"]*"[^>]*>/.exec(markup)
  if (!opening) return markup
  const { index } = opening
  const tags = new RegExp(`<(/?)${opening[1]}\\b[^>]*>`, 'g')
  tags.lastIndex = index
  let depth = 0
  do {
    const tag = tags.exec(markup)
    if (!tag) return markup.slice(0, index)
    depth += tag[1] === '/' ? -1 : 1
  } while (depth > 0)
  return markup.slice(0, index) + withoutPopovers(markup.slice(tags.lastIndex))
}

function isForPrint(query: MediaQuery): boolean {
  return query.mediaType === 'print' && query.qualifier !== 'not'
}

type Inventory = { names: Set<string>; classes: Set<string>; ids: Set<string>; attributes: Set<string> }

function inventory(markup: string): Inventory {
  const page: Inventory = {
    names: new Set(aboveTheRoot),
    classes: new Set(),
    ids: new Set(['root']),
    attributes: new Set(laterAttributes),
  }
  for (const [, name = '', rest = ''] of markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)/gi)) {
    page.names.add(name.toLowerCase())
    for (const [, attribute = '', value = ''] of rest.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g)) {
      page.attributes.add(attribute.toLowerCase())
      if (attribute === 'class') for (const part of value.split(/\s+/)) page.classes.add(part)
      if (attribute === 'id') page.ids.add(value)
    }
  }
  return page
}

function mayMatch(selector: Selector, page: Inventory): boolean {
  return selector.every((component) => mayApply(component, page))
}

function mayApply(component: SelectorComponent, page: Inventory): boolean {
  if (component.type === 'class') return page.classes.has(component.name)
  if (component.type === 'type') return page.names.has(component.name.toLowerCase())
  if (component.type === 'id') return page.ids.has(component.name)
  if (component.type === 'attribute') return page.attributes.has(component.name)
  return component.type !== 'pseudo-class' || mayHold(component, page)
}

function mayHold(state: Extract<SelectorComponent, { type: 'pseudo-class' }>, page: Inventory): boolean {
  // The whole styles are there before a pointer is, or soon after.
  if (state.kind === 'hover' || state.kind === 'active') return false
  if (state.kind !== 'is' && state.kind !== 'where' && state.kind !== 'has') return true
  return state.selectors.some((selector) => mayMatch(selector, page))
}
