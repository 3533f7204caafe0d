import type { Work } from '~/db/kit/work'
import { silo } from '~/db/materials/silo'
import { moveStock } from '~/db/materials/stock-entry'
import * as words from '~/domain/deliveries/words'
import { decimal } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import { isOrdered } from '~/domain/materials/silo-cover'

type Drawn = { siloId: string | null; materialId: string; kind: string; actualKg: string }
/** The load, or the batch of a panel that is on none. */
export type DrawnFor = { plantId: string; demo: boolean } & (
  | { deliveryOrderId: string; revision: number }
  | { panelBatchId: string; remarks: string }
)

/** Out of the silo of each material, kept as rows of the ledger; what has no silo, or comes from the main, is not in stock. */
export async function drawStock(work: Work, { plantId, ...of }: DrawnFor, weights: readonly Drawn[], at: Date) {
  const used = weights.filter(({ siloId, kind, actualKg }) => siloId && isOrdered(kind) && !decimal(actualKg).isZero())
  const silos = await silo.byIds(
    work.sql,
    used.map(({ siloId }) => siloId!),
  )
  for (const { siloId, materialId } of used) {
    const from = silos.get(siloId!)
    if (from?.plantId !== plantId) throw invalid('weights', words.weighSiloElsewhere())
    if (from.materialId !== materialId) throw invalid('weights', words.weighSiloOther({ silo: from.siloCode }))
  }
  await moveStock(
    work,
    used.map(({ siloId, materialId, actualKg }) => ({
      ...of,
      siloId: siloId!,
      materialId,
      kind: 'used',
      kg: decimal(actualKg).negated().toFixed(3),
      at,
    })),
    'use',
    'deliveryOrderId' in of ? of.deliveryOrderId : of.panelBatchId,
  )
}
