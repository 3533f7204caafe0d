import { eq } from 'drizzle-orm'
import type { Period } from '~/domain/pricing/period'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import { type CostingRecord, costing } from './costing'
import { nextVersionNo, placePeriod, tryPeriod } from './periods'
import { costings } from './tables'

type New = Pick<
  CostingRecord,
  'regionId' | 'fromDate' | 'toDate' | 'plantCost' | 'deliveryCost' | 'overheadCost' | 'remarks'
>

/** The next version of a region's costing; the one in force ends on the day before. */
export async function addCosting(work: Work, values: New): Promise<CostingRecord> {
  const where = [eq(costings.regionId, values.regionId)]
  const period = { from: values.fromDate, to: values.toDate }
  await placePeriod(work, { table: costings, record: costing, where }, period)
  return costing.insert(work, { ...values, versionNo: await nextVersionNo(work.sql, costings, ...where) })
}

export const tryCosting = (sql: Sql, now: Date, regionId: string, period: Period) =>
  tryPeriod(sql, now, costings, period, eq(costings.regionId, regionId))
