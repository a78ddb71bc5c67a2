export const bulletinPost = {
  meta: {
    title: 'News / Bulletin',
    description: 'A post from the news and bulletin of Aurivane.',
  },
  back: 'Go Back',
  share: 'Share Link',
  shared: 'Link copied to the clipboard.',
  shareFailed: 'The link could not be copied. Please copy it from the address bar.',
}
