import { showMoney } from '../kit/figures'
import type { ReminderStep } from '../kit/reminder-step'
import { type PlainDate, spokenDay } from '../kit/time'
import { billWord, invoiceName } from './note'
import { daysLate } from './receivable'

type Reminding = {
  kind: string
  invoiceNo: string
  /** Of a self-billing customer. */
  customerDocumentNo: string | null
  purchaseOrderNo: string | null
  invoiceDate: PlainDate
  dueDate: PlainDate
  total: string
}

/** The e-mail of a step of reminding, as it goes out on a day with so much still open. */
export function reminderWords(of: Reminding, step: ReminderStep, open: string, day: PlainDate) {
  const late = daysLate(of.dueDate, day)
  return {
    title: `${step.name}: ${invoiceName(of)} was due on ${spokenDay(of.dueDate)}`,
    body: [
      step.text,
      '',
      `${billWord(of.kind)} ${invoiceName(of)} of ${spokenDay(of.invoiceDate)}, ${showMoney(of.total)}`,
      ...(of.purchaseOrderNo ? [`Your purchase order: ${of.purchaseOrderNo}`] : []),
      `Due on ${spokenDay(of.dueDate)}, ${late} ${late === 1 ? 'day' : 'days'} ago`,
      `Open: ${showMoney(open)}`,
    ].join('\n'),
  }
}

/** One letter a step of an invoice. */
export const reminderCause = (invoiceId: string, step: number) => `late_invoice:${invoiceId}:${step}`
