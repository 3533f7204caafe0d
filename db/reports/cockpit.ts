import type { Person } from '~/domain/access/roles'
import { amount, sum } from '~/domain/kit/money'
import { addDays, daysBetween } from '~/domain/kit/time'
import {
  type Cockpit,
  type CockpitAsk,
  type CockpitDay,
  type CockpitSpan,
  marginOfSold,
  type Sold,
  spanBefore,
} from '~/domain/reports/cockpit'
import { collectedIn } from '../billing/payment'
import { ageingReport } from '../billing/receivable/ageing'
import type { Sql } from '../kit/open'
import { revenueByDay, soldIn } from './cockpit-revenue'
import { deliveredIn } from './delivered'

/** The company in a span of days beside as many days before. */
export async function cockpit(sql: Sql, person: Person, ask: CockpitAsk): Promise<Cockpit> {
  const earlier = spanBefore(ask)
  const [now, then, revenue] = await Promise.all([
    partsOf(sql, person, ask),
    partsOf(sql, person, earlier),
    revenueByDay(sql, person, { from: earlier.from, to: ask.to }),
  ])
  const billed = daysOf(ask).findLast(day => revenue.has(day)) ?? ''
  const days: CockpitDay[] = daysOf(ask).map(day => ({
    day,
    revenue: day > billed ? null : (revenue.get(day) ?? '0.00'),
  }))
  const earned = (of: CockpitAsk) => amount(sum(daysOf(of).map(day => revenue.get(day) ?? '0')))
  return {
    span: { ...now.of, revenue: earned(ask) },
    before: { ...then.of, revenue: earned(earlier) },
    days,
    sold: now.sold,
  }
}

const daysOf = ({ from, to }: CockpitAsk) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))

type Parts = { of: Omit<CockpitSpan, 'revenue'>; sold: Sold[] }

async function partsOf(sql: Sql, person: Person, of: CockpitAsk): Promise<Parts> {
  const [{ all, byPlant }, sold, collected, ageing] = await Promise.all([
    deliveredIn(sql, person, of),
    soldIn(sql, person, of),
    collectedIn(sql, person, of),
    ageingReport(sql, person, { day: of.to, overdue: true }),
  ])
  return {
    of: {
      ...of,
      delivered: all,
      plants: byPlant,
      billed: sum(sold.map(row => row.quantity)).toFixed(2),
      margin: marginOfSold(sold),
      collected,
      overdue: ageing.totals.overdue,
      overdueCustomers: ageing.rows.length,
    },
    sold,
  }
}
