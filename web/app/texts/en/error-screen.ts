export const errorScreen = {
  heading: 'Unexpected Application Error!',
  incomplete: 'This page could not be loaded completely. Some buttons do not work.',
  reload: 'Load the page again',
}
