import * as z from 'zod'
import { invoice } from '~/db/billing/invoice'
import { printedInvoice } from '~/db/billing/printed-invoice'
import { recipientsOf } from '~/db/billing/recipients'
import { letter, letterOf } from '~/db/kit/letter'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { invoiceDocument } from '~/domain/billing/invoice-document'
import { billWord } from '~/domain/billing/note'
import { showMoney } from '~/domain/kit/figures'
import { decimal } from '~/domain/kit/money'
import type { Queue } from '~/domain/kit/ports'
import { Missing, Refused } from '~/domain/kit/problem'
import { id } from '~/domain/kit/shape'
import { spokenDay as day } from '~/domain/kit/time'
import { enqueue, job } from '../kit/jobs'
import { postLetter } from '../kit/post-letter'
import { refuseCancelled, refuseSelfBilled } from './refuse-over-credit'

export type SentInvoice = { invoiceId: string; invoiceNo: string; recipients: string[]; jobId: string }

/** One letter an invoice: asking again for the same sends nothing twice. Sending again is a letter of its own. */
export async function sendInvoice(work: Work, queue: Queue, invoiceId: string): Promise<SentInvoice> {
  const row = await invoice.get(work.sql, invoiceId)
  await refuseCancelled(work, row.id, row.invoiceNo)
  refuseSelfBilled(row)
  const recipients = await recipientsOf(work.sql, row, 'invoice')
  if (!recipients.length)
    throw new Refused('This customer has no contact who receives invoices by e-mail', undefined, {
      rule: 'stored-contacts',
    })
  const cause = `invoice:${invoiceId}:${row.kind}`
  const present = await letterOf(work.sql, cause)
  const made =
    present ??
    (await letter.insert(
      work,
      { cause, subject: 'invoice', subjectId: invoiceId, recipients, ...wordsOf(row) },
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

function wordsOf({ invoiceNo, kind, total, dueDate }: Record<'invoiceNo' | 'kind' | 'total' | 'dueDate', string>) {
  const end = kind === 'credit_note' ? 'to your credit' : `payable by ${day(dueDate)}`
  const word = billWord(kind)
  return {
    title: `${word} ${invoiceNo}`,
    body: `Please find attached our ${word.toLowerCase()} ${invoiceNo} of ${showMoney(decimal(total).abs().toFixed(2))}, ${end}.`,
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
        await printedInvoice(db.sql, row),
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
