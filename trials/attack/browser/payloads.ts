/** Each is short enough for a name, and calls `pwned` if it is executed. */
export const payloads = [
  '<img src=x onerror=pwned()>',
  '"><svg onload=pwned()><b id=pwned>',
  '</script></title><script>pwned()</script>',
  '\'"-pwned()-"\'`${pwned()}`{{pwned()}}',
  'javascript:pwned()//<a href=javascript:pwned()>x</a>',
  '<iframe srcdoc="<script>parent.pwned()</script>">',
]

/** Links that a club's contact may not have. */
export const forbiddenLinks = [
  'javascript:pwned()',
  'JaVaScRiPt:pwned()',
  ' javascript:pwned()',
  'java\tscript:pwned()',
  'java\nscript:pwned()',
  '\u0001javascript:pwned()',
  'javascript&colon;pwned()',
  'data:text/html,<script>pwned()</script>',
  'vbscript:pwned()',
  'file:///etc/passwd',
  'ftp://example.com',
  'http://example.com',
  'blob:https://example.com/a',
  'tel:123',
  '//evil.example',
  '/relative',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://user@evil.example',
  'https://good.example@evil.example',
  'https://"onmouseover=pwned()',
  'https://evil.example/"><script>pwned()</script>',
  'mailto:a@example.com?bcc=b@example.com',
  'mailto:a@example.com,b@example.com',
  'mailto:<script>@example.com',
]
