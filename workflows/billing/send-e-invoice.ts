import * as z from 'zod'
import { type EInvoiceRow, eInvoice, eInvoiceFacts, eInvoiceOf } from '~/db/billing/e-invoice'
import { invoice } from '~/db/billing/invoice'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { type AnswerEInvoice, type EInvoiceState, eInvoiceNeeds } from '~/domain/billing/e-invoice'
import { eInvoiceXml } from '~/domain/billing/e-invoice-ubl'
import type { AccessPoint, Queue } from '~/domain/kit/ports'
import { Refused } from '~/domain/kit/problem'
import { id } from '~/domain/kit/shape'
import { enqueue, job } from '../kit/jobs'
import { refuseCancelled, refuseSelfBilled } from './refuse-over-credit'

/** What carries bills away. */
export type Ways = { queue: Queue; accessPoint?: AccessPoint | undefined }

/** Sends an invoice or note over Peppol: once, and again only after it was rejected, by the buyer's side or on the way. */
export async function sendEInvoice(
  work: Work,
  { queue, accessPoint }: Ways,
  invoiceId: string,
): Promise<EInvoiceState> {
  const row = await invoice.lock(work, invoiceId)
  // The note that cancels is sent; it is what the buyer has to know.
  if (row.kind !== 'credit_note') await refuseCancelled(work, row.creditsInvoiceId ?? row.id, row.invoiceNo)
  refuseSelfBilled(row)
  const needs = eInvoiceNeeds(await eInvoiceFacts(work.sql, row))
  if (needs.length) throw new Refused(`${needs.join('. ')}. Add what is missing, then send again`, undefined, { needs })
  const present = await eInvoiceOf(work.sql, invoiceId)
  if (present && present.status !== 'rejected')
    throw new Refused(`The e-invoice of ${row.invoiceNo} is already ${WORDS[present.status]}`, undefined, {
      status: present.status,
    })
  if (!accessPoint) throw noAccessPoint()
  const made = present
    ? await eInvoice.move(
        work,
        present,
        {
          status: 'waiting',
          attempt: present.attempt + 1,
          messageId: null,
          sentAt: null,
          answeredAt: null,
          reason: null,
        },
        'send again',
      )
    : await eInvoice.insert(work, { invoiceId, demo: row.demo }, 'send')
  await enqueue(
    work,
    queue,
    sendEInvoiceJob,
    { eInvoiceId: made.id, attempt: made.attempt },
    { cause: `e-invoice:${made.id}:${made.attempt}`, total: 1 },
  )
  return stateOf(made, [])
}

const WORDS: Record<string, string> = { waiting: 'on its way', sent: 'sent', accepted: 'accepted' }

export const sendEInvoiceJob = job({
  kind: 'send-e-invoice',
  input: z.strictObject({ eInvoiceId: id(), attempt: z.int().min(1) }),
  right: ['manage', 'search_invoice'] as const,
  async run({ db, shelf, accessPoint, finish }, { eInvoiceId, attempt }) {
    const present = await eInvoice.get(db.sql, eInvoiceId)
    if (present.status !== 'waiting' || present.attempt !== attempt)
      return finish(async () => ({ status: present.status }))
    if (!accessPoint) throw noAccessPoint()
    const row = await invoice.get(db.sql, present.invoiceId)
    const xml = eInvoiceXml(await eInvoiceFacts(db.sql, row))
    const key = `e-invoices/${row.invoiceNo}-${attempt}.xml`
    await shelf.put(key, new TextEncoder().encode(xml), 'application/xml; charset=utf-8')
    // The id of the attempt: a job that runs twice hands over one document.
    const { messageId } = await accessPoint.send({ id: `${present.id}-${attempt}`, name: `${row.invoiceNo}.xml`, xml })
    await finish(async work => {
      const bill = await invoice.lock(work, row.id)
      const held = await eInvoice.lock(work, eInvoiceId)
      await eInvoice.move(work, held, { status: 'sent', messageId, fileKey: key, sentAt: work.now }, 'sent')
      // The customer has it, by whichever way it came first: from here on it may be reminded of.
      if (!bill.sentAt) await invoice.move(work, bill, { sentAt: work.now }, 'send')
      return { messageId }
    })
  },
  /** It never left, so that it may be sent again once what the reason says is mended. */
  async failed(work, { eInvoiceId, attempt }, reason) {
    const held = await eInvoice.lock(work, eInvoiceId)
    if (held.status === 'waiting' && held.attempt === attempt)
      await eInvoice.move(work, held, { status: 'rejected', reason, answeredAt: work.now }, 'fail')
  },
})

const noAccessPoint = () =>
  new Refused('No access point of Peppol is set up (PORTAL_PEPPOL)', undefined, { rule: 'access-point' })

/** What the buyer's side answered; a rejection names its reason and makes room for another attempt. */
export async function answerEInvoice(work: Work, invoiceId: string, of: AnswerEInvoice): Promise<EInvoiceState> {
  const found = await eInvoiceOf(work.sql, invoiceId)
  if (!found) throw new Refused('This invoice was not sent as an e-invoice', undefined, { status: null })
  const row = await eInvoice.lock(work, found.id)
  if (row.status !== 'sent')
    throw new Refused(`The e-invoice is ${WORDS[row.status] ?? row.status}; only a sent one is answered`, undefined, {
      status: row.status,
    })
  const moved = await eInvoice.move(
    work,
    row,
    { status: of.accepted ? 'accepted' : 'rejected', reason: of.reason ?? null, answeredAt: work.now },
    of.accepted ? 'accept' : 'reject',
  )
  return stateOf(moved, [])
}

/** Where the e-invoice of an invoice is, and what is missing before one can be sent. */
export async function eInvoiceState(sql: Sql, invoiceId: string): Promise<EInvoiceState> {
  const present = await eInvoiceOf(sql, invoiceId)
  if (present && present.status !== 'rejected') return stateOf(present, [])
  const row = await invoice.get(sql, invoiceId)
  return stateOf(present, eInvoiceNeeds(await eInvoiceFacts(sql, row)))
}

/** The document as it is or would be sent. */
export async function eInvoiceDocument(sql: Sql, invoiceId: string): Promise<string> {
  const facts = await eInvoiceFacts(sql, await invoice.get(sql, invoiceId))
  const needs = eInvoiceNeeds(facts)
  if (needs.length) throw new Refused(`${needs.join('. ')}. Add what is missing first`, undefined, { needs })
  return eInvoiceXml(facts)
}

const stateOf = (row: EInvoiceRow | undefined, needs: string[]): EInvoiceState => ({
  status: (row?.status ?? 'none') as EInvoiceState['status'],
  attempt: row?.attempt ?? 0,
  messageId: row?.messageId ?? null,
  sentAt: row?.sentAt ?? null,
  answeredAt: row?.answeredAt ?? null,
  reason: row?.reason ?? null,
  needs,
})
