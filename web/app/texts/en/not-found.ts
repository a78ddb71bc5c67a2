export const notFound = {
  meta: {
    title: 'Unable to find this page',
    description: 'There is no page at this address.',
  },
  heading: 'Unable to find this page',
  text: 'There is nothing at this address. Either it was mistyped, or the page has moved.',
  home: 'Go to the home page',
  back: 'GO BACK',
  elsewhere: 'Pages people look for',
}
