import { rebate, rebateOn } from '~/db/billing/rebate/rebate'
import { customer, seenCustomer } from '~/db/customers/customer'
import type { Work } from '~/db/kit/work'
import type { RebateSave } from '~/domain/billing/rebate/rebate'
import { decimal } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import { spokenDay } from '~/domain/kit/time'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPrice } from '../../pricing/ask-price'

/** A rebate lowers every price of its days: it is agreed when a second person approved it, whoever asks. */
export async function saveRebate(work: Work, given: RebateSave): Promise<{ approval: PendingPrice }> {
  await seenCustomer(work.sql, work.by, given.customerId)
  const { customerName } = await refuseOverlap(work, given)
  const approval = await askPrice(work, {
    kind: 'rebate',
    subjectKey: `rebate:${given.customerId}:${given.fromDate}`,
    subjectId: given.customerId,
    label: `Rebate of ${customerName}, ${spokenDay(given.fromDate)} to ${spokenDay(given.toDate)}`,
    regionId: null,
    customerId: given.customerId,
    // Given back on top of whatever was agreed: nothing says what it may be compared with.
    facts: given.tiers.map(({ fromCubicMetres, rebatePerM3 }) => ({
      what: `Rebate per m³ from ${decimal(fromCubicMetres)} m³`,
      unitPrice: rebatePerM3,
      listPrice: null,
      cost: null,
      quantity: null,
    })),
    command: given,
    reason: given.reason,
    always: true,
  })
  return { approval: approval! }
}

export async function applyRebate(work: Work, given: RebateSave): Promise<void> {
  await refuseOverlap(work, given)
  await rebate.insert(work, given)
}

async function refuseOverlap(work: Work, given: RebateSave) {
  // Of two approved at once the second sees the first.
  const of = await customer.lock(work, given.customerId)
  const other = await rebateOn(work.sql, given)
  if (other)
    throw invalid(
      'fromDate',
      `A rebate is agreed already from ${spokenDay(other.fromDate)} to ${spokenDay(other.toDate)}`,
    )
  return of
}
