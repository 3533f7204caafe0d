import type { Work } from '~/db/kit/work'
import { changeEach } from '../kit/change-each'
import { sendEInvoice, type Ways } from './send-e-invoice'
import { sendInvoice } from './send-invoice'

type Bill = { id: string; invoiceNo: string }
export type SentOfMany =
  | { ok: true; invoiceId: string; invoiceNo: string }
  | { ok: false; invoiceId: string; invoiceNo: string; problem: { title: string; detail: string } }

/** Each goes or is answered with why it does not; one that cannot go keeps none of the others back. */
const each = (work: Work, bills: readonly Bill[], send: (one: Work, id: string) => Promise<unknown>) =>
  changeEach<Bill, unknown, SentOfMany>(work, bills, {
    idOf: bill => bill.id,
    change: (one, { id }) => send(one, id),
    done: (_sent, { id, invoiceNo }) => ({ ok: true, invoiceId: id, invoiceNo }),
    refused: (problem, { id, invoiceNo }) => ({ ok: false, invoiceId: id, invoiceNo, problem }),
  })

export const sendInvoices = (work: Work, { queue }: Ways, bills: readonly Bill[]): Promise<SentOfMany[]> =>
  each(work, bills, (one, id) => sendInvoice(one, queue, id))

export const sendEInvoices = (work: Work, ways: Ways, bills: readonly Bill[]): Promise<SentOfMany[]> =>
  each(work, bills, (one, id) => sendEInvoice(one, ways, id))
