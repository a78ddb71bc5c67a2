import { describe, expect, it } from 'vitest'
import { firstStyles, keepCritical, takeFirstScreens } from './critical-css.ts'

const markup =
  '<main id="main"><a class="button small" href="/x" data-tone="gold">Go</a><details><summary>?</summary></details></main>'

function kept(css: string) {
  return keepCritical(css, markup)
}

describe('The styles inside a page', () => {
  it('are those of its elements, classes, ids and attributes', () => {
    expect(kept('.button{color:red}')).toContain('.button')
    expect(kept('#main a[data-tone=gold]{color:red}')).toContain('#main')
    expect(kept('.dialog{color:red}')).toBe('')
    expect(kept('.button .icon{color:red}')).toBe('')
    expect(kept('table{color:red}')).toBe('')
  })

  it('keep what the browser or the boot script may still change', () => {
    for (const selector of [
      'details[open]',
      '.button:focus-visible',
      '.button:not(.gone)',
      'main:has(.button)',
      '[data-session] .button',
      'html',
      ':root',
      '*',
    ]) {
      expect(kept(`${selector}{color:red}`)).toContain('color:red')
    }
  })

  it('lose only those selectors of a list that cannot apply', () => {
    expect(kept('.dialog,.button{color:red}')).toBe('.button{color:red}')
    expect(kept(':is(.dialog,.button){color:red}')).toContain('.button')
    expect(kept(':is(.dialog,.toast){color:red}')).toBe('')
  })

  it('leave out what answers a pointer, and what a part would change that is not there', () => {
    expect(kept('.button:hover,.button:active{color:red}')).toBe('')
    expect(kept('.button{color:red;transition:color 1s}')).toBe('.button{color:red}')
    expect(kept('main:has(.dialog){color:red}')).toBe('')
  })

  it('leave out tokens that nothing on the page takes', () => {
    const tokens = ':root{--ink:#111;--risk:red}'
    expect(kept(`${tokens}.button{color:var(--ink)}.dialog{color:var(--risk)}`)).toBe(
      ':root{--ink:#111}.button{color:var(--ink)}',
    )
    expect(kept('.button{counter-increment:entry}')).toContain('counter-increment')
  })

  it('leave out movements that nothing on the page makes', () => {
    const moves = '@keyframes turn{to{rotate:1turn}}'
    expect(kept(`${moves}.dialog{animation:turn 1s}`)).toBe('')
    expect(kept(`${moves}.button{animation:turn 1s}`)).toContain('@keyframes turn')
  })

  it('are those of the first screens where a page is long', () => {
    const page = (paragraphs: number) =>
      `<header class="top"></header><main>${'<p class="said">Words, words, words.</p>'.repeat(paragraphs)}<p class="late">End</p></main><footer class="end"></footer>`
    expect(takeFirstScreens(page(10))).toBe(page(10))
    const seen = takeFirstScreens(page(1000))
    expect(seen).toContain('class="top"')
    expect(seen.length).toBeLessThan(9000)
    expect(page(1000)[seen.length]).toBe('<')
    expect(seen).not.toMatch(/class="(late|end)"/)
  })

  it('leave menus to the whole styles where a page is longest', () => {
    const menu = '<div class="menu" popover="auto"><div class="entry"></div></div><b class="after"></b>'
    const page = (paragraphs: number) =>
      `${menu}<main>${'<p>Words, words, words.</p>'.repeat(paragraphs)}</main>`
    expect(takeFirstScreens(page(500))).toContain('menu')
    const seen = takeFirstScreens(page(1000))
    expect(seen).not.toMatch(/menu|entry/)
    expect(seen).toContain('after')
  })

  it('hold a table to the page that has no styles for it yet', () => {
    const words = '<p>Words, words, words.</p>'.repeat(500)
    const waits = 'table-layout:fixed'
    expect(firstStyles('table{color:red}', `<main>${words}<table></table></main>`)).toContain(waits)
    expect(firstStyles('table{color:red}', `<main><table></table>${words}</main>`)).not.toContain(waits)
    expect(firstStyles('table{color:red}', `<main>${words}</main>`)).not.toContain(waits)
  })

  it('let the footer wait on phones, and do not say when that is over', () => {
    const styles = firstStyles('[data-fonts] footer{content-visibility:visible}', '<footer></footer>')
    expect(styles).toMatch(/width<=639px\)\{footer\{content-visibility:auto/)
    expect(styles).not.toContain('visible')
  })

  it('leave printing to the whole styles', () => {
    expect(kept('@media print{.button{color:red}}')).toBe('')
    expect(kept('@media not print{.button{color:red}}')).toContain('color:red')
    expect(kept('@media (width>10px){.button{color:red}}')).toContain('color:red')
  })

  it('are sorted out inside layers, media queries and nesting too', () => {
    const css =
      '@layer a{@media (width>10px){.dialog{color:red}.small{color:red;& .icon{color:#00f}&:focus{color:#0f0}}}}'
    const result = kept(css)
    expect(result).toContain('.small')
    expect(result).toContain(':focus')
    expect(result).not.toContain('.dialog')
    expect(result).not.toContain('.icon')
  })
})
