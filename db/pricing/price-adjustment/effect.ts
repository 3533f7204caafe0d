import type { PlainDate } from '~/domain/kit/time'
import { isCosted } from '~/domain/pricing/cost'
import { marginOf } from '~/domain/pricing/margin'
import { type AdjustmentEffect, effectOf } from '~/domain/pricing/price-adjustment/effect'
import { type AdjustmentLine, isConcrete, type TouchedPrice } from '~/domain/pricing/price-adjustment/price-adjustment'
import type { Sql } from '../../kit/open'
import { productCosts } from '../cost'
import { deliveredAtList, deliveredLately } from '../delivered-lately'
import { thresholdOf } from '../margin'

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
    deliveredAtList(
      sql,
      { regionId, fromDate },
      of('list').map(line => line.itemId),
      today,
    ),
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
