import { and, asc, eq, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ChatRow } from '~/domain/reports/chat-report/ask'
import {
  type ChatConfig,
  type Dimension,
  IN_TIME,
  MEASURES,
  type Measure,
} from '~/domain/reports/chat-report/catalogue'
import { seenBills } from '../billing/scope'
import { invoiceDraftLines, invoiceDrafts, invoices } from '../billing/tables'
import { products } from '../catalog/tables'
import { customers, projects } from '../customers/tables'
import { cylinderAges, cylinderTests } from '../cylinders/tables'
import { weightCounts } from '../deliveries/last-weights'
import { seenDeliveries } from '../deliveries/scope'
import { batchWeights, deliveryOrders } from '../deliveries/tables'
import { seenPlants } from '../fleet/scope'
import { drivers, plants, regions, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { materials } from '../materials/tables'
import { BILLED_DAY, BILLED_LINES, billedIn } from './billed-line'
import { carbonOfLoad } from './load-carbon'
import { GATE, loadMeasures } from './measure'
import { MEAN_STRENGTH, RESULTS } from './strength'

const MOST_ROWS = 400
const o = deliveryOrders

/** Rows of a configured chart, within what the person sees; the last one without a label is the total. */
export async function chatAnswer(
  sql: Sql,
  person: Person,
  config: ChatConfig,
): Promise<{ rows: ChatRow[]; total: number | null }> {
  const onTime = await settingOn(sql, 'orders.on-time-minutes', config.to)
  const stages = await carbonOfLoad(sql, config.to)
  const value = measureSql(config.measure, onTime, raw`(select ${GATE} from (${stages}) stage)`)
  const { label, from } = rowsOf(person, config)
  const order = IN_TIME.includes(config.by) ? raw`label` : raw`value desc nulls last, label`
  const { rows } = await sql.execute<ChatRow & { whole: boolean }>(raw`
    select ${label} as label, (${value})::float8 as value, count(*)::int as count, grouping(${label}) = 1 as whole
    from ${from} group by grouping sets ((${label}), ()) order by whole, ${order} limit ${MOST_ROWS + 1}`)
  const lines = rows.filter(row => !row.whole && row.value !== null).map(({ whole: _, ...row }) => row)
  return {
    rows: config.top ? strongest(lines, config).slice(0, config.top) : lines,
    total: rows.find(row => row.whole)?.value ?? null,
  }
}

/** The top of places in time is still asked by value. */
const strongest = (rows: ChatRow[], { by }: ChatConfig) =>
  IN_TIME.includes(by) ? [...rows].sort((a, b) => (b.value ?? 0) - (a.value ?? 0)) : rows

function rowsOf(person: Person, config: ChatConfig): { label: SQL; from: SQL } {
  const { from } = MEASURES[config.measure]
  return from === 'invoices'
    ? ofInvoices(person, config)
    : from === 'drafts'
      ? ofDrafts(person, config)
      : ofLoads(person, config)
}

function ofLoads(person: Person, of: ChatConfig): { label: SQL; from: SQL } {
  const { by, measure, from, to, plantId, grade, product, ageDays, kind } = of
  /** Strength is of the day on which the concrete was cast, as in every report of the laboratory. */
  const day = MEASURES[measure].from === 'strengths' ? raw`${cylinderTests.castOn}` : raw`${o.doDate}`
  const extra: Record<string, SQL> = {
    weights: raw`join ${batchWeights} on ${batchWeights.deliveryOrderId} = ${o.id} and ${weightCounts}
      join ${materials} on ${materials.id} = ${batchWeights.materialId}`,
    strengths: raw`join ${cylinderTests} on ${cylinderTests.deliveryOrderId} = ${o.id}
      join ${cylinderAges} on ${cylinderAges.testId} = ${cylinderTests.id} and ${cylinderAges.ageDays} = ${ageDays}
        and ${RESULTS}`,
  }
  const where = and(
    seenDeliveries(person),
    raw`${day} between ${from} and ${to}`,
    plantId ? eq(o.plantId, plantId) : undefined,
    grade ? eq(products.strengthMpa, grade) : undefined,
    product ? raw`starts_with(${products.productCode}, ${product})` : undefined,
    kind ? eq(materials.kind, kind) : undefined,
  )
  return {
    label: loadLabel(by, day),
    from: raw`${o} join ${plants} on ${plants.id} = ${o.plantId} join ${regions} on ${regions.id} = ${o.regionId}
      join ${customers} on ${customers.id} = ${o.customerId} join ${projects} on ${projects.id} = ${o.projectId}
      join ${products} on ${products.id} = ${o.productId} left join ${trucks} on ${trucks.id} = ${o.truckId}
      left join ${drivers} on ${drivers.id} = ${o.driverId}
      ${extra[MEASURES[measure].from] ?? raw``} where ${where}`,
  }
}

function ofInvoices(person: Person, { by, from, to }: ChatConfig): { label: SQL; from: SQL } {
  const at = invoices.invoiceDate
  const labels: Partial<Record<Dimension, SQL>> = {
    customer: raw`${customers.customerName}`,
    project: raw`${projects.projectName}`,
    region: raw`${regions.regionName}`,
    ...inTime(raw`${at}`),
  }
  return {
    label: labels[by] ?? raw`${customers.customerName}`,
    from: raw`${invoices} join ${customers} on ${customers.id} = ${invoices.customerId}
      join ${projects} on ${projects.id} = ${invoices.projectId} join ${regions} on ${regions.id} = ${invoices.regionId}
      where ${at} between ${from} and ${to} and ${seenBills(person, invoices.customerId) ?? raw`true`}`,
  }
}

/** What was delivered by what is on drafts and invoices, also where it is not invoiced yet. */
function ofDrafts(person: Person, { by, from, to, plantId }: ChatConfig): { label: SQL; from: SQL } {
  const labels: Partial<Record<Dimension, SQL>> = {
    customer: raw`${customers.customerName}`,
    project: raw`${projects.projectName}`,
    region: raw`${regions.regionName}`,
    plant: raw`coalesce(${plants.plantName}, 'none')`,
    ...inTime(BILLED_DAY),
  }
  const where = and(billedIn(person, { from, to }), plantId ? eq(invoiceDraftLines.plantId, plantId) : undefined)
  return {
    label: labels[by] ?? raw`${customers.customerName}`,
    from: raw`${BILLED_LINES} join ${customers} on ${customers.id} = ${invoiceDrafts.customerId}
      join ${projects} on ${projects.id} = ${invoiceDrafts.projectId} join ${regions} on ${regions.id} = ${invoiceDrafts.regionId}
      left join ${plants} on ${plants.id} = ${invoiceDraftLines.plantId} where ${where}`,
  }
}

const inTime = (day: SQL): Partial<Record<Dimension, SQL>> => ({
  day: raw`to_char(${day}, 'YYYY-MM-DD')`,
  week: raw`to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`,
  month: raw`to_char(${day}, 'YYYY-MM')`,
})

function loadLabel(by: Dimension, day: SQL): SQL {
  const labels: Record<Dimension, SQL | undefined> = {
    plant: raw`${plants.plantName}`,
    region: raw`${regions.regionName}`,
    customer: raw`${customers.customerName}`,
    project: raw`${projects.projectName}`,
    product: raw`${products.productCode}`,
    grade: raw`'C' || ${products.strengthMpa}`,
    truck: raw`coalesce(${trucks.truckNo}, 'none')`,
    driver: raw`coalesce(${drivers.driverName}, 'none')`,
    // Only figures of weights are broken down by it.
    material: raw`${materials.name}`,
    hour: raw`to_char(${o.plannedOnSiteAt} at time zone ${regions.zone}, 'HH24:00')`,
    weekday: raw`to_char(${day}, 'ID Dy')`,
    day: undefined,
    week: undefined,
    month: undefined,
    ...inTime(day),
  }
  return labels[by] ?? raw`${plants.plantName}`
}

/** What each measure is, in the statement of a report; `gate` is the carbon of a load up to the gate of the plant. */
function measureSql(measure: Measure, onTime: number, gate: SQL): SQL {
  const values: Record<Measure, SQL> = {
    ...loadMeasures(onTime, gate),
    breaches: raw`round(1000.0 * count(*) filter (where ${batchWeights.verdict} = 'act') / nullif(count(*), 0), 1)`,
    used: raw`sum(${batchWeights.actualKg}) / 1000`,
    strength: MEAN_STRENGTH,
    invoiced: raw`sum(${invoices.subtotal})`,
    revenue: raw`sum(${invoiceDraftLines.amount})`,
  }
  return values[measure]
}

export type PlantChoice = { id: string; plantName: string; plantCode: string }

/** The plants that a person sees, by name. */
export function plantChoices(sql: Sql, person: Person): Promise<PlantChoice[]> {
  const { id, plantName, plantCode } = plants
  return sql
    .select({ id, plantName, plantCode })
    .from(plants)
    .where(and(eq(plants.removed, false), seenPlants(person)))
    .orderBy(asc(plantName))
    .limit(200)
}
