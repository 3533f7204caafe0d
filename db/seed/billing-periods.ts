import { monthAfter, monthBefore, monthOf } from '~/domain/billing/billing-period'
import { addDays, instantOn } from '~/domain/kit/time'
import { billingPeriods } from '../billing/tables'
import { bulkInsert } from '../kit/bulk'
import type { Seed } from './base'

/** Finance closed the month before the last one, region by region, in the first week after it. */
export async function seedBillingPeriods(seed: Seed, regionIds: readonly string[], closer: string): Promise<void> {
  const month = monthBefore(monthBefore(monthOf(seed.today)))
  const changedAt = instantOn(addDays(monthAfter(month), 5), '16:40')
  await bulkInsert(
    seed.sql,
    billingPeriods,
    regionIds.map(regionId => ({
      ...seed.stamp(changedAt),
      demo: true,
      regionId,
      month,
      status: 'closed' as const,
      reason: 'Month end, control totals agreed with the ERP',
      changedBy: closer,
      changedAt,
    })),
  )
}
