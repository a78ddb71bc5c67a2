import { describe, expect, it } from 'vitest'
import { searchHelp, type HelpItem } from './search-help.ts'

const item = (title: string, body = ''): HelpItem => ({
  to: `/${title}`,
  title,
  text: '',
  kind: 'Page',
  body,
})
const titlesFor = (query: string, ...items: HelpItem[]) => searchHelp(query, items).map((hit) => hit.title)

describe('Searching the help page', () => {
  it('finds every word, in title or body, in any order', () => {
    const both = item('Clubs', 'how to delete one')
    expect(titlesFor('delete club', both, item('Clubs', 'how to create one'))).toEqual(['Clubs'])
    expect(titlesFor('club delete', both)).toEqual(['Clubs'])
  })

  it('does not mind case, accents, sharp s or the kind of apostrophe', () => {
    expect(titlesFor('UBER', item('Über uns'))).toEqual(['Über uns'])
    expect(titlesFor('grosse', item('Größe'))).toEqual(['Größe'])
    expect(titlesFor("cos'è", item('Che cos’è il forex'))).toEqual(['Che cos’è il forex'])
  })

  it('puts hits in titles first and keeps the order otherwise', () => {
    expect(titlesFor('email', item('One', 'email'), item('Two', 'email'), item('Email'))).toEqual([
      'Email',
      'One',
      'Two',
    ])
  })

  it('finds nothing for nothing', () => {
    expect(titlesFor('   ', item('Clubs'))).toEqual([])
    expect(titlesFor('zebra', item('Clubs'))).toEqual([])
  })
})
