/** Markdown that must become no image, no script and no link of another scheme. */
export const hostileMarkdown = [
  '[x](javascript:pwned())',
  '[x](JaVaScRiPt:pwned())',
  '[x](&#106;avascript:pwned())',
  '[x](java\tscript:pwned())',
  '[x](<javascript:pwned()>)',
  '[x](data:text/html,<script>pwned()</script>)',
  '[x](vbscript:pwned())',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '<javascript:pwned()>',
  '<data:text/html,x>',
  '[x][y]\n\n[y]: javascript:pwned()',
  '![x](https://evil.example/x.png)',
  '![x](javascript:pwned())',
  '[x](https://evil.example "\\"onmouseover=pwned()")',
  '<a href="javascript:pwned()">x</a>',
  '<img src=x onerror=pwned()>',
  '```<script>\npwned()\n```',
  '> <iframe srcdoc="<script>parent.pwned()</script>">',
  '<!-- --><svg onload=pwned()>',
]

/** What a text of one line must not hold: it may end up in headers, subjects and calendar lines. */
export const brokenLines = {
  'CR LF': 'Chess\r\nBcc: all@evil.example',
  LF: 'Chess\nEND:VEVENT',
  CR: 'Chess\rX-Evil: 1',
  'line separator': 'Chess\u2028SUMMARY:pwned',
  'next line': 'Chess\u0085SUMMARY:pwned',
  NUL: 'Chess\0',
  'right-to-left override': 'Chess \u202Efdp.exe',
  'right-to-left isolate': 'Chess \u2067fdp.exe\u2069',
  'invisible characters only': '\u200B\u200D\u2060\uFEFF',
}

/** Allowed in a text of several lines, and to be kept inside of it. */
export const hostileParagraph = [
  // First, so that texts that are cut shorter have it too.
  'zero\u200Bwidth\u200D and \u202Eevil\u202C \u2067text\u2069',
  'Line one, with; all \\ that "counts"',
  'END:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:pwned\r\nATTACH:https://evil.example/x',
  'Bcc: all@evil.example\r\n\r\nBEGIN:VALARM',
].join('\r\n')

/** Changes of direction, and characters without width and meaning: no other program may show them. */
export const misleading = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u
