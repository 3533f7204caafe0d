import type * as z from 'zod'
import { inOneGo } from '~/db/kit/work'
import { Fault } from '~/domain/kit/problem'
import type { PRICING_MOVES, PricingMoves } from '~/domain/pricing/pricing'
import { movePricing } from '~/workflows/pricing/move-pricing'
import { type Ctx, personOf } from '../kit/context'

export type MoveResult = { pricingId: string; ok: boolean; version: number | null; message: string | null }

/** Each quote in its own transaction, so that one that is refused does not hold up the others. */
export async function moveEach(
  c: Ctx,
  status: (typeof PRICING_MOVES)[number],
  { pricings, reason }: z.output<typeof PricingMoves>,
): Promise<MoveResult[]> {
  const { parts, now, requestId } = c.var
  const results: MoveResult[] = []
  for (const { pricingId, version } of pricings) {
    try {
      const moved = await inOneGo(parts.db, { by: personOf(c), now, requestId, reason: reason ?? undefined }, work =>
        movePricing(work, pricingId, status, { version, reason }),
      )
      results.push({ pricingId, ok: true, version: moved.version, message: null })
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      results.push({ pricingId, ok: false, version: null, message: error.message })
    }
  }
  return results
}
