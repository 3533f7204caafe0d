import * as z from 'zod'
import { aci318Cores } from '~/domain/cylinders/conformity/aci318-acceptance'
import { en206Identity } from '~/domain/cylinders/conformity/en206-identity'
import { type Conformity, conformity, strengths } from '~/domain/cylinders/conformity/verdict'
import table from '~/domain/cylinders/data/conformity.json'
import { EngineeringFault } from '~/domain/kit/fault'
import { requiredText } from '~/domain/kit/shape'
import { type SpecimenShape, strengthAs } from '~/domain/mixdesign/strength-class'

/** A core as it was cut and crushed (EN 12504-1, ASTM C42): mm, and MPa of its own section. */
export const Core = z.strictObject({
  label: requiredText('Core', 40),
  place: requiredText('Place', 120),
  diameterMm: z.number().min(50, 'At least 50 mm').max(200, 'At most 200 mm'),
  lengthMm: z.number().min(50, 'At least 50 mm').max(500, 'At most 500 mm'),
  mpa: z.number().min(1, 'At least 1 MPa').max(200, 'At most 200 MPa'),
})
export type Core = z.output<typeof Core>
export const CORE_STANDARDS = ['en13791', 'aci318'] as const
export type CoreStandard = (typeof CORE_STANDARDS)[number]

type Specified = { fck: number; shape: SpecimenShape }

/** Cores of one region against the specified strength, each as the specimen that fck is of; their strengths beside. MPa. */
export function coreAssessment(
  cores: readonly Core[],
  { fck, shape }: Specified,
  standard: CoreStandard,
): Conformity & { strengths: number[] } {
  const own = cores.map(core => (standard === 'aci318' ? asCylinder(core, shape) : asSpecimen(core, shape)))
  if (standard === 'aci318') return { ...aci318Cores(own, fck), strengths: own }
  const { share, least } = table.en13791
  const found = en206Identity({ results: strengths(own, least).map(value => value / share), fck })
  const scaled = found.criteria.map(row => ({
    ...row,
    rule: row.results.length > 1 ? 'mean of the cores' : 'single core',
    value: row.value * share,
    least: row.least * share,
  }))
  return { ...conformity(scaled), strengths: own }
}

/** 2:1 stands for a cylinder and 1:1 for a cube; any other is cut anew (EN 12504-1). */
function asSpecimen({ label, lengthMm, diameterMm, mpa }: Core, shape: SpecimenShape): number {
  const ratio = lengthMm / diameterMm
  const within = ([low, high]: readonly number[]) => ratio >= low! && ratio <= high!
  const { slender, stocky } = table.en13791
  if (!within(slender) && !within(stocky))
    throw new EngineeringFault(
      'out-of-bounds',
      `Core ${label}: length over diameter is ${ratio.toFixed(2)}, 1 or 2 is needed`,
      'cores',
    )
  return strengthAs(mpa, within(slender) ? 'cylinder' : 'cube', shape)
}

/** The factor of length over diameter, straight between its rows; below 1 a core says nothing (ASTM C42). */
function asCylinder({ label, lengthMm, diameterMm, mpa }: Core, shape: SpecimenShape): number {
  const ratio = lengthMm / diameterMm
  const { factors } = table.astmC42
  if (ratio < factors[0]!.ratio)
    throw new EngineeringFault(
      'out-of-bounds',
      `Core ${label}: length over diameter is ${ratio.toFixed(2)}, at least 1 is needed`,
      'cores',
    )
  const at = factors.findIndex(row => row.ratio >= ratio)
  const [high, low] = at < 0 ? [factors.at(-1)!, factors.at(-1)!] : [factors[at]!, factors[Math.max(0, at - 1)]!]
  const share = high.ratio === low.ratio ? 0 : (ratio - low.ratio) / (high.ratio - low.ratio)
  return strengthAs(mpa * (low.factor + share * (high.factor - low.factor)), 'cylinder', shape)
}
