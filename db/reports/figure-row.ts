import { and, eq, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { ROW_SOURCES, type RowSource } from '~/domain/kit/figure/rows'
import { type FigureRow, type FigureRowAsk, type FigureRows, folded, type RowSums } from '~/domain/reports/figure-row'
import { invoiceDraftLines, invoiceDrafts } from '../billing/tables'
import { products } from '../catalog/tables'
import { customers } from '../customers/tables'
import { seenSets } from '../cylinders/scope'
import { cylinderAges, cylinderTests } from '../cylinders/tables'
import { weightCounts } from '../deliveries/last-weights'
import { batchWeights, deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { known } from '../kit/page'
import { rowsOfStatement } from '../kit/rows-of'
import { materials } from '../materials/tables'
import { orders } from '../orders/tables'
import { BILLED_DAY, BILLED_LINES, billedIn } from './billed-line'
import { ledgerRows } from './figure-ledger'
import { LOAD_NAME, loadParts, loadsAsked, same, WITH_LOADS } from './figure-load'
import { stockRows } from './figure-stock'
import { RESULTS } from './strength'

const o = deliveryOrders
const [age, test] = [cylinderAges, cylinderTests]

/** The rows that a figure is made of, and the figure that they make; within what the person sees. */
export async function figureRows(sql: Sql, person: Person, ask: FigureRowAsk, now: Date): Promise<FigureRows> {
  if (ROW_SOURCES[ask.figure] === 'ledgers') return ledgerRows(sql, person, ask)
  const found = await statementOf(sql, person, ask, now)
  const [rows, [sums]] = await Promise.all([
    rowsOfStatement(
      sql,
      raw<FigureRow>`select id, "openId", to_char(day, 'YYYY-MM-DD') as day, name, plant, customer, what,
        trim_scale(part)::text as part, trim_scale(base)::text as "of"
        from (${found}) found order by found.day desc, found.name, found.id
        limit ${known(ask.limit)} offset ${known(ask.offset * ask.limit)}`,
    ),
    rowsOfStatement(
      sql,
      raw<RowSums>`select count(*)::int as rows, sum(part)::text as part, sum(base)::text as "of", min(part)::text as least,
        (percentile_cont(0.5) within group (order by part))::text as middle from (${found}) found`,
    ),
  ])
  return { figure: ask.figure, value: folded(ask.figure, sums!), rows, total: sums!.rows, sums: sums! }
}

async function statementOf(sql: Sql, person: Person, ask: FigureRowAsk, now: Date): Promise<SQL> {
  const from: RowSource = ROW_SOURCES[ask.figure]
  if (from === 'stock') return stockRows(person, ask)
  if (from === 'bills') return billRows(person, ask)
  if (from === 'results') return resultRows(person, ask)
  if (from === 'weighings') return weighingRows(person, ask)
  const { part, base, where, join = raw`` } = await loadParts(sql, ask, now)
  return raw`select ${o.id} as id, coalesce(${o.doNumber}, '') as "openId", ${o.doDate} as day, ${LOAD_NAME} as name, ${plants.plantName} as plant,
      ${customers.customerName} as customer, ${products.productCode} as what, (${part})::numeric as part, (${base})::numeric as base
    from ${WITH_LOADS} ${join} where ${and(loadsAsked(person, ask), where)}`
}

function weighingRows(person: Person, ask: FigureRowAsk): SQL {
  const { verdict, deviationPercent, actualKg, targetKg } = batchWeights
  const parts: Partial<Record<FigureRowAsk['figure'], { part: SQL; where?: SQL }>> = {
    weighings: { part: raw`${actualKg}` },
    asked: { part: raw`${targetKg} / 1000` },
    batched: { part: raw`${actualKg} / 1000` },
    informed: { part: raw`${deviationPercent}`, where: eq(verdict, 'inform') },
    outside: { part: raw`${deviationPercent}`, where: eq(verdict, 'act') },
    breaches: { part: raw`case when ${verdict} = 'act' then 1 else 0 end` },
    weighedDifference: { part: raw`${actualKg} - ${targetKg}` },
  }
  const { part, where } = parts[ask.figure] ?? { part: raw`${deviationPercent}` }
  return raw`select ${batchWeights.id} as id, coalesce(${o.doNumber}, '') as "openId", ${o.doDate} as day, ${LOAD_NAME} as name,
      ${plants.plantName} as plant, ${customers.customerName} as customer,
      ${materials.name} || ', batch ' || ${batchWeights.batchNo} as what, (${part})::numeric as part, 1::numeric as base
    from ${WITH_LOADS} join ${batchWeights} on ${batchWeights.deliveryOrderId} = ${o.id} and ${weightCounts}
      join ${materials} on ${materials.id} = ${batchWeights.materialId}
    where ${and(loadsAsked(person, ask), same(batchWeights.materialId, ask.materialId), where)}`
}

function resultRows(person: Person, ask: FigureRowAsk): SQL {
  const where = and(
    seenSets(person),
    raw`${test.castOn} between ${ask.from} and ${ask.to}`,
    RESULTS,
    same(age.ageDays, ask.ageDays),
    same(test.plantId, ask.plantId),
    same(test.customerId, ask.customerId),
    same(test.projectId, ask.projectId),
    ask.figure === 'reached' ? raw`${age.mean} >= ${test.fck}` : undefined,
  )
  const part = ask.figure === 'leastMargin' ? raw`${age.mean} - ${test.fck}` : raw`${age.mean}`
  return raw`select ${age.id} as id, ${test.id} as "openId", ${test.castOn} as day, ${test.testNo} as name,
      ${plants.plantName} as plant, ${customers.customerName} as customer,
      'C' || ${test.strengthMpa} || ' at ' || ${age.ageDays} || ' days' as what, (${part})::numeric as part, 1::numeric as base
    from ${test} join ${age} on ${age.testId} = ${test.id} join ${plants} on ${plants.id} = ${test.plantId}
      left join ${customers} on ${customers.id} = ${test.customerId} where ${where}`
}

function billRows(person: Person, ask: FigureRowAsk): SQL {
  const line = invoiceDraftLines
  const where = and(
    billedIn(person, ask),
    same(line.plantId, ask.plantId),
    same(invoiceDrafts.customerId, ask.customerId),
    same(invoiceDrafts.projectId, ask.projectId),
  )
  return raw`select ${line.id} as id, ${invoiceDrafts.id} as "openId", ${BILLED_DAY} as day,
      coalesce(${o.doNumber}, ${orders.orderNo}, ${invoiceDrafts.draftNo}) as name, ${plants.plantName} as plant,
      ${customers.customerName} as customer, ${line.description} as what, ${line.amount} as part, ${line.quantity} as base
    from ${BILLED_LINES} join ${customers} on ${customers.id} = ${invoiceDrafts.customerId}
      left join ${plants} on ${plants.id} = ${line.plantId} where ${where}`
}
