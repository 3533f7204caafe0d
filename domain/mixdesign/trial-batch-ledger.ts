import { type ConcreteLedger, concreteLedger } from '../deliveries/concrete-ledger'
import type { LedgerKey } from '../deliveries/concrete-ledger-row'
import { isFault } from '../deliveries/concrete-ledger-row'
import { contentsOf } from '../deliveries/ledger-contents'
import { designedLines, type LedgerLoad, type LedgerWeight } from '../deliveries/ledger-load'
import { NO_DOSE, waterOf } from '../deliveries/ledger-water'
import { type DecimalText, decimal, sum } from '../kit/money'
import { type ContentRules, contentLimits } from './durability-contents'
import { binderOf, waterToCement, waterToCementitious } from './water-cement'

export type TrialWeight = Omit<LedgerWeight, 'verdict' | 'actualKg'> & {
  kg: DecimalText
  carbonFactor: DecimalText | null
}
export type TrialFacts = Pick<LedgerLoad, 'recipe' | 'mixName' | 'airPercent' | 'fresh' | 'limits'> & {
  litres: DecimalText
  weights: readonly TrialWeight[]
}

/** What a truck has and a drum in the laboratory has not. */
const OF_LOADS: readonly LedgerKey[] = ['weights', 'site-water', 'returned', 'discharged']

/**
 * The concrete ledger of a trial batch as if it were one cubic metre: its weights by the litres that it was designed for,
 * so that the yield is the relative one. Litres above zero; faults as in the ledger.
 */
export function trialLedger({ litres, weights, ...of }: TrialFacts): ConcreteLedger {
  const scaled = weights.map(({ kg, carbonFactor: _carbon, ...line }) => ({
    ...line,
    actualKg: decimal(kg).times(1000).div(litres).toFixed(6),
    verdict: 'ok',
  }))
  const known = weights.every(({ carbonFactor }) => carbonFactor !== null)
  const carbon = sum(weights.map(({ kg, carbonFactor }) => decimal(kg).times(carbonFactor ?? 0)))
  const ledger = concreteLedger({
    ...of,
    weights: scaled,
    cubicMetres: '1.00',
    site: NO_DOSE,
    returned: null,
    carbonKg: known ? carbon.times(1000).div(litres).toFixed(3) : null,
  })
  return { ...ledger, rows: ledger.rows.filter(({ key }) => !OF_LOADS.includes(key)) }
}

/** What durability judges of a recipe. Chloride in % of what the standard relates it to, alkali in kg/m³; null is what is not known. */
export type DesignedFigures = {
  ratio: DecimalText | null
  /** w/cm, of all cement and additions. */
  cementitiousRatio: DecimalText | null
  equivalent: DecimalText
  /** All cement and additions, kg/m³. */
  cementitious: DecimalText
  chloride: DecimalText | null
  alkali: DecimalText | null
}

/** w/(c + k·a), c + k·a in kg/m³, chloride and alkali of a recipe by design; null without water, binder or a declaration. */
export function designedFigures(recipe: LedgerLoad['recipe'], rules: ContentRules): DesignedFigures {
  const lines = designedLines(recipe, '1')
  const { free } = waterOf(lines, '1', NO_DOSE)
  const binder = binderOf(lines)
  const [chloride, alkali] = contentsOf(recipe, contentLimits({ classes: [] }, rules))
  return {
    ratio: isFault(free) ? null : waterToCement(free, binder),
    cementitiousRatio: isFault(free) ? null : waterToCementitious(free, binder),
    equivalent: binder.equivalent.toFixed(1),
    cementitious: binder.cement.plus(binder.additions).toFixed(1),
    chloride: chloride!.value,
    alkali: alkali!.value,
  }
}
