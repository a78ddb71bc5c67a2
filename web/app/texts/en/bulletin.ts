export const bulletin = {
  meta: {
    title: 'News / Bulletin',
    description:
      'Market news and reports, and notices of events that may affect trading performance: holidays, central bank meetings, maintenance.',
  },
  heading: 'News / Bulletin',
  legend: {
    news: { tag: 'News', meaning: 'General market news and reports.' },
    bulletin: { tag: 'Bulletin', meaning: 'Events possibly impacting trading performance.' },
  },
  tags: { News: 'News', Bulletin: 'Bulletin' },
  listLabel: 'Posts',
  pagesLabel: 'Pages',
  page: 'Page {{number}}',
  empty: 'There are no posts yet. The next one appears here and in the feed.',
  feed: 'Follow by RSS',
  feedTitle: 'Aurivane: News / Bulletin',
}
