/** The id of the text that says so, once in the layout. */
export const NEW_TAB_NOTE_ID = 'opens-in-new-tab'

/** Describes a link without becoming part of its name. */
export const opensInNewTab = {
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-describedby': NEW_TAB_NOTE_ID,
} as const
