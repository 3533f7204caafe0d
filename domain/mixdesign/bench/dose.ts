import { NO_DOSE, waterOf } from '~/domain/deliveries/ledger-water'

/** A liquid admixture; without declared solids it counts as water whole. */
export type Dosed = { name: string; relativeDensity: number; solidsPercent: string | null }

/** kg of water that a dose brings when it is more than EN 206 lets pass; the rule is the ledger's. */
export function waterOfDose({ name, relativeDensity, solidsPercent }: Dosed, kg: number): number {
  const line = { kind: 'admixture', name, density: String(relativeDensity * 1000), solidsPercent, kg: String(kg) }
  return waterOf([line], '1', NO_DOSE).admixtures.toNumber()
}
