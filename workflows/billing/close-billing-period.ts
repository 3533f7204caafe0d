import { type BillingPeriodRecord, billingPeriod, lockRegionBooks, periodsOf } from '~/db/billing/billing-period'
import type { Work } from '~/db/kit/work'
import {
  type BillingPeriodChange,
  type BillingPeriodStatus,
  closedUntil,
  closeRefusal,
  reopenRefusal,
} from '~/domain/billing/billing-period'
import { Refused, Stale } from '~/domain/kit/problem'

/** Closes the books of a region for a month: nothing is dated in it from now on. */
export async function closeBillingPeriod(work: Work, of: BillingPeriodChange): Promise<BillingPeriodRecord> {
  const { today } = await lockRegionBooks(work, of.regionId)
  const kept = await periodsOf(work.sql, of.regionId)
  refuse(closeRefusal(of.month, closedUntil(kept), today), of)
  return change(work, kept, of, 'closed')
}

/** Opens the last closed month again, for a named reason. */
export async function reopenBillingPeriod(work: Work, of: BillingPeriodChange): Promise<BillingPeriodRecord> {
  await lockRegionBooks(work, of.regionId)
  const kept = await periodsOf(work.sql, of.regionId)
  refuse(reopenRefusal(of.month, closedUntil(kept)), of)
  return change(work, kept, of, 'open')
}

function refuse(why: string | null, { month }: BillingPeriodChange) {
  if (why) throw new Refused(why, undefined, { rule: 'billing-period', month })
}

function change(
  work: Work,
  kept: readonly BillingPeriodRecord[],
  { regionId, month, version, reason }: BillingPeriodChange,
  status: BillingPeriodStatus,
): Promise<BillingPeriodRecord> {
  const row = kept.find(of => of.month === month)
  if ((row?.version ?? 0) !== version) throw new Stale('Somebody else has changed this month')
  const values = { status, reason, changedBy: work.by.id, changedAt: work.now }
  const on = { ...work, reason }
  const action = status === 'closed' ? 'close' : 're-open'
  return row
    ? billingPeriod.move(on, row, values, action)
    : billingPeriod.insert(on, { regionId, month, ...values }, action)
}
