import { type DecimalText, decimal } from '../kit/money'

/** How an order's loads are cut, and what a full one takes at the pump. */
export type Cut = { loadSize: DecimalText; unloadingMinutes: number }
/** A line of an order's trail, as far as it says what was changed. */
type Change = { action: string; before: unknown; changed: readonly string[] }

/**
 * What the loads were before they were cut: the latest change of an order of which no load is called made them smaller, and
 * changed nothing else. `lines` are the newest first; null where there is no such cut.
 */
export function cutUndone(order: Cut & { calledLoads: number }, lines: readonly Change[]): Cut | null {
  if (order.calledLoads) return null
  const last = lines.find(({ action }) => action.startsWith('change') || action === 'create')
  const others = (last?.changed ?? []).filter(name => name !== 'loadSize' && name !== 'unloadingMinutes')
  const { loadSize, unloadingMinutes = order.unloadingMinutes } = sizesIn(last?.before)
  if (others.length || !loadSize || !decimal(loadSize).greaterThan(order.loadSize)) return null
  return { loadSize, unloadingMinutes }
}

function sizesIn(values: unknown): Partial<Cut> {
  const named = new Map(Object.entries(values ?? {}))
  const [loadSize, unloadingMinutes] = [named.get('loadSize'), named.get('unloadingMinutes')]
  return {
    ...(typeof loadSize === 'string' && { loadSize }),
    ...(typeof unloadingMinutes === 'number' && { unloadingMinutes }),
  }
}
