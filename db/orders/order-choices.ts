import { and, asc, eq, gte, ilike, isNull, or, sql as raw } from 'drizzle-orm'
import { associateProducts, products } from '~/db/catalog/tables'
import { seenProjects } from '~/db/customers/scope'
import { projects, purchaseOrders } from '~/db/customers/tables'
import type { Person } from '~/domain/access/roles'
import type { Sql } from '../kit/open'
import { like } from '../kit/page'

type Ask = { keyword?: string | undefined; limit: number; offset: number }
export type ProductChoice = { id: string; productCode: string; name: string; detail: string }
export type AddOnChoice = { id: string; code: string; name: string; unit: string; handDosed: boolean }
export type PurchaseOrderChoice = { id: string; poNumber: string; left: string | null; detail: string }

/** A concrete as a caller says it: code, name, "C30", "30 MPa", "slump 160", "20 mm". */
const SAID = raw`concat_ws(' ', ${products.productCode}, ${products.name}, 'C' || ${products.strengthMpa}, ${products.strengthMpa} || ' MPa',
  'slump ' || ${products.slumpMin} || '-' || ${products.slumpMax}, ${products.stoneSizeMm} || ' mm')`

/** Every word that is typed is in what is said of it. */
export async function productChoices(sql: Sql, { keyword, limit, offset }: Ask): Promise<ProductChoice[]> {
  const { id, productCode, name, strengthMpa, slumpMin, slumpMax, stoneSizeMm } = products
  const rows = await sql
    .select({ id, productCode, name, strengthMpa, slumpMin, slumpMax, stoneSizeMm })
    .from(products)
    .where(
      and(
        eq(products.active, true),
        ...(keyword ?? '')
          .split(/\s+/)
          .filter(Boolean)
          .map(word => ilike(SAID, like(word))),
      ),
    )
    .orderBy(asc(strengthMpa), asc(productCode))
    .limit(limit)
    .offset(offset * limit)
  return rows.map(({ id, productCode, name, ...mix }) => ({
    id,
    productCode,
    name,
    detail: `${name}, slump ${mix.slumpMin}–${mix.slumpMax}, ${mix.stoneSizeMm} mm`,
  }))
}

export function addOnChoices(sql: Sql, { keyword, limit, offset }: Ask): Promise<AddOnChoice[]> {
  const { id, associateProductCode: code, name, unit, handDosed } = associateProducts
  return sql
    .select({ id, code, name, unit, handDosed })
    .from(associateProducts)
    .where(
      and(
        eq(associateProducts.active, true),
        keyword ? or(ilike(code, like(keyword)), ilike(name, like(keyword))) : undefined,
      ),
    )
    .orderBy(asc(code))
    .limit(limit)
    .offset(offset * limit)
}

/** The purchase orders of a project that hold today, with what is left of each. */
export async function purchaseOrderChoices(
  sql: Sql,
  person: Person,
  { projectId, keyword, limit, offset }: Ask & { projectId: string },
): Promise<PurchaseOrderChoice[]> {
  const rows = await sql
    .select({
      id: purchaseOrders.id,
      poNumber: purchaseOrders.poNumber,
      quantity: purchaseOrders.quantity,
      left: raw<string | null>`(${purchaseOrders.quantity} - coalesce((select sum(o.quantity) from "order" o
        where o.purchase_order_id = ${purchaseOrders.id} and o.status <> 'cancelled'), 0))::numeric(10,2)`,
    })
    .from(purchaseOrders)
    .innerJoin(projects, eq(projects.id, purchaseOrders.projectId))
    .where(
      and(
        eq(purchaseOrders.projectId, projectId),
        eq(purchaseOrders.active, true),
        or(isNull(purchaseOrders.validTo), gte(purchaseOrders.validTo, raw`current_date`)),
        keyword ? ilike(purchaseOrders.poNumber, like(keyword)) : undefined,
        seenProjects(person),
      ),
    )
    .orderBy(asc(purchaseOrders.poNumber))
    .limit(limit)
    .offset(offset * limit)
  return rows.map(({ id, poNumber, left }) => ({
    id,
    poNumber,
    left,
    detail: left === null ? 'open' : `${left} m³ left`,
  }))
}
