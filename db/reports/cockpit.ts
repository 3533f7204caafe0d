import { and, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { amount, sum } from '~/domain/kit/money'
import { addDays, daysBetween } from '~/domain/kit/time'
import {
  type Cockpit,
  type CockpitAsk,
  type CockpitDay,
  type CockpitSpan,
  type Delivered,
  marginOfSold,
  type PlantDelivered,
  type Sold,
  spanBefore,
} from '~/domain/reports/cockpit'
import { collectedIn } from '../billing/payment'
import { ageingReport } from '../billing/receivable/ageing'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { rowsOfStatement } from '../kit/rows-of'
import { settingOn } from '../kit/setting'
import { GATE, measureSql } from './chat-report'
import { revenueByDay, soldIn } from './cockpit-revenue'
import { carbonOfLoad } from './load-carbon'

/** The company in a span of days beside as many days before. */
export async function cockpit(sql: Sql, person: Person, ask: CockpitAsk): Promise<Cockpit> {
  const earlier = spanBefore(ask)
  const [now, then, revenue] = await Promise.all([
    partsOf(sql, person, ask),
    partsOf(sql, person, earlier),
    revenueByDay(sql, person, { from: earlier.from, to: ask.to }),
  ])
  const days: CockpitDay[] = daysOf(ask).map(day => ({ day, revenue: revenue.get(day) ?? '0.00' }))
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

type DeliveredRow = Delivered & { plantId: string | null; plantName: string | null }

/** The measures of the chart report, of all plants and of each. */
async function deliveredIn(
  sql: Sql,
  person: Person,
  of: CockpitAsk,
): Promise<{ all: Delivered; byPlant: PlantDelivered[] }> {
  const onTime = await settingOn(sql, 'orders.on-time-minutes', of.to)
  const stages = await carbonOfLoad(sql, of.to)
  const value = (measure: 'volume' | 'loads' | 'onTime' | 'carbon') => measureSql(measure, onTime, raw`stage.gate`)
  const rows = await rowsOfStatement(
    sql,
    raw<DeliveredRow>`select ${plants.id} as "plantId", ${plants.plantName} as "plantName",
      coalesce(${value('volume')}, 0)::numeric(14,2)::text as quantity, coalesce(${value('loads')}, 0)::int as loads,
      (${value('onTime')})::int as "onTimePercent", (${value('carbon')})::text as "carbonPerM3"
      from ${deliveryOrders} join ${plants} on ${plants.id} = ${deliveryOrders.plantId}
      cross join lateral (select ${GATE} as gate from (${stages}) stages) stage
      where ${and(seenDeliveries(person), raw`${deliveryOrders.doDate} between ${of.from} and ${of.to}`)}
      group by grouping sets ((${plants.id}, ${plants.plantName}), ()) order by ${plants.plantName}`,
  )
  const figures = ({ quantity, loads, onTimePercent, carbonPerM3 }: DeliveredRow): Delivered => ({
    ...{ quantity, loads, onTimePercent, carbonPerM3 },
  })
  return {
    all: figures(rows.find(row => row.plantId === null)!),
    byPlant: rows.flatMap(row =>
      row.plantId && row.plantName && row.loads > 0
        ? [{ plantId: row.plantId, plantName: row.plantName, ...figures(row) }]
        : [],
    ),
  }
}
