import { brand } from '@aurivane/contract/brand'

export const accessibility = {
  meta: {
    title: 'Accessibility',
    description: `How accessible ${brand.name} is, how we check it, what does not work yet, and how to tell us about a barrier.`,
  },
  heading: 'Accessibility statement',
  intro: `${brand.name} is meant to be usable by everybody: with a mouse, a keyboard, a finger, a screen reader, a magnifier or a voice. This page says how far that is true today.`,
  contents: 'On this page',
  sections: {
    standard: {
      title: 'What we aim for',
      paragraphs: [
        'We work to the <en>Web Content Accessibility Guidelines</en> (WCAG) 2.2, level AA. We believe that the pages of this website meet them, apart from the points named below. No outside body has audited this.',
      ],
    },
    measures: {
      title: 'What you can rely on',
      paragraphs: ['These hold on every page and in all three languages.'],
      list: [
        'Everything works with the keyboard. A link at the top skips to the content, the focus is always visible, Escape closes menus and dialogs and gives the focus back.',
        'Text has a contrast of at least 4.5 to 1 in the light and in the dark theme, mostly more than 7 to 1. Colour is never the only sign of a state.',
        'Pages can be enlarged to 400% and read on a screen of 320 pixels without scrolling sideways. Tables turn into cards there.',
        'You may space letters, words and lines further apart, or read in colours of your own: nothing is cut off, and edges, signs and the focus stay visible.',
        'Every field has a visible label. Errors stand beside the field, are read out, and what you typed is kept.',
        'Buttons and links are large enough for a finger.',
        'Maps and charts have a text or a table with the same facts.',
        'Moving pictures can be paused. If your system asks for less motion, nothing moves.',
        'The public pages can be read without JavaScript.',
      ],
    },
    limits: {
      title: 'What does not work well yet',
      paragraphs: ['We know of these barriers.'],
      list: [
        'The market ticker comes from another company, and we cannot change how it is built. It loads only if you agree to it, and nothing else on the website depends on it.',
        'Descriptions of clubs are written by their managers. They stand in the language in which they were written and may be hard to understand.',
        'The QR code for two-factor authentication is a picture. The same key is shown as text beside it.',
        'The economic calendar, the chat channel and the sites of licensed countries are separate websites.',
        'At 400% a message may cover the top of a dialog for up to five seconds. A click on the message closes it at once.',
      ],
    },
    testing: {
      title: 'How we check',
      paragraphs: [
        'Every change is tested automatically in a real browser: every page, and with it menus, dialogs, messages and errors, in three languages, both themes and two widths, against all rules of these guidelines that a program can check. The pages are also enlarged to 400%, read with wider text spacing, with a reader’s own colours and without motion. The way from registering to deleting a club, and the work of administrators, is done with the keyboard alone.',
        'Automatic checks find only part of all barriers, and they run in one browser, Chromium. People who use a screen reader or another aid every day have not tested this website yet. Their reports therefore count for more than our checks.',
      ],
    },
    feedback: {
      title: 'Report a barrier',
      paragraphs: [
        `If something on this website keeps you out, write to <mail>{{support}}</mail> or use the <contact>contact form</contact>. Tell us which page it was, what you wanted to do and what you use to read it. You may also ask for any content in another form. A person answers.`,
        'If our answer does not help, you can turn to the authority in your country that is responsible for digital accessibility.',
      ],
    },
  },
}
