export const bulletinPost = {
  meta: {
    title: 'News / Bulletin',
    description: 'A post from the news and bulletin of Aurivane.',
  },
  back: 'Go Back',
  share: 'Share Link',
  shared: 'Link copied to the clipboard.',
  shareFailed: 'The link could not be copied. Please copy it from the address bar.',
  noTitle: 'No Title Found',
  noDate: 'No Date Found',
  noTag: 'No Tag Found',
  noContent: 'No Content Found',
  redirecting: 'This post does not exist. You are being taken to the list.',
  toList: 'News / Bulletin',
}
