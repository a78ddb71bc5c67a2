export const bulletin = {
  meta: {
    title: 'News / Bulletin',
    description:
      'Market news and reports, and notices of events that can affect trading performance: holidays, central bank meetings, maintenance.',
  },
  heading: 'News / Bulletin',
  legend: {
    News: 'General market news and reports.',
    Bulletin: 'Events possibly impacting trading performance.',
  },
  tags: { News: 'News', Bulletin: 'Bulletin' },
  /** Shown instead of a field that a post leaves out. */
  missing: {
    title: 'No Title Found',
    date: 'No Date Found',
    tag: 'No Tag Found',
    content: 'No Content Found',
  },
  archive: 'Archive',
  archivedPost:
    'This post is from {{date}}. It is kept as an archive and describes the situation at that time.',
  allArchived: 'There are no posts from the last 12 months. The posts below are an archive.',
  listLabel: 'Posts',
  empty: 'There are no posts yet. The first one will appear here and in the feed.',
  feed: 'Follow via RSS',
  feedTitle: 'Aurivane: News / Bulletin',
}
