import { EngineeringFault } from '~/domain/kit/fault'
import { checked } from './checked'
import type { CarbonFactor, FactorSet } from './factor-set'

/** What a record keeps of the factors it was computed with, so that a later set never changes history. */
export type FrozenFactors = Pick<FactorSet, 'energy' | 'transport'> & {
  setId: string
  version: number
  frozenOn: string
  factors: Record<string, CarbonFactor>
}

/**
 * The factors a list of materials takes from a set on a day (yyyy-MM-dd): the plant's own before the general one, never an
 * expired EPD. A material without a factor is `factor-missing`, one with expired ones only `factor-expired`; none counts as 0.
 */
export function freezeFactors(
  set: FactorSet,
  materials: readonly string[],
  { on, plant }: { on: string; plant?: string },
): FrozenFactors {
  const chosen = [...new Set(materials)].map(material => [material, choose(set, material, on, plant)] as const)
  const { id: setId, version, energy, transport } = set
  return { setId, version, frozenOn: on, factors: Object.fromEntries(chosen), energy, transport }
}

/** The frozen factor of a material; `factor-missing` when the record never had one. */
export function frozenFactor(frozen: FrozenFactors, material: string): CarbonFactor {
  const found = frozen.factors[material]
  if (!found) throw new EngineeringFault('factor-missing', `no carbon factor for ${material}`, material)
  return found
}

function choose(set: FactorSet, material: string, on: string, plant?: string): CarbonFactor {
  const all = set.factors.filter(factor => factor.material === material && (!factor.plant || factor.plant === plant))
  if (all.length === 0) throw new EngineeringFault('factor-missing', `no carbon factor for ${material}`, material)
  const valid = all.filter(factor => !factor.validTo || factor.validTo >= on)
  const found = valid.find(factor => factor.plant) ?? valid[0]
  if (!found) throw new EngineeringFault('factor-expired', `the factor of ${material} ended before ${on}`, material)
  checked(found.kgPerKg, `factor of ${material}`, [-5, 50], 'kgCO2e/kg')
  return found
}
