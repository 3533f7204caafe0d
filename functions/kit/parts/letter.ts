import MailComposer from 'nodemailer/lib/mail-composer'
import type { Letter } from '~/functions/parts'

/** A letter as it goes over the wire (RFC 5322); a line break in an address or subject would smuggle in a header. */
export async function asMessage(letter: Letter, from: string): Promise<Buffer> {
  for (const text of [letter.subject, from, ...letter.to])
    if (/[\r\n\0]/.test(text)) throw new Error('The address or subject of an e-mail has a line break')
  if (letter.to.length === 0) throw new Error('The e-mail has no recipient')
  return new MailComposer({
    from,
    to: letter.to,
    subject: letter.subject,
    text: letter.text,
    messageId: `<${letter.id}@${from.split('@').at(-1)}>`,
    headers: { 'X-Portal-Letter': letter.id },
    disableUrlAccess: true,
    disableFileAccess: true,
    attachments: (letter.attachments ?? []).map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    })),
  })
    .compile()
    .build()
}
