import * as z from 'zod'
import { anyDecimal, id, queryFlag } from '../kit/shape'
import { strengthControl } from './design/strength-control'

export const StrengthClassList = z.strictObject({
  active: queryFlag(),
  strengthClass: z.string().trim().max(20).optional(),
})

/** Creates without an id, changes with one. */
export const StrengthClassSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  strengthClass: z.string().trim().min(1).max(20),
  specimen: z.enum(['cylinder', 'cube']),
  ageDays: z.int().min(1).max(365).default(28),
  defective: anyDecimal(2, 'Defectives').default('5'),
  knownDeviation: anyDecimal(2, 'Standard deviation').nullish(),
  results: z.int().min(0).max(1_000_000).nullish(),
  active: z.boolean().default(true),
})
export type StrengthClassSave = z.output<typeof StrengthClassSave>

/** The figures of a row, MPa with two places. Faults: those of the target mean. */
export function classFigures(of: Omit<StrengthClassSave, 'id' | 'version' | 'active'>) {
  const { characteristic, factor, deviation, margin, mean } = strengthControl({
    strengthClass: of.strengthClass,
    specimen: of.specimen,
    age: of.ageDays,
    defective: Number(of.defective),
    ...(of.knownDeviation ? { deviation: Number(of.knownDeviation) } : {}),
    ...(of.results === null || of.results === undefined ? {} : { results: of.results }),
  })
  const text = (value: number | null) => value?.toFixed(2) ?? null
  return {
    characteristic: characteristic.toFixed(2),
    factor: text(factor),
    deviation: text(deviation),
    margin: margin.toFixed(2),
    targetMean: mean.toFixed(2),
  }
}
