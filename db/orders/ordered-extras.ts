import { and, asc, eq, ilike, inArray, sql as raw } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { OrderedExtra } from '~/domain/billing/load-facts'
import { services, subProducts } from '../catalog/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { like } from '../kit/page'
import { orderServices } from './tables'

/** Services and charges by hand that live and die with their order. */
export const orderedServices = children(orderServices, 'orderId', 'order', 'services')

export async function extrasOf(sql: Sql, orderIds: readonly string[]): Promise<Map<string, OrderedExtra[]>> {
  const rows = await orderedServices.listAll(sql, [...new Set(orderIds)])
  return new Map(
    [...rows].map(([orderId, of]) => [
      orderId,
      of.map(
        ({ serviceId, subProductId, quantity }): OrderedExtra =>
          serviceId
            ? { kind: 'service', id: serviceId, quantity }
            : { kind: 'sub_product', id: subProductId!, quantity },
      ),
    ]),
  )
}

export type ServiceLine = {
  itemId: string
  kind: 'service' | 'sub_product'
  code: string
  name: string
  unit: string
  quantity: string
}

/** The same with their names, as an order shows them. */
export async function serviceLinesOf(sql: Sql, orderId: string): Promise<ServiceLine[]> {
  const rows = await sql
    .select({ of: orderServices, service: services, charge: subProducts })
    .from(orderServices)
    .leftJoin(services, eq(services.id, orderServices.serviceId))
    .leftJoin(subProducts, eq(subProducts.id, orderServices.subProductId))
    .where(eq(orderServices.orderId, orderId))
    .orderBy(asc(orderServices.id))
  return rows.map(({ of, service, charge }) => ({
    itemId: (of.serviceId ?? of.subProductId)!,
    kind: of.serviceId ? 'service' : 'sub_product',
    code: service?.serviceCode ?? charge?.subProductCode ?? '',
    name: service?.name ?? charge?.name ?? '',
    unit: service?.unit ?? charge?.unit ?? '',
    quantity: of.quantity,
  }))
}

/** Default services that were taken off the order, by name. */
export async function servicesTakenOff(sql: Sql, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (!ids.length) return []
  const { id, name, serviceCode } = services
  return sql
    .select({ id, name })
    .from(services)
    .where(inArray(id, [...ids]))
    .orderBy(asc(serviceCode))
}

/** Which of these items may be put on an order: services, and charges that nothing but a person adds. */
export async function knownExtras(
  sql: Sql,
  asked: readonly { itemId: string }[],
): Promise<Map<string, OrderedExtra['kind']>> {
  if (!asked.length) return new Map()
  const ids = asked.map(({ itemId }) => itemId)
  const [offered, charges] = await Promise.all([
    sql
      .select({ id: services.id })
      .from(services)
      .where(and(inArray(services.id, ids), eq(services.active, true))),
    sql
      .select({ id: subProducts.id })
      .from(subProducts)
      .where(and(inArray(subProducts.id, ids), eq(subProducts.active, true), eq(subProducts.trigger, 'manual'))),
  ])
  return new Map([
    ...offered.map(({ id }) => [id, 'service'] as const),
    ...charges.map(({ id }) => [id, 'sub_product'] as const),
  ])
}

export type ServiceChoice = { id: string; name: string; unit: string }

/** What may be put on an order, by name. */
export async function serviceChoices(
  sql: Sql,
  { keyword, limit, offset }: { keyword?: string | undefined; limit: number; offset: number },
): Promise<ServiceChoice[]> {
  const named = (name: PgColumn) => (keyword ? ilike(name, like(keyword)) : undefined)
  const offered = sql
    .select({ id: services.id, name: services.name, unit: services.unit })
    .from(services)
    .where(and(eq(services.active, true), named(services.name)))
  const charges = sql
    .select({ id: subProducts.id, name: subProducts.name, unit: subProducts.unit })
    .from(subProducts)
    .where(and(eq(subProducts.active, true), eq(subProducts.trigger, 'manual'), named(subProducts.name)))
  return unionAll(offered, charges)
    .orderBy(raw`2`)
    .limit(limit)
    .offset(offset * limit)
}
