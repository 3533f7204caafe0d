import { invoice } from '~/db/billing/invoice'
import { type PaymentRecord, partsOf, payment, paymentAllocation, paymentByReference } from '~/db/billing/payment'
import { openItems } from '~/db/billing/receivable/open-item'
import { seenCustomer } from '~/db/customers/customer'
import { gaplessNumber } from '~/db/kit/counter'
import { SYSTEM, type Work } from '~/db/kit/work'
import type { PaymentPart, PaymentSave, PaymentSource } from '~/domain/billing/payment'
import { amount, compare, decimal, sum } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { allocationRow, EVER, takeBack } from './take-back-payment'

/**
 * Enters a payment once: the same reference of a customer is one payment, whoever tells of it how often. Another amount
 * under it is a mistake of the sender and is refused.
 */
export async function enterPayment(
  work: Work,
  { allocations, ...of }: PaymentSave,
  source: PaymentSource,
): Promise<{ payment: PaymentRecord; already: boolean }> {
  await seenCustomer(work.sql, work.by, of.customerId)
  if (of.paidOn > businessDay(work.now)) throw invalid('paidOn', 'A payment cannot be dated in the future')
  const present = await paymentByReference(work, of.customerId, of.reference)
  if (present) {
    if (compare(present.amount, of.amount) === 0 && present.paidOn === of.paidOn)
      return { payment: present, already: true }
    throw new Refused(
      `${of.reference} is already entered as ${present.paymentNo} with another amount or day`,
      { reference: [`Already entered as ${present.paymentNo}`] },
      { rule: 'reference' },
    )
  }
  const year = of.paidOn.slice(0, 4)
  const made = await payment.insert(
    work,
    {
      ...of,
      amount: amount(of.amount),
      remarks: of.remarks ?? null,
      source,
      paymentNo: `RC-${year}-${String(await gaplessNumber(work, `payment:${year}`)).padStart(6, '0')}`,
    },
    'enter',
  )
  await pay(work, made, allocations)
  return { payment: made, already: false }
}

export async function allocatePayment(
  work: Work,
  id: string,
  { version, allocations }: { version: number; allocations: PaymentPart[] },
): Promise<PaymentRecord> {
  const held = await lockedAt(work, id, version)
  const moved = await payment.move(work, held, {}, 'allocate')
  await pay(work, moved, allocations)
  return moved
}

export async function unallocatePayment(
  work: Work,
  id: string,
  { version, invoiceId, reason }: { version: number; invoiceId: string; reason: string },
): Promise<PaymentRecord> {
  const held = await lockedAt(work, id, version)
  const part = (await partsOf(work.sql, id)).get(invoiceId)
  if (!part) throw new Refused('This payment pays nothing of that invoice', undefined, { rule: 'not-allocated' })
  const moved = await payment.move({ ...work, reason }, held, {}, 'unallocate')
  await invoice.lock(work, invoiceId)
  await takeBack(work, id, invoiceId, part, reason)
  return moved
}

/** A cheque that bounced, a payment of somebody else: it stays on the books and pays nothing any longer. */
export async function reversePayment(
  work: Work,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<PaymentRecord> {
  const held = await lockedAt(work, id, version)
  const parts = [...(await partsOf(work.sql, id))].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [invoiceId, part] of parts) {
    await invoice.lock(work, invoiceId)
    await takeBack(work, id, invoiceId, part, reason)
  }
  return payment.move({ ...work, reason }, held, { reversedAt: work.now, reversedReason: reason }, 'reverse')
}

async function lockedAt(work: Work, id: string, version: number): Promise<PaymentRecord> {
  const held = payment.atVersion(await payment.lock(work, id), version)
  if (held.reversedAt) throw new Refused('This payment is reversed', undefined, { rule: 'reversed' })
  return held
}

/** The payment is this work's own; the bills are locked in the order of ids, so that what is open stays so until the end. */
async function pay(work: Work, held: PaymentRecord, given: readonly PaymentPart[]): Promise<void> {
  if (!given.length) return
  const parts = [...given].sort((a, b) => (a.invoiceId < b.invoiceId ? -1 : 1))
  const ids = parts.map(part => part.invoiceId)
  if (new Set(ids).size < ids.length) throw invalid('allocations', 'An invoice is listed twice')
  const left = decimal(held.amount).minus(sum((await partsOf(work.sql, held.id)).values()))
  const wanted = sum(parts.map(part => part.amount))
  if (wanted.greaterThan(left))
    throw invalid('allocations', `Allocated ${amount(wanted)}, but only ${amount(left)} of this payment is left`)
  for (const { invoiceId, amount: part } of parts) {
    const bill = await invoice.lock(work, invoiceId)
    if (bill.customerId !== held.customerId) throw invalid('allocations', `${bill.invoiceNo} is of another customer`)
    const [item] = await openItems(work.sql, SYSTEM, { day: EVER, invoiceIds: [invoiceId], settled: true })
    if (!item || compare(part, item.open) > 0)
      throw new Refused(`Only ${amount(item?.open ?? 0)} of ${bill.invoiceNo} is open`, undefined, {
        rule: 'open-amount',
      })
    await paymentAllocation.add(work, allocationRow(work, held.id, invoiceId, amount(part), null), 'allocate', held.id)
  }
}
