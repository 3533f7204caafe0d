import { and, asc, desc, eq, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { LedgerKey } from '~/domain/deliveries/concrete-ledger-row'
import type { RowFigure } from '~/domain/kit/figure/rows'
import { sum } from '~/domain/kit/money'
import { pageOf } from '~/domain/kit/page'
import { type FigureRowAsk, type FigureRows, folded } from '~/domain/reports/figure-row'
import { ledgerPart } from '~/domain/reports/month-concrete'
import { products } from '../catalog/tables'
import { SUPPLIED } from '../customers/project'
import { customers } from '../customers/tables'
import { ledgersOf } from '../deliveries/concrete-ledger'
import { deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { loadsAsked } from './figure-load'

const KEYS: Partial<Record<RowFigure, LedgerKey>> = {
  freeWater: 'free-water',
  waterCement: 'water-cement',
  weighedA1: 'carbon',
}
const o = deliveryOrders

/** The loads whose ledger knows the figure, with what each gives to the mean by m³. */
export async function ledgerRows(sql: Sql, person: Person, ask: FigureRowAsk): Promise<FigureRows> {
  const key = KEYS[ask.figure] ?? 'carbon'
  const loads = await sql
    .select({
      id: o.id,
      openId: raw<string>`coalesce(${o.doNumber}, '')`,
      day: o.doDate,
      name: raw<string>`coalesce(${o.doNumber}, '')`,
      plant: plants.plantName,
      customer: customers.customerName,
      what: products.productCode,
    })
    .from(o)
    .innerJoin(plants, eq(plants.id, o.plantId))
    .innerJoin(customers, eq(customers.id, o.customerId))
    .innerJoin(products, eq(products.id, o.productId))
    .where(and(loadsAsked(person, ask), SUPPLIED))
    .orderBy(desc(o.doDate), asc(o.doNumber), asc(o.id))
  const ledgers = await ledgersOf(
    sql,
    loads.map(load => load.id),
  )
  const rows = loads.flatMap(load => {
    const ledger = ledgers.get(load.id)
    const own = ledger && ledgerPart(ledger, key)
    return own ? [{ ...load, part: own.part, of: own.cubicMetres }] : []
  })
  const sums = {
    rows: rows.length,
    part: sum(rows.map(row => row.part)).toFixed(),
    of: sum(rows.map(row => row.of)).toFixed(),
    middle: null,
    least: null,
  }
  return { figure: ask.figure, value: folded(ask.figure, sums), ...pageOf(rows, ask), sums }
}
