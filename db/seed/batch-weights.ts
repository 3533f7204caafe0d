import { batchedCarbon, judge, targets } from '~/domain/deliveries/batch'
import { decimal, kilograms } from '~/domain/kit/money'
import { newId } from '~/domain/kit/uuid'
import type { batchWeights } from '../deliveries/tables'
import { moistureOn } from '../demo/moisture-on'
import type { Seed } from './base'
import { MATERIALS } from './concrete'
import type { Load } from './day'
import type { Goods } from './seeded-goods'

type Weight = typeof batchWeights.$inferInsert

/** Three batches of three cubic metres; one weight in eighty is outside and carries its cause. */
export function weightsOf({ random }: Seed, goods: Goods, load: Load): Weight[] {
  const mix = goods.mixes.get(load.productId)!
  const batches = Math.ceil(Number(load.quantity) / 3)
  const moisture = moistureOn(mix.lines, load.doDate)
  const recipe = mix.lines.map(({ materialId, kind, kg }) => ({ materialId, kind, kgPerM3: String(kg) }))
  const wanted = targets(recipe, decimal(load.quantity).div(batches).toString(), moisture)
  return Array.from({ length: batches }, (_, at) => at + 1).flatMap(batchNo =>
    mix.lines.map(line => {
      const targetKg = wanted.get(line.materialId)!
      const limit = line.kind === 'admixture' ? 5 : 3
      const outside = random.chance(0.0125)
      const off = outside
        ? limit * random.between(1.05, 1.5) * (random.chance(0.5) ? 1 : -1)
        : limit * random.between(-0.55, 0.6)
      const actualKg = kilograms(decimal(targetKg).times(1 + off / 100))
      const limits = { informPercent: String(limit * 0.7), actPercent: String(limit), mustExplain: true }
      const moist = moisture.find(({ materialId }) => materialId === line.materialId)
      return {
        id: newId(),
        deliveryOrderId: load.id,
        revision: 1,
        batchNo,
        materialId: line.materialId,
        targetKg,
        actualKg,
        moisturePercent: moist?.percent ?? null,
        absorptionPercent: moist?.absorption ?? null,
        ...judge(targetKg, actualKg, limits),
        tolerancePercent: limit.toFixed(4),
        cause: outside
          ? random.pick(['Gate stuck', 'Scale settled late', 'Moisture changed', 'Hand correction'])
          : null,
        at: load.batchedAt as Date,
        source: 'panel',
      }
    }),
  )
}

/** kg CO2e of what was weighed; a load of the days before, whose weights are not kept, says what it said. */
export function carbonOfWeights(goods: Goods, load: Load, weights: readonly Weight[] = []): string | null {
  if (!weights.length) return load.gwpBatched ?? null
  const { lines } = goods.mixes.get(load.productId)!
  return batchedCarbon(
    weights.map(({ materialId, actualKg }) => {
      const code = lines.find(line => line.materialId === materialId)?.code
      const of = MATERIALS.find(({ materialCode }) => materialCode === code)
      return { actualKg, carbonFactor: of ? String(of.carbon) : null }
    }),
  )
}
