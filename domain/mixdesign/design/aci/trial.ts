import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { mass, within } from '~/domain/kit/within'
import { given, QUANTITIES } from '../../bounds'
import { ACI_DESIGN, type AciDesign, type AciInput, fineAggregate } from './design'
import { ACI_UNITS } from './system'

export type AciTrial = {
  /** Water put in and free water the aggregates brought, lb or kg. */
  water: number
  free: number
  /** Nominal volume of the batch, ft³ or m³. */
  volume: number
  /** Total mass (lb, kg) with the measured density (lb/ft³, kg/m³) gives the true volume; without them the nominal one counts. */
  total?: number
  density?: number
  slump: number
  /** Measured air, percent. */
  air: number
}

export const ACI_TRIAL = { slumpPercentPerInch: 3 }

/**
 * Proportions after a trial batch: the water it took, per yd³ or m³ of what it yielded, 3 % more per inch of slump short;
 * binder at the same w/cm, the same coarse aggregate, measured air, fine aggregate as the rest. ACI PRC-211.1-22 §5.3.10.
 * The guide's printed yields (26.75 and 27.19 ft³) turn the ratio of densities upside down; yield here is mass over density.
 */
export function aciTrialAdjustment(
  input: AciInput,
  design: AciDesign,
  trial: AciTrial,
  params = ACI_TRIAL,
  designParams = ACI_DESIGN,
) {
  const unit = ACI_UNITS[input.system]
  const step = (value: number) => roundTo(value, designParams.massStep)
  given(trial.slump, 'slump', unit.slump)
  const air = given(trial.air, 'air', QUANTITIES.air)
  const volume = trialVolume(trial, unit.fresh)
  const mixing = mass(trial.water, 'water') + within(trial.free, 'free', [-1e4, 1e4])
  const used = step((mixing * unit.volume) / volume)
  const short = (input.slump - trial.slump) / unit.inch
  const water = step(given(used * (1 + (params.slumpPercentPerInch * short) / 100), 'water', unit.water))
  const binder = step(given(water / design.ratio, 'binder', unit.binder))
  const grow = binder / design.binder
  const { flyAsh, slag, silicaFume, coarse } = design.masses
  const scm = { flyAsh: step(flyAsh * grow), slag: step(slag * grow), silicaFume: step(silicaFume * grow) }
  const cement = binder - scm.flyAsh - scm.slag - scm.silicaFume
  const fine = step(fineAggregate(input, { ...scm, water, cement, coarse }, air, designParams))
  return {
    mixing,
    used,
    masses: { ...design.masses, ...scm, water, cement, fine },
    binder,
    air,
    total: water + binder + coarse + fine,
  }
}

function trialVolume(trial: AciTrial, density: (typeof ACI_UNITS)['us']['fresh']): number {
  within(trial.volume, 'volume', [1e-4, 1000])
  if ((trial.total === undefined) !== (trial.density === undefined)) {
    throw new EngineeringFault(
      'missing-value',
      'Total mass and density belong together',
      trial.total === undefined ? 'total' : 'density',
    )
  }
  if (trial.total === undefined || trial.density === undefined) return trial.volume
  return mass(trial.total, 'total') / given(trial.density, 'density', density)
}
