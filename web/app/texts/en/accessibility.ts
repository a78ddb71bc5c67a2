import { brand } from '@aurivane/contract/brand'

export const accessibility = {
  meta: {
    title: 'Accessibility',
    description: `How accessible ${brand.name} is, how we check it, what does not work yet, and how to tell us about a barrier.`,
  },
  heading: 'Accessibility statement',
  intro: `${brand.name} should work for everyone: with a mouse, a keyboard, a touchscreen, a screen reader, a magnifier or by voice. This page says how far we have come.`,
  contents: 'On this page',
  sections: {
    standard: {
      title: 'What we aim for',
      paragraphs: [
        'We work to the <en>Web Content Accessibility Guidelines</en> (WCAG) 2.2, level AA. We believe that the pages of this website meet them, apart from the points listed below. No independent body has audited this.',
      ],
    },
    measures: {
      title: 'What you can rely on',
      paragraphs: ['This is true on every page and in all three languages.'],
      list: [
        'Everything works with the keyboard. A link at the top skips to the content, and the focus is always visible. Escape closes menus and dialogs and returns the focus to where it was.',
        'Text has a contrast of at least 4.5 to 1 in both the light and the dark theme, and mostly more than 7 to 1. Colour is never the only way to tell things apart.',
        'Pages can be enlarged to 400% and read on a screen 320 pixels wide without scrolling sideways. On narrow screens, tables turn into cards.',
        'You can set wider spacing for letters, words and lines, or use your own colours. Nothing is cut off, and edges, symbols and the focus stay visible.',
        'Every field has a visible label. Errors appear next to the field, and screen readers read them out. What you typed is kept.',
        'Buttons and links are large enough to tap with a finger.',
        'Maps and charts come with text or a table that gives the same information.',
        'Animations can be paused. If your device is set to reduce motion, nothing moves.',
        'The public pages can be read without JavaScript.',
      ],
    },
    limits: {
      title: 'What does not work well yet',
      paragraphs: ['We know of these barriers.'],
      list: [
        'The market ticker comes from another company, and we cannot change how it is built. It loads only if you agree to it, and nothing else on the website depends on it.',
        'Club descriptions are written by the club owners and managers. They appear in the language in which they were written and can be hard to understand.',
        'The QR code for two-factor authentication is a picture. The key it contains is shown as text next to it.',
        'The economic calendar, the chat channel and the country owners’ sites are separate websites, which we cannot change.',
        'At 400% zoom a message can cover the top of a dialog for up to five seconds. Select the message to close it at once.',
      ],
    },
    testing: {
      title: 'How we check',
      paragraphs: [
        'Every change is tested automatically in a real browser. The tests open every page with its menus, dialogs, messages and errors, in three languages, both themes and two widths. They check every WCAG rule that a program can check. The pages are also tested at 400% zoom, with wider text spacing, with the reader’s own colours and without motion. Every step, from registering to deleting a club, is tested with the keyboard alone. So are the pages for our team.',
        'Automated checks find only some of the barriers, and they run in one browser, Chromium. People who use a screen reader or other assistive technology every day have not tested this website yet. If you use one, your report tells us more than our checks can.',
      ],
    },
    feedback: {
      title: 'Report a barrier',
      paragraphs: [
        `If you come across a barrier on this website, write to <mail>{{support}}</mail> or use the <contact>contact form</contact>. Tell us which page it was, what you wanted to do and which assistive technology you use. You can also ask for any content in another format. A person replies.`,
        'If our answer does not help, you can contact the authority for digital accessibility in your country.',
      ],
    },
  },
}
