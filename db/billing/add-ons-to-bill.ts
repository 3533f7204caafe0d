import { inArray } from 'drizzle-orm'
import type { PlainDate } from '~/domain/kit/time'
import { termOn, termsOfOrder } from '~/domain/pricing/terms'
import { associateProducts } from '../catalog/tables'
import { deliveryAssociateProducts } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { type TermParties, termsFor } from '../pricing/terms'

export type AddOnToBill = {
  deliveryOrderId: string
  associateProductId: string
  name: string
  unit: string
  quantity: string
  unitPrice: string | null
}
type Dosed = Pick<AddOnToBill, 'deliveryOrderId' | 'associateProductId' | 'quantity'>
type Load = { id: string; orderId: string; doDate: PlainDate }

/** What was dosed besides, each with the price of the day of its load. */
export async function addOnsToBill(sql: Sql, loads: readonly Load[], parties: TermParties): Promise<AddOnToBill[]> {
  if (!loads.length) return []
  const { deliveryOrderId, associateProductId, quantity } = deliveryAssociateProducts
  const ids = loads.map(load => load.id)
  const dosed = await sql
    .select({ deliveryOrderId, associateProductId, quantity })
    .from(deliveryAssociateProducts)
    .where(inArray(deliveryOrderId, ids))
  return pricedAddOns(sql, dosed, loads, parties)
}

export async function pricedAddOns(
  sql: Sql,
  dosed: readonly Dosed[],
  loads: readonly Load[],
  parties: TermParties,
): Promise<AddOnToBill[]> {
  if (!dosed.length) return []
  const { id, name, unit } = associateProducts
  const [rows, terms] = await Promise.all([
    sql
      .select({ id, name, unit })
      .from(associateProducts)
      .where(inArray(id, [...new Set(dosed.map(of => of.associateProductId))])),
    termsFor(
      sql,
      { ...parties, orderIds: loads.map(load => load.orderId) },
      loads.map(load => load.doDate),
    ),
  ])
  const products = new Map(rows.map(row => [row.id, row]))
  const loadOf = new Map(loads.map(load => [load.id, load]))
  return dosed.map(of => {
    const load = loadOf.get(of.deliveryOrderId)!
    const item = { kind: 'associate_product' as const, id: of.associateProductId }
    const term = termOn(termsOfOrder(terms, load.orderId), item, load.doDate)
    const { name: called, unit: per } = products.get(of.associateProductId)!
    return { ...of, name: called, unit: per, unitPrice: term?.unitPrice ?? null }
  })
}
