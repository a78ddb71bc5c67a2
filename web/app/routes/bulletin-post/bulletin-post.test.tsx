import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { makePost } from '../../../content/read-bulletin.ts'
import { setStartDay } from '../../features/archive.ts'
import { createI18n } from '../../i18n/create-i18n.ts'
import { I18nProvider, Language } from '../../i18n/language.tsx'
import { textsOf } from '../../texts/all-texts.ts'
import { Component as BulletinPostPage } from '../bulletin-post.tsx'

describe('A bulletin post', () => {
  it('shows title, date, tag and content', () => {
    const page = draw('---\ntitle: Gold\ntag: News\ndate: April 28, 2025\n---\n## Part\n\n1. **one**\n')
    expect(page).toContain('<h1>Gold</h1>')
    expect(page).toContain('April 28, 2025')
    expect(page).toContain('News')
    expect(page).toContain('<h2>Part</h2><ol><li><strong>one</strong></li></ol>')
  })

  it('says which of them is missing', () => {
    const page = draw('---\n---\n')
    for (const text of ['No Title Found', 'No Date Found', 'No Tag Found', 'No Content Found']) {
      expect(page).toContain(text)
    }
  })

  it('leads to our own pages in the reader’s language, and nowhere by a scheme that is not allowed', () => {
    const page = draw('[faq](/faq) [mail](mailto:a@a.example) [bad](javascript:alert(1))', 'de')
    expect(page).toContain('href="/ge/faq"')
    expect(page).toContain('href="mailto:a@a.example"')
    expect(page).not.toContain('javascript:')
  })
})

setStartDay('2025-05-01')

function draw(source: string, locale: 'en' | 'de' = 'en') {
  const post = makePost('a-post', source)
  const texts = textsOf(locale, ['bulletinPost', 'bulletin'])
  const bundles = { ...texts, 'post-a-post': { meta: {}, post } }
  const i18n = createI18n({ locale, bundles })
  return renderToStaticMarkup(
    <I18nProvider value={i18n}>
      <MemoryRouter initialEntries={['/bulletinPost/a-post']}>
        <Language>
          <Routes>
            <Route path="/bulletinPost/:slug" element={<BulletinPostPage />} />
          </Routes>
        </Language>
      </MemoryRouter>
    </I18nProvider>,
  )
}
