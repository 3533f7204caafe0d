import { and, eq, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { addDays, businessDay, instantOn } from '~/domain/kit/time'
import { FROM_THE_MAIN } from '~/domain/materials/silo-cover'
import { carbonEmission, gatePerCubicMetre } from '~/domain/reports/carbon-emission'
import { daysOfMonth, monthBefore, type PlantMonth } from '~/domain/reports/plant-month'
import { products } from '../catalog/tables'
import { SUPPLIED } from '../customers/project'
import { cylinderAges, cylinderTests, plantAudits } from '../cylinders/tables'
import { weightCounts } from '../deliveries/last-weights'
import { batchWeights, deliveryOrders } from '../deliveries/tables'
import { seenPlants } from '../fleet/scope'
import { plants, regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { rowsOfStatement } from '../kit/rows-of'
import { settingOn } from '../kit/setting'
import { closedStock } from '../materials/stock-close'
import { materials, silos, stockEntries } from '../materials/tables'
import { firstOnTime } from '../orders/promise'
import { carbonCells } from './carbon-emission'
import { DELIVERED, DELIVERED_LOADS, REJECTED_LOADS, RETURNED, SITE_WATER_LOADS, WAIT } from './measure'
import { LEAST_MARGIN, MEAN_STRENGTH, REACHED, RESULTS } from './strength'

/** The month of a plant that the person sees; a plant out of sight is one that does not exist. */
export async function plantMonth(
  sql: Sql,
  person: Person,
  plantId: string,
  month: string,
  now: Date,
): Promise<PlantMonth> {
  const { id, plantName, plantCode, certificateNo, certificateValidTo } = plants
  const [found] = await sql
    .select({ plant: { id, plantName, plantCode, certificateNo, certificateValidTo }, zone: regions.zone })
    .from(plants)
    .innerJoin(regions, eq(regions.id, plants.regionId))
    .where(and(eq(id, plantId), seenPlants(person)))
  if (!found) throw new Missing('There is no such plant')
  const { plant, zone } = found
  const { from, to } = daysOfMonth(month)
  const before = monthBefore(month, businessDay(now, zone))
  const onTime = await settingOn(sql, 'orders.on-time-minutes', to)
  const [made, previous, days, byProduct, stock, weighing, strength, audits, carbon, closed] = await Promise.all([
    madeOf(sql, plantId, from, to, onTime),
    madeOf(sql, plantId, before.from, before.to, onTime),
    daysOf(sql, plantId, from, to),
    productsOf(sql, plantId, from, to),
    materialsOf(sql, plantId, zone, { from, to }),
    weighingOf(sql, plantId, from, to),
    strengthOf(sql, plantId, from, to),
    auditsOf(sql, plantId, to),
    carbonCells(sql, person, { plantId, from, to }),
    closedStock(sql, plantId),
  ])
  const { total } = carbonEmission(carbon, [])
  return {
    plant,
    month,
    made: { ...made, gwpPerM3: total && gatePerCubicMetre(total) },
    before: { ...before, quantity: previous.quantity, loads: previous.loads },
    days,
    products: byProduct,
    materials: stock,
    closed,
    weighing,
    strength,
    audits,
  }
}

async function madeOf(
  sql: Sql,
  plantId: string,
  from: string,
  to: string,
  onTime: number,
): Promise<Omit<PlantMonth['made'], 'gwpPerM3'>> {
  const [row] = await rowsOfStatement(
    sql,
    raw<Omit<PlantMonth['made'], 'gwpPerM3'>>`select (${DELIVERED_LOADS})::int as loads,
      coalesce(${DELIVERED}, 0)::numeric(14,2)::text as quantity, coalesce(${RETURNED}, 0)::numeric(14,2)::text as returned,
      (${REJECTED_LOADS})::int as rejected, ${firstOnTime(onTime)}::int as "firstOnTimePercent",
      ${WAIT}::int as "waitMinutes", (${SITE_WATER_LOADS})::int as "siteWaterLoads"
      from ${deliveryOrders} where plant_id = ${plantId} and do_date between ${from} and ${to}`,
  )
  return row!
}

const daysOf = (sql: Sql, plantId: string, from: string, to: string) =>
  rowsOfStatement(
    sql,
    raw<PlantMonth['days'][number]>`select to_char(d.day, 'YYYY-MM-DD') as day, (${DELIVERED_LOADS})::int as loads,
      coalesce(${DELIVERED}, 0)::numeric(14,2)::text as quantity
      from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
      left join ${deliveryOrders} on ${deliveryOrders.plantId} = ${plantId} and ${deliveryOrders.doDate} = d.day::date
      group by d.day order by d.day`,
  )

const productsOf = (sql: Sql, plantId: string, from: string, to: string) =>
  rowsOfStatement(
    sql,
    raw<
      PlantMonth['products'][number]
    >`select ${products.productCode} as "productCode", ${products.name} as "productName", (${DELIVERED_LOADS})::int as loads,
      (${DELIVERED})::numeric(14,2)::text as quantity
      from ${deliveryOrders} join ${products} on ${products.id} = ${deliveryOrders.productId}
      where ${deliveryOrders.plantId} = ${plantId} and ${deliveryOrders.doDate} between ${from} and ${to} and ${SUPPLIED}
      group by ${products.id} order by ${DELIVERED} desc, ${products.productCode} limit 15`,
  )

/** Closing book = opening + received − used ± adjusted; what a count opened within the month is part of the opening. */
function materialsOf(
  sql: Sql,
  plantId: string,
  zone: string,
  { from, to }: { from: string; to: string },
): Promise<PlantMonth['materials']> {
  const start = instantOn(from, '00:00', zone).toISOString()
  const end = instantOn(addDays(to, 1), '00:00', zone).toISOString()
  const inMonth = (kinds: SQL) =>
    raw`coalesce(sum(e.kg) filter (where e.at >= ${start}::timestamptz and e.kind in ${kinds}), 0)::numeric(16,3)::text`
  return rowsOfStatement(
    sql,
    raw<PlantMonth['materials'][number]>`select m.id as "materialId", m.name as "materialName", m.kind,
      coalesce(sum(e.kg) filter (where e.at < ${start}::timestamptz or e.kind = 'opening'), 0)::numeric(16,3)::text as "openingKg",
      ${inMonth(raw`('received')`)} as "receivedKg", ${inMonth(raw`('used')`)} as "usedKg",
      ${inMonth(raw`('adjusted','transferred')`)} as "adjustedKg",
      coalesce(sum(e.kg), 0)::numeric(16,3)::text as "closingKg"
      from ${silos} s join ${materials} m on m.id = s.material_id
      join ${stockEntries} e on e.silo_id = s.id and e.at < ${end}::timestamptz
      where s.plant_id = ${plantId} and m.kind not in ${FROM_THE_MAIN} group by m.id order by m.kind, m.name`,
  )
}

const weighingOf = (sql: Sql, plantId: string, from: string, to: string) =>
  rowsOfStatement(
    sql,
    raw<
      PlantMonth['weighing'][number]
    >`select ${materials.id} as "materialId", ${materials.name} as "materialName", count(*)::int as batches,
      (count(*) filter (where verdict = 'inform'))::int as inform, (count(*) filter (where verdict = 'act'))::int as act,
      round(avg(deviation_percent), 3)::float8 as "meanPercent"
      from ${batchWeights} join ${deliveryOrders} on ${deliveryOrders.id} = ${batchWeights.deliveryOrderId}
        join ${materials} on ${materials.id} = ${batchWeights.materialId}
      where ${deliveryOrders.plantId} = ${plantId} and ${deliveryOrders.doDate} between ${from} and ${to} and ${weightCounts}
      group by ${materials.id} order by ${materials.kind}, ${materials.name}`,
  )

async function strengthOf(sql: Sql, plantId: string, from: string, to: string): Promise<PlantMonth['strength']> {
  const { castOn, id, plantId: own } = cylinderTests
  const [row] = await rowsOfStatement(
    sql,
    raw<PlantMonth['strength']>`select count(*)::int as results, (${REACHED})::int as reached,
      (${MEAN_STRENGTH})::float8 as "meanMpa", (${LEAST_MARGIN})::float8 as "leastMargin"
      from ${cylinderAges} join ${cylinderTests} on ${id} = ${cylinderAges.testId}
      where ${own} = ${plantId} and ${castOn} between ${from} and ${to} and ${cylinderAges.ageDays} = 28 and ${RESULTS}`,
  )
  return row!
}

const auditsOf = (sql: Sql, plantId: string, to: string) =>
  rowsOfStatement(
    sql,
    raw<
      PlantMonth['audits'][number]
    >`select id, audit_no as "auditNo", to_char(audit_on, 'YYYY-MM-DD') as "auditOn", score, findings
      from ${plantAudits} where plant_id = ${plantId} and status = 'submitted' and audit_on <= ${to}
      order by audit_on desc limit 6`,
  )
