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
import { spokenDay as day } from '~/domain/kit/time'
import { letterJob, sendEnded, sendWritten, writeLetter } from '../kit/letter-job'
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
  if (present?.status === 'failed') {
    const { jobId } = await sendEnded(work, queue, sendLetter, await letter.lock(work, present.id), { recipients })
    return { invoiceId, invoiceNo: row.invoiceNo, recipients, jobId }
  }
  if (present) {
    const jobId = await sendWritten(work, queue, sendLetter, present.id, {})
    return { invoiceId, invoiceNo: row.invoiceNo, recipients: present.recipients, jobId }
  }
  const of = { cause, subject: 'invoice', subjectId: invoiceId, recipients, ...wordsOf(row) }
  const { jobId } = await writeLetter(work, queue, sendLetter, of)
  return { invoiceId, invoiceNo: row.invoiceNo, recipients, jobId }
}

function wordsOf({ invoiceNo, kind, total, dueDate }: Record<'invoiceNo' | 'kind' | 'total' | 'dueDate', string>) {
  const end = kind === 'credit_note' ? 'to your credit' : `payable by ${day(dueDate)}`
  const word = billWord(kind)
  return {
    title: `${word} ${invoiceNo}`,
    body: `Please find attached our ${word.toLowerCase()} ${invoiceNo} of ${showMoney(decimal(total).abs().toFixed(2))}, ${end}.`,
  }
}

export const sendLetter = letterJob({
  kind: 'send-invoice',
  right: ['manage', 'search_invoice'] as const,
  async papers({ db, print }, of) {
    const row = await invoice.find(db.sql, of.subjectId)
    if (!row) throw new Missing('The invoice for this e-mail no longer exists')
    const sender = await settingOn(db.sql, 'company.letterhead', row.invoiceDate)
    const bytes = await print.pdf(invoiceDocument(await printedInvoice(db.sql, row), sender))
    return [{ name: `invoice_${row.invoiceNo}.pdf`, key: `invoices/${row.invoiceNo}.pdf`, bytes }]
  },
  async sent(work, of) {
    const present = await invoice.lock(work, of.subjectId)
    if (!present.sentAt) await invoice.move(work, present, { sentAt: work.now }, 'send')
  },
})
