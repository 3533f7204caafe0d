import { mass, within } from '~/domain/kit/within'
import { given, QUANTITIES } from '../bounds'
import { freeWater } from './free-water'

/** One aggregate at the plant: saturated surface-dry mass, total moisture and absorption in percent of oven-dry mass. */
export type WetAggregate = { name: string; mass: number; moisture: number; absorption: number }

export type MoistBatch = {
  aggregates: { name: string; mass: number; free: number }[]
  water: number
  free: number
  total: number
}

/** Batch masses of the laboratory's bench, in one unit; the rule is that of `freeWater`. */
export function batchMoisture(water: number, aggregates: readonly WetAggregate[]): MoistBatch {
  const known = aggregates.map(one => ({ name: one.name, kg: mass(one.mass, one.name), ...moistureOf(one) }))
  const { waters, aggregates: wet, free } = freeWater([mass(water, 'water')], known)
  const batched = known.map(({ name, kg }, at) => {
    const weighed = wet[at]!.toNumber()
    return { name, mass: weighed, free: weighed - kg }
  })
  const add = waters[0]!.toNumber()
  return {
    aggregates: batched,
    water: add,
    free: free.toNumber(),
    total: batched.reduce((sum, one) => sum + one.mass, add),
  }
}

/** Water of a liquid admixture, kg: it counts when it moves the water/binder ratio by 0.01 or more. ACI PRC-211.1-22. */
export function admixtureWater(dose: number, solids: number, binder: number, threshold = 0.01) {
  const kg = given(binder, 'binder', QUANTITIES.cement)
  // EN 206 §5.2.6 asks for proof above 50 g/kg of cement; four times as much is no admixture any more.
  const most = within(mass(dose, 'dose'), 'dose', [0, kg / 5], 'kg')
  const water = (most * (100 - given(solids, 'solids', QUANTITIES.share))) / 100
  const shift = water / kg
  return { water, shift, counts: shift >= threshold - 1e-12 }
}

function moistureOf(one: WetAggregate) {
  return {
    moisture: given(one.moisture, `${one.name} moisture`, QUANTITIES.moisture),
    absorption: given(one.absorption, `${one.name} absorption`, QUANTITIES.absorption),
  }
}
