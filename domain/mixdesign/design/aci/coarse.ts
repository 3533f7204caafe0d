import { within } from '~/domain/kit/within'
import { given, QUANTITIES } from '../../bounds'
import type { AciSystem } from '../target-mean-aci'
import { ACI_UNITS } from './system'
import { sizeColumn } from './water'

/**
 * Dry-rodded coarse aggregate per unit volume of concrete: the 2.40 column less 0.1 per unit of fineness modulus.
 * `factor` widens it (1.10 for pavements, 0.90 for pumping). ACI PRC-211.1-22 Table 5.3.6.
 */
export function coarseVolume(system: AciSystem, maxSize: number, finenessModulus: number, factor = 1): number {
  const modulus = given(finenessModulus, 'finenessModulus', QUANTITIES.finenessModulus)
  const top = ACI_UNITS[system].table.coarseVolume[sizeColumn(system, maxSize)]!
  return (top - 0.1 * (modulus - 2.4)) * within(factor, 'factor', [0.8, 1.2])
}
