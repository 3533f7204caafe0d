import { type InvoiceDraftRow, lockSeenDraft } from '~/db/billing/invoice-draft'
import { linesOf } from '~/db/billing/invoice-draft-line'
import { recipientsOf } from '~/db/billing/recipients'
import { isSelfBilling, type SelfBillRecord, selfBill, selfBillOfDraft } from '~/db/billing/self-bill'
import { printedSelfBill } from '~/db/billing/self-bill-paper'
import { lettersAbout } from '~/db/kit/letter'
import { settingOn } from '~/db/kit/setting'
import { SYSTEM, type Work } from '~/db/kit/work'
import { invoiceDocument } from '~/domain/billing/invoice-document'
import { billed } from '~/domain/billing/invoice-draft'
import { hashHolds } from '~/domain/billing/lines-hash'
import { isNote } from '~/domain/billing/note'
import type { SelfBillSend } from '~/domain/billing/self-bill'
import { showMoney } from '~/domain/kit/figures'
import { compare } from '~/domain/kit/money'
import type { Queue } from '~/domain/kit/ports'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay, spokenDay } from '~/domain/kit/time'
import { changeEach } from '../kit/change-each'
import { letterJob, writeLetter } from '../kit/letter-job'
import { nextStatementNo } from './numbers'
import { lastDelivery, refuseBeforeDelivery } from './refuse-before-delivery'

type Sent = { id: string; statementNo: string; draftId: string; total: string; recipients: string[] }
export type SentSelfBill =
  | ({ ok: true } & Sent)
  | { ok: false; draftId: string; problem: { title: string; detail: string } }

/** A statement to match of each approved draft, in place of an invoice. */
export const sendSelfBills = (work: Work, queue: Queue, of: SelfBillSend): Promise<SentSelfBill[]> =>
  changeEach<string, Sent, SentSelfBill>(work, [...new Set(of.draftIds)], {
    idOf: draftId => draftId,
    change: (item, draftId) => sendSelfBill(item, queue, draftId, of.statementDate),
    done: made => ({ ok: true, ...made }),
    refused: (problem, draftId) => ({ ok: false, draftId, problem }),
  })

/**
 * The number is taken with the first statement of a draft and stays; what changed since is sent under it again. Its own
 * series has no gap, and takes none from the series of tax invoices: the tax invoice is the customer's.
 */
async function sendSelfBill(work: Work, queue: Queue, draftId: string, day: string): Promise<Sent> {
  const draft = await lockSeenDraft(work, draftId)
  if (isNote(draft.kind) || !(await isSelfBilling(work.sql, draft.customerId)))
    throw new Refused('We invoice this customer. Create an invoice instead', undefined, { rule: 'self-billing' })
  if (draft.status !== 'approved')
    throw new Refused('Only an approved draft goes to the customer as a statement', undefined, { status: draft.status })
  const lines = billed(await linesOf(work.sql, draftId))
  if (!lines.length) throw new Refused('There is nothing on this draft', undefined, { rule: 'empty' })
  if (!(await hashHolds(draft, lines)))
    throw new Refused('The lines differ from those approved', undefined, { rule: 'content' })
  if (day > businessDay(work.now)) throw invalid('statementDate', 'The statement date cannot be in the future')
  refuseBeforeDelivery(lastDelivery(lines) ?? draft.fromDate, day)
  const { customerId, linesHash, subtotal, gst, total, demo } = draft
  const values = { statementDate: day, linesHash, subtotal, gst, total }
  const present = await selfBillOfDraft(work.sql, draftId)
  // Nothing changed since: it is the same statement, of its own day and in its own words.
  if (present && present.linesHash === linesHash && compare(present.total, total) === 0)
    return sendSame(work, queue, draft, await selfBill.lock(work, present.id))
  const row = present
    ? await selfBill.move(work, await selfBill.lock(work, present.id), values, 'send again')
    : await selfBill.insert(
        work,
        { ...values, draftId, customerId, demo, statementNo: await nextStatementNo(work, day) },
        'state',
      )
  const recipients = await recipientsOf(work.sql, draft, 'invoice')
  if (recipients.length) await write(work, queue, row, recipients)
  return { id: row.id, statementNo: row.statementNo, draftId, total: row.total, recipients }
}

/** The e-mail that left last, once more: what the customer has already says the same. */
async function sendSame(work: Work, queue: Queue, draft: InvoiceDraftRow, row: SelfBillRecord): Promise<Sent> {
  const recipients = await recipientsOf(work.sql, draft, 'invoice')
  const again = await selfBill.move(work, row, {}, 'send again')
  const last = (await lettersAbout(work.sql, row.id)).at(-1)
  if (recipients.length) await write(work, queue, again, recipients, last)
  return { id: row.id, statementNo: row.statementNo, draftId: draft.id, total: row.total, recipients }
}

async function write(
  work: Work,
  queue: Queue,
  row: SelfBillRecord,
  recipients: string[],
  before?: { title: string; body: string },
): Promise<void> {
  const times = (await lettersAbout(work.sql, row.id)).length
  await writeLetter(work, queue, sendSelfBillLetter, {
    cause: `self-bill:${row.id}:${times + 1}`,
    subject: 'self_bill',
    subjectId: row.id,
    recipients,
    title: before?.title ?? `Statement of deliveries ${row.statementNo}`,
    body:
      before?.body ??
      `Please find attached statement ${row.statementNo} of ${spokenDay(row.statementDate)}, ${showMoney(row.total)} with GST. Please issue your tax invoice by docket number and quote the statement.`,
  })
}

export const sendSelfBillLetter = letterJob({
  kind: 'send-self-bill',
  right: ['write', 'generate_invoice'] as const,
  async papers({ db, print }, of) {
    const row = await selfBill.get(db.sql, of.subjectId)
    const sender = await settingOn(db.sql, 'company.letterhead', row.statementDate)
    const bytes = await print.pdf(invoiceDocument(await printedSelfBill(db.sql, SYSTEM, row), sender))
    return [{ name: `statement_${row.statementNo}.pdf`, key: `statements/${row.statementNo}_${of.id}.pdf`, bytes }]
  },
  async sent(work, of) {
    const present = await selfBill.lock(work, of.subjectId)
    if (!present.sentAt) await selfBill.move(work, present, { sentAt: work.now }, 'send')
  },
})
