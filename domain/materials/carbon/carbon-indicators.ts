import { Decimal } from 'decimal.js'
import { EngineeringFault } from '~/domain/kit/fault'
import { type DecimalText, sum } from '~/domain/kit/money'
import { checked } from './checked'
import { type FrozenFactors, frozenFactor } from './frozen-factors'
import type { CarbonLine, MixCarbon } from './mix-carbon'

export type CarbonIndicators = {
  binder: DecimalText
  /** Clinker in all binder, and additions in all binder, percent by mass. */
  clinkerFactor: DecimalText
  additionShare: DecimalText
  /** kgCO2e per m³ and MPa. */
  perMpa: DecimalText
  /** 1 − value/baseline in percent; null without a baseline. */
  saving: DecimalText | null
}

/** What a lab compares mixes by (per m³, strength in MPa). A mix without binder is `binder-missing`. */
export function carbonIndicators(
  carbon: MixCarbon,
  factors: FrozenFactors,
  { strength, baseline }: { strength: number; baseline?: DecimalText | null },
): CarbonIndicators {
  const binder = massOf(carbon.lines, line => line.role === 'cement' || line.role === 'addition')
  if (binder.isZero()) throw new EngineeringFault('binder-missing', 'the mix has no binder', 'materials')
  const clinker = sum(carbon.lines.map(line => clinkerOf(line, factors)))
  const percentOf = (part: Decimal) => part.div(binder).times(100).toFixed(2)
  const megapascals = checked(strength, 'strength', [1, 200], 'MPa')
  return {
    binder: binder.toFixed(3),
    clinkerFactor: percentOf(clinker),
    additionShare: percentOf(massOf(carbon.lines, line => line.role === 'addition')),
    perMpa: new Decimal(carbon.total).div(megapascals).toFixed(3),
    saving: baseline === null || baseline === undefined ? null : carbonSaving(carbon.total, baseline),
  }
}

/** 1 − value/baseline, percent; negative when worse. */
export function carbonSaving(value: DecimalText, baseline: DecimalText): DecimalText {
  const reference = checked(baseline, 'baseline', [1, 2000], 'kgCO2e/m³')
  return new Decimal(1).minus(new Decimal(value).div(reference)).times(100).toFixed(2)
}

function massOf(lines: readonly CarbonLine[], wanted: (line: CarbonLine) => boolean): Decimal {
  return sum(lines.filter(wanted).map(line => line.kg))
}

/** A cement whose clinker share is unknown counts as all clinker, so that no saving is claimed by silence. */
function clinkerOf(line: CarbonLine, factors: FrozenFactors): Decimal {
  if (line.role !== 'cement') return new Decimal(0)
  return new Decimal(line.kg).times(frozenFactor(factors, line.material).clinkerShare ?? '1')
}
