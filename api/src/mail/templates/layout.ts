import { brand } from '@aurivane/contract/brand'
import { removeMisleadingCharacters } from '../../remove-misleading-characters.ts'
import type { Draft, RenderedMail } from './render-mail.ts'

/** Formats a mail twice: as plain text, and as HTML that is readable on a phone and without images. */
export function layOut(draft: Draft): RenderedMail {
  const cleaned = {
    ...draft,
    subject: removeMisleadingCharacters(draft.subject).replaceAll(/[\r\n]+/g, ' '),
    paragraphs: draft.paragraphs.map(removeMisleadingCharacters),
  }
  return { subject: cleaned.subject, text: asText(cleaned), html: asHtml(cleaned) }
}

function asText({ paragraphs, action, footer }: Draft) {
  const parts = [...paragraphs]
  // After the sentence that says what the link is for, before the one for those who did not ask for it.
  if (action) parts.splice(2, 0, `${action.label}:\n${action.link}`)
  return `${parts.filter(Boolean).join('\n\n')}\n\n-- \n${footer}\n`
}

/** Mail programs know no stylesheets, hence the style on each element. The colours are those of the site. */
function asHtml({ locale, subject, paragraphs, action, footer }: Draft) {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  const before = paragraphs
    .slice(0, action ? 2 : undefined)
    .filter(Boolean)
    .map(paragraph)
    .join('\n')
  const after = action ? paragraphs.slice(2).filter(Boolean).map(paragraph).join('\n') : ''
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:#f7f5ef;color:#12161e;font:17px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font:600 22px/1.2 Georgia,serif">${escapeHtml(brand.name)}</p>
<div style="background:#fffefb;border:1px solid #dad6ca;border-radius:4px;padding:24px">
<h1 style="margin:0 0 16px;font:600 24px/1.2 Georgia,serif">${escapeHtml(subject)}</h1>
${before}
${action ? button(action) : ''}
${after}
</div>
<p style="margin:24px 0 0;font-size:14px;color:#474c57">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`
}

function button({ label, link, hint }: NonNullable<Draft['action']>) {
  const address = escapeHtml(link)
  return `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;background:#12161e;color:#fffefb;text-decoration:none;padding:12px 20px;border-radius:4px">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#474c57">${escapeHtml(hint)}<br><a href="${address}" style="color:#785300;word-break:break-all">${address}</a></p>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
