import table from '~/domain/cylinders/data/conformity.json'
import type { ProductionState } from './production-result'

export type SamplingFacts = {
  state: ProductionState
  /** s has left the band of σ: the rate of initial production for the next 35 results. */
  raised: boolean
  /** The production control is certified. */
  certified: boolean
  /** Made in the period, m³, on how many production days, in how many calendar months. */
  cubicMetres: number
  days: number
  months: number
  /** The first 50 m³ of this concrete are in the period. */
  fromStart: boolean
}

/** Fewest samples of a period (EN 206 Table 17): by volume, by production days or by month, whichever asks for more. */
export function samplesDue(of: SamplingFacts): number {
  const { first, ...rates } = table.en206.sampling
  if (of.cubicMetres <= 0) return 0
  const initial = of.state === 'initial' || of.raised
  const rate = rates[of.certified ? 'certified' : 'uncertified'][initial ? 'initial' : 'continuous']
  const begins = of.state === 'initial' && of.fromStart
  const volume = begins ? Math.max(0, of.cubicMetres - first.cubicMetres) : of.cubicMetres
  const months = 'eachMonth' in rate ? of.months : 0
  const due = Math.max(Math.ceil(volume / rate.cubicMetres), Math.ceil(of.days / rate.days), months)
  return begins ? Math.max(first.samples + Math.ceil(volume / rate.cubicMetres), due) : due
}
