import { and, count, eq, gte, inArray, notInArray, sql as raw } from 'drizzle-orm'
import type { SettingName } from '~/domain/kit/setting'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { priceApprovals, pricings } from '../pricing/tables'
import { invoiceDrafts } from './tables'

/** How much of what is open now a new value of a setting touches, in figures for its preview. */
export type SettingEffect = {
  draftsAcross: number
  draftsInApproval: number
  loadsPlanned: number
  quotes: number
  prices: number
}

const COUNTED: readonly SettingName[] = [
  'billing.gst-percent',
  'billing.levels',
  'billing.persons-differ',
  'billing.normal-hours',
  'pricing.margin',
  'pricing.authority',
]

export async function settingEffect(sql: Sql, name: SettingName, day: string): Promise<SettingEffect | null> {
  if (!COUNTED.includes(name)) return null
  const drafts = sql.select({ n: count() }).from(invoiceDrafts)
  const [[across], [approving], [loads], [quotes], [prices]] = await Promise.all([
    drafts.where(and(notInArray(invoiceDrafts.status, ['invoiced', 'withdrawn']), gte(invoiceDrafts.toDate, day))),
    sql
      .select({ n: count() })
      .from(invoiceDrafts)
      .where(inArray(invoiceDrafts.status, ['with_sales', 'with_manager', 'with_ceo'])),
    sql
      .select({ n: count() })
      .from(deliveryOrders)
      .where(and(gte(deliveryOrders.doDate, day), notInArray(deliveryOrders.status, ['withdrawn', 'rejected']))),
    sql.select({ n: count() }).from(pricings).where(eq(pricings.status, 'submitted')),
    sql.select({ n: count() }).from(priceApprovals).where(raw`${priceApprovals.status} = 'pending'`),
  ])
  return {
    draftsAcross: across!.n,
    draftsInApproval: approving!.n,
    loadsPlanned: loads!.n,
    quotes: quotes!.n,
    prices: prices!.n,
  }
}
