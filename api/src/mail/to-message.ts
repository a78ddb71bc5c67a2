import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './deliver-mails.ts'

/**
 * Addresses go in as objects, one recipient each: given as text, a line break in an address would add recipients.
 * The envelope is written out for the same reason.
 */
export function toMessage(mail: Mail): SendMailOptions {
  const { from, to, replyTo, subject, text, html, messageId } = mail
  return {
    from,
    to: [to],
    ...(replyTo && { replyTo: [replyTo] }),
    envelope: { from: from.address, to: [to.address] },
    messageId,
    subject,
    text,
    html,
    // A message from the contact form was written by a person, so it is not marked as automatic.
    ...(!replyTo && { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }),
  }
}
