import { EngineeringFault } from '~/domain/kit/fault'
import { mass } from '~/domain/kit/within'
import { given, QUANTITIES } from '../bounds'

/** One aggregate at the plant: saturated surface-dry mass, total moisture and absorption in percent of oven-dry mass. */
export type WetAggregate = { name: string; mass: number; moisture: number; absorption: number }

export type MoistBatch = {
  aggregates: { name: string; mass: number; free: number }[]
  water: number
  free: number
  total: number
}

/**
 * Batch masses from saturated surface-dry ones: batched = SSD·(1 + MC)/(1 + A), the free water comes off the mixing water,
 * and the total mass stays as designed. Masses in one unit. ACI PRC-211.1-22 §5.3.9.
 * Fault `water-below-zero` when the aggregates bring more water than the mix takes.
 */
export function batchMoisture(water: number, aggregates: readonly WetAggregate[]): MoistBatch {
  const batched = aggregates.map(one => {
    const { moisture, absorption } = moistureOf(one)
    const ssd = mass(one.mass, one.name)
    const wet = (ssd * (100 + moisture)) / (100 + absorption)
    return { name: one.name, mass: wet, free: wet - ssd }
  })
  const free = batched.reduce((sum, one) => sum + one.free, 0)
  const add = mass(water, 'water') - free
  if (add < 0) {
    throw new EngineeringFault('water-below-zero', 'The aggregates carry more free water than the mix takes', 'water')
  }
  return { aggregates: batched, water: add, free, total: batched.reduce((sum, one) => sum + one.mass, add) }
}

/** Water of a liquid admixture, kg: it counts when it moves the water/binder ratio by 0.01 or more. ACI PRC-211.1-22. */
export function admixtureWater(dose: number, solids: number, binder: number, threshold = 0.01) {
  const water = (mass(dose, 'dose') * (100 - given(solids, 'solids', QUANTITIES.share))) / 100
  const shift = water / given(binder, 'binder', QUANTITIES.cement)
  return { water, shift, counts: shift >= threshold - 1e-12 }
}

function moistureOf(one: WetAggregate) {
  return {
    moisture: given(one.moisture, `${one.name} moisture`, QUANTITIES.moisture),
    absorption: given(one.absorption, `${one.name} absorption`, QUANTITIES.absorption),
  }
}
