import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { PlainDate } from '~/domain/kit/time'
import { isCosted } from '~/domain/pricing/cost'
import { marginOf } from '~/domain/pricing/margin'
import { type AdjustmentEffect, effectOf } from '~/domain/pricing/price-adjustment/effect'
import { type AdjustmentLine, isConcrete, type TouchedPrice } from '~/domain/pricing/price-adjustment/price-adjustment'
import { projects } from '../../customers/tables'
import { deliveryOrders } from '../../deliveries/tables'
import type { Sql } from '../../kit/open'
import { productCosts } from '../cost'
import { cubicMetres, deliveredLately, suppliedLately } from '../delivered-lately'
import { inForce } from '../in-force'
import { thresholdOf } from '../margin'
import { productPrices, projectPricings } from '../tables'

type Where = { regionId: string; fromDate: PlainDate }
const UNKNOWN: AdjustmentEffect = { quantity: null, effect: null, marginBefore: null, marginAfter: null }

/** What new prices of a region mean: the margin on their first day, and the money on what was delivered before `today`. */
export async function withEffects<Line extends TouchedPrice>(
  sql: Sql,
  { regionId, fromDate }: Where,
  lines: readonly Line[],
  today: PlainDate,
): Promise<(Line & AdjustmentEffect)[]> {
  const concrete = lines.filter(line => isConcrete(line.kind))
  if (!concrete.length) return lines.map(line => ({ ...line, ...UNKNOWN }))
  const of = (kind: AdjustmentLine['kind']) => concrete.filter(line => line.kind === kind)
  const [costs, threshold, atProjects, atList] = await Promise.all([
    productCosts(
      sql,
      { regionId, day: fromDate },
      concrete.map(line => line.itemId),
    ),
    thresholdOf(sql, regionId, fromDate),
    deliveredLately(sql, of('agreed').map(pairOf), today),
    deliveredAtList(sql, { regionId, fromDate }, of('list'), today),
  ])
  return lines.map(line => {
    if (!isConcrete(line.kind)) return { ...line, ...UNKNOWN }
    const cost = costs.get(line.itemId)
    const known = cost && isCosted(cost) ? cost.cost : null
    // A price to come follows another one, which the deliveries are counted at.
    const counts = line.since <= fromDate
    const found = line.kind === 'agreed' ? atProjects(pairOf(line)) : atList.get(line.itemId)
    const quantity = counts ? (found ?? '0.00') : null
    return {
      ...line,
      quantity,
      effect: quantity === null ? null : effectOf(line, quantity),
      marginBefore: marginOf(line.oldPrice, known, threshold),
      marginAfter: marginOf(line.newPrice, known, threshold),
    }
  })
}

const pairOf = ({ projectId, itemId }: TouchedPrice) => ({ projectId: projectId ?? '', productId: itemId })
const distinct = (ids: readonly (string | null)[]) => [...new Set(ids.filter(id => id !== null))]

/** To projects of the region that have no price of their own on the first day. */
async function deliveredAtList(
  sql: Sql,
  { regionId, fromDate }: Where,
  lines: readonly TouchedPrice[],
  today: PlainDate,
) {
  if (!lines.length) return new Map<string, string>()
  const { productId } = deliveryOrders
  const agreed = sql
    .select({ id: productPrices.id })
    .from(productPrices)
    .innerJoin(projectPricings, eq(projectPricings.id, productPrices.projectPricingId))
    .where(
      and(
        eq(projectPricings.projectId, projects.id),
        eq(productPrices.productId, productId),
        eq(projectPricings.status, 'active'),
        inForce(projectPricings.effectiveStartDate, projectPricings.effectiveEndDate, fromDate),
      ),
    )
  const rows = await sql
    .select({ productId, quantity: cubicMetres })
    .from(deliveryOrders)
    .innerJoin(projects, eq(projects.id, deliveryOrders.projectId))
    .where(
      and(
        eq(projects.regionId, regionId),
        inArray(productId, distinct(lines.map(line => line.itemId))),
        suppliedLately(today),
        notExists(agreed),
      ),
    )
    .groupBy(productId)
  return new Map(rows.map(row => [row.productId, row.quantity]))
}
