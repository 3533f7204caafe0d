import * as z from 'zod'
import { invoice, invoiceLinesOf } from '~/db/billing/invoice'
import { printedInvoice } from '~/db/billing/printed-invoice'
import { recipientsOf } from '~/db/billing/recipients'
import { letter, letterOf } from '~/db/kit/letter'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { invoiceDocument } from '~/domain/billing/invoice-document'
import { billWord } from '~/domain/billing/note'
import { decimal } from '~/domain/kit/money'
import type { Queue } from '~/domain/kit/ports'
import { Missing, Refused } from '~/domain/kit/problem'
import { id } from '~/domain/kit/shape'
import { spokenDay as day } from '~/domain/kit/time'
import { enqueue, job } from '../kit/jobs'
import { postLetter } from '../kit/post-letter'

export type SentInvoice = { invoiceId: string; invoiceNo: string; recipients: string[]; jobId: string }
type Kind = 'invoice' | 'late_invoice'

/** One letter per invoice, kind and version: asking again for the same sends nothing twice. */
export async function sendInvoice(work: Work, queue: Queue, invoiceId: string, kind: Kind): Promise<SentInvoice> {
  const row = await invoice.get(work.sql, invoiceId)
  const recipients = await recipientsOf(work.sql, row, kind)
  if (!recipients.length)
    throw new Refused(
      `This customer has no contact who receives ${kind === 'invoice' ? 'invoices' : 'reminders'} by e-mail`,
      undefined,
      { rule: 'stored-contacts' },
    )
  const late = kind === 'late_invoice'
  if (late && row.kind === 'credit_note')
    throw new Refused('A credit note has no due date, so it needs no reminder', undefined, { rule: 'credit-note' })
  const cause = `${kind}:${invoiceId}:${row.kind}`
  const present = await letterOf(work.sql, cause)
  const made =
    present ??
    (await letter.insert(
      work,
      {
        cause,
        subject: 'invoice',
        subjectId: invoiceId,
        recipients,
        ...(late ? reminderOf(row) : wordsOf(row)),
      },
      'write',
    ))
  const sending = await enqueue(
    work,
    queue,
    sendLetter,
    { letterId: made.id },
    { cause: `letter:${made.id}`, total: 1 },
  )
  return { invoiceId, invoiceNo: row.invoiceNo, recipients: made.recipients, jobId: sending.id }
}

type Sent = { invoiceNo: string; kind: string; total: string; dueDate: string }

const reminderOf = ({ invoiceNo, kind, total, dueDate }: Sent) => ({
  title: `Reminder: ${invoiceNo} was due on ${day(dueDate)}`,
  body: `Please find attached again our ${billWord(kind).toLowerCase()} ${invoiceNo} of S$ ${total}, due on ${day(dueDate)}.`,
})

function wordsOf({ invoiceNo, kind, total, dueDate }: Sent) {
  const end = kind === 'credit_note' ? 'to your credit' : `payable by ${day(dueDate)}`
  const word = billWord(kind)
  return {
    title: `${word} ${invoiceNo}`,
    body: `Please find attached our ${word.toLowerCase()} ${invoiceNo} of S$ ${decimal(total).abs().toFixed(2)}, ${end}.`,
  }
}

export const sendLetter = job({
  kind: 'send-invoice',
  input: z.strictObject({ letterId: id() }),
  right: ['manage', 'search_invoice'] as const,
  async run(run, { letterId }) {
    const { db, shelf, print, finish } = run
    const of = await letter.get(db.sql, letterId)
    if (of.status === 'sent') return finish(async () => ({ sent: of.recipients.length }))
    const row = await invoice.find(db.sql, of.subjectId)
    if (!row) throw new Missing('The invoice for this e-mail no longer exists')
    const bytes = await print.pdf(
      invoiceDocument(
        { ...(await printedInvoice(db.sql, row)), lines: await invoiceLinesOf(db.sql, row.id) },
        await settingOn(db.sql, 'company.letterhead', row.invoiceDate),
      ),
    )
    const key = `invoices/${row.invoiceNo}.pdf`
    await shelf.put(key, bytes, 'application/pdf')
    await postLetter(
      run,
      of,
      [{ name: `invoice_${row.invoiceNo}.pdf`, type: 'application/pdf', bytes }],
      async (work, held) => {
        await letter.move(work, held, { status: 'sent', sentAt: work.now, fileKeys: [key] }, 'send')
        const present = await invoice.lock(work, row.id)
        if (!present.sentAt) await invoice.move(work, present, { sentAt: work.now }, 'send')
        return { sent: of.recipients.length, key }
      },
    )
  },
})
