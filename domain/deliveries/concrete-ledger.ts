import { Decimal } from 'decimal.js'
import { EngineeringFault } from '../kit/fault'
import { compare, type DecimalText, decimal, kilograms, sum } from '../kit/money'
import type { LedgerFault, LedgerRow } from './concrete-ledger-row'
import { ledgerFigures } from './ledger-figures'
import { type LedgerLoad, type LedgerMass, siteAdmixture } from './ledger-load'

export type ConcreteLedger = {
  cubicMetres: DecimalText
  mass: LedgerMass | null
  rows: LedgerRow[]
  /** Why there is no ledger at all. */
  missing: LedgerFault | null
}

/**
 * The account of the concrete of one load, by its m³: where its water came from, what it binds, holds and emits, and what
 * became of it, each with its limit. It says what is not known and never fills it in. Fault: `out-of-bounds`.
 */
export function concreteLedger(load: LedgerLoad): ConcreteLedger {
  const cubic = decimal(load.cubicMetres)
  const none = (fault: string, text: string) => ({
    cubicMetres: load.cubicMetres,
    mass: null,
    rows: [],
    missing: { fault, text },
  })
  if (!load.weights.length) return none('no-weights', 'Nothing is weighed yet')
  if (!cubic.greaterThan(0)) throw new EngineeringFault('out-of-bounds', 'A batch needs its m³', 'cubicMetres')
  for (const { name, actualKg } of load.weights)
    if (decimal(actualKg).isNegative())
      throw new EngineeringFault('out-of-bounds', `${name} weighs less than nothing`, name)
  const weighed = new Set(load.weights.map(({ materialId }) => materialId))
  const left = load.recipe.filter(({ materialId }) => !weighed.has(materialId)).map(({ name }) => name)
  if (left.length) return none('not-weighed', `Not weighed: ${left.join(', ')}`)
  const returned = decimal(load.returned ?? 0)
  if (compare(returned, cubic) > 0)
    return none('returned-above-batched', `${load.returned} m³ came back, ${load.cubicMetres} m³ were batched`)
  const mass = massOf(load, returned.div(cubic))
  return { cubicMetres: load.cubicMetres, mass, rows: ledgerFigures(load, mass), missing: null }
}

/** The drum is one mixture: what came back is its share of everything in it, and the rest was discharged. */
function massOf({ weights, site }: LedgerLoad, share: Decimal): LedgerMass {
  const batched = sum(weights.map(({ actualKg }) => actualKg))
  const added = sum([site.waterLitres ?? 0, siteAdmixture(weights, site).kg])
  const returnedKg = kilograms(batched.plus(added).times(share))
  return {
    batchedKg: kilograms(batched),
    siteKg: kilograms(added),
    dischargedKg: kilograms(new Decimal(kilograms(batched)).plus(kilograms(added)).minus(returnedKg)),
    returnedKg,
  }
}
