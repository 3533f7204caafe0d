import { eq, sql as raw } from 'drizzle-orm'
import type { BillingPeriodRow, BillingPeriodSearch } from '~/domain/billing/billing-period'
import { closedUntil, closeRefusal, reopenRefusal } from '~/domain/billing/billing-period'
import { OPEN_DRAFT } from '~/domain/billing/invoice-draft'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { businessDay, type PlainDate } from '~/domain/kit/time'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { users } from '../users/tables'
import { billingPeriods, invoiceDrafts, invoices } from './tables'

export const billingPeriod = record(billingPeriods, 'billing_period')
export type BillingPeriodRecord = typeof billingPeriods.$inferSelect

export const periodsOf = (sql: Sql, regionId: string): Promise<BillingPeriodRecord[]> =>
  sql.select().from(billingPeriods).where(eq(billingPeriods.regionId, regionId))

/** The last closed day of a region; whoever dates a bill holds it until the work ends, so that no month closes meanwhile. */
export async function heldClosedUntil(work: Work, regionId: string): Promise<PlainDate | null> {
  await work.sql.select({ id: regions.id }).from(regions).where(eq(regions.id, regionId)).for('key share')
  return closedUntil(await periodsOf(work.sql, regionId))
}

/** The region for whoever closes or opens its books, after everybody who is dating a bill there. */
export async function lockRegionBooks(work: Work, regionId: string): Promise<{ today: PlainDate; regionName: string }> {
  const [row] = await work.sql
    .select({ zone: regions.zone, regionName: regions.regionName })
    .from(regions)
    .where(eq(regions.id, regionId))
    .for('update')
  if (!row) throw new Missing('There is no such region')
  return { today: businessDay(work.now, row.zone), regionName: row.regionName }
}

const SHOWN_MONTHS = 24

/** Region by region the months since the first bill, two years at most, the last one first. */
export async function searchBillingPeriods(
  sql: Sql,
  of: BillingPeriodSearch,
  now: Date,
): Promise<Page<BillingPeriodRow>> {
  const found = await sql.execute<Found>(raw`
    with month as (
      select r.id as region_id, r.region_name, r.zone, m.month::date as month, (m.month + interval '1 month')::date as next
      from ${regions} r
      cross join lateral (select least(
          (select min(i.invoice_date) from ${invoices} i where i.region_id = r.id),
          (select min(d.to_date) from ${invoiceDrafts} d where d.region_id = r.id and d.status not in ('withdrawn')),
          (select min(p.month) from ${billingPeriods} p where p.region_id = r.id)) as day) first
      cross join lateral generate_series(
        greatest(date_trunc('month', coalesce(first.day, ${businessDay(now)}::date)::timestamp),
          date_trunc('month', ${businessDay(now)}::timestamp) - make_interval(months => ${SHOWN_MONTHS})),
        date_trunc('month', ${businessDay(now)}::timestamp), interval '1 month') as m(month)
      where ${of.regionId ? raw`r.id = ${of.regionId}` : raw`r.active`})
    select month.region_id as "regionId", month.region_name as "regionName", month.zone, month.month::text as month,
      coalesce(p.version, 0) as version, p.status, p.reason, u.name as "changedByName", p.changed_at as "changedAt",
      bill.count as invoices, bill.total as invoiced, draft.count as drafts, draft.total as open
    from month
    left join ${billingPeriods} p on p.region_id = month.region_id and p.month = month.month
    left join ${users} u on u.id = p.changed_by
    cross join lateral (select count(*)::int, coalesce(sum(i.total), 0)::numeric(14,2)::text as total from ${invoices} i
      where i.region_id = month.region_id and i.invoice_date >= month.month and i.invoice_date < month.next) bill
    cross join lateral (select count(*)::int, coalesce(sum(d.total), 0)::numeric(14,2)::text as total from ${invoiceDrafts} d
      where d.region_id = month.region_id and d.to_date >= month.month and d.to_date < month.next
        and d.status in ${OPEN_DRAFT}) draft
    order by month.month desc, month.region_name, month.region_id`)
  const rows = await rowsOf(sql, found.rows, now)
  return { rows: rows.slice(of.offset * of.limit, (of.offset + 1) * of.limit), total: rows.length }
}

type Found = Omit<BillingPeriodRow, 'id' | 'next' | 'status'> & { zone: string; status: string | null }

/** A month is closed when it is, or when a later one is. */
async function rowsOf(sql: Sql, found: readonly Found[], now: Date): Promise<BillingPeriodRow[]> {
  const kept = Map.groupBy(await sql.select().from(billingPeriods), of => of.regionId)
  return found.map(({ zone, ...row }) => {
    const until = closedUntil(kept.get(row.regionId) ?? [])
    const next = closeRefusal(row.month, until, businessDay(now, zone)) ? null : ('close' as const)
    return {
      ...row,
      id: `${row.regionId}.${row.month}`,
      changedAt: row.changedAt ? new Date(row.changedAt).toISOString() : null,
      status: until && row.month <= until ? 'closed' : 'open',
      next: next ?? (reopenRefusal(row.month, until) ? null : 'reopen'),
    }
  })
}
