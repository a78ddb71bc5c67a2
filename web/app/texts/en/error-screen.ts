export const errorScreen = {
  heading: 'Unexpected Application Error!',
  reload: 'Load the page again',
}
