import { and, eq, gte, inArray, lt, notExists, sql as raw, sum } from 'drizzle-orm'
import { addDays, type PlainDate } from '~/domain/kit/time'
import { isCosted } from '~/domain/pricing/cost'
import { marginOf } from '~/domain/pricing/margin'
import { type AdjustmentEffect, EFFECT_DAYS, effectOf } from '~/domain/pricing/price-adjustment/effect'
import { type AdjustmentLine, isConcrete, type TouchedPrice } from '~/domain/pricing/price-adjustment/price-adjustment'
import { SUPPLIED } from '../../customers/project'
import { projects } from '../../customers/tables'
import { deliveryOrders } from '../../deliveries/tables'
import type { Sql } from '../../kit/open'
import { productCosts } from '../cost'
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
  const days = { first: addDays(today, -EFFECT_DAYS), today }
  const [costs, threshold, atProjects, atList] = await Promise.all([
    productCosts(
      sql,
      { regionId, day: fromDate },
      concrete.map(line => line.itemId),
    ),
    thresholdOf(sql, regionId, fromDate),
    deliveredTo(sql, of('agreed'), days),
    deliveredAtList(sql, { regionId, fromDate }, of('list'), days),
  ])
  return lines.map(line => {
    if (!isConcrete(line.kind)) return { ...line, ...UNKNOWN }
    const cost = costs.get(line.itemId)
    const known = cost && isCosted(cost) ? cost.cost : null
    // A price to come follows another one, which the deliveries are counted at.
    const counts = line.since <= fromDate
    const found = line.kind === 'agreed' ? atProjects.get(`${line.projectId} ${line.itemId}`) : atList.get(line.itemId)
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

type Days = { first: PlainDate; today: PlainDate }
const within = ({ first, today }: Days) =>
  and(gte(deliveryOrders.doDate, first), lt(deliveryOrders.doDate, today), SUPPLIED)
const cubicMetres = raw<string>`${sum(deliveryOrders.quantity)}::numeric(14,2)::text`
const distinct = (ids: readonly (string | null)[]) => [...new Set(ids.filter(id => id !== null))]

async function deliveredTo(sql: Sql, lines: readonly TouchedPrice[], days: Days): Promise<Map<string, string>> {
  if (!lines.length) return new Map()
  const { projectId, productId } = deliveryOrders
  const rows = await sql
    .select({ projectId, productId, quantity: cubicMetres })
    .from(deliveryOrders)
    .where(
      and(
        inArray(projectId, distinct(lines.map(line => line.projectId))),
        inArray(productId, distinct(lines.map(line => line.itemId))),
        within(days),
      ),
    )
    .groupBy(projectId, productId)
  return new Map(rows.map(row => [`${row.projectId} ${row.productId}`, row.quantity]))
}

/** To projects of the region that have no price of their own on the first day. */
async function deliveredAtList(sql: Sql, { regionId, fromDate }: Where, lines: readonly TouchedPrice[], days: Days) {
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
        within(days),
        notExists(agreed),
      ),
    )
    .groupBy(productId)
  return new Map(rows.map(row => [row.productId, row.quantity]))
}
