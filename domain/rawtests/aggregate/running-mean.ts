import * as z from 'zod'
import { mean } from '~/domain/kit/statistics'
import { finite, within } from '~/domain/kit/within'
import { between } from '~/domain/mixdesign/bounds'

/** What is watched has no unit of its own: a modulus, a surface, a density. */
const ANY = between(-1000, 100_000)

/** Samples in time order. `of` is how many the mean looks back over; the base is given, or the mean of the first `baseOf`. */
export const RunningMeanInput = z.strictObject({
  samples: z
    .array(z.strictObject({ key: z.string(), label: z.string(), value: ANY }))
    .min(1)
    .max(2000),
  of: z.number().int().min(2).max(50).default(5),
  limits: z.strictObject({ min: ANY.nullish(), max: ANY.nullish() }).optional(),
  base: z
    .object({ value: z.number().nullish(), of: z.number().int().min(1).default(10), tolerance: z.number() })
    .optional(),
})
export type RunningMeanInput = z.input<typeof RunningMeanInput>

export type RunningMeanPoint = {
  key: string
  label: string
  value: number
  /** Mean of the last `of` samples; null while there are fewer. */
  mean: number | null
  outsideLimits: boolean
  outsideBase: boolean
}
export type RunningMean = {
  points: RunningMeanPoint[]
  of: number
  limits: { min: number | null; max: number | null }
  base: { value: number; min: number; max: number } | null
}

/**
 * Simple mean of the last n samples beside each sample, in the unit of the samples, with specification limits and, where
 * asked, base ± tolerance (ASTM C33: fineness modulus within 0.20 of the mean of the first ten samples). The base is null
 * until there are samples enough to form it.
 */
export function runningMean(input: RunningMeanInput): RunningMean {
  const of = within(input.of ?? 5, 'of', [2, 50])
  const values = input.samples.map(sample => finite(sample.value, sample.label))
  const limits = { min: input.limits?.min ?? null, max: input.limits?.max ?? null }
  const base = baseOf(values, input.base)
  const points = input.samples.map(({ key, label, value }, index) => ({
    key,
    label,
    value,
    mean: index + 1 < of ? null : mean(values.slice(index + 1 - of, index + 1)),
    outsideLimits: outside(value, limits.min, limits.max),
    outsideBase: base !== null && outside(value, base.min, base.max),
  }))
  return { points, of, limits, base }
}

function baseOf(values: readonly number[], base: RunningMeanInput['base']): RunningMean['base'] {
  if (!base) return null
  const tolerance = within(base.tolerance, 'base.tolerance', [0, 1e6])
  const of = base.of ?? 10
  const given = base.value ?? (values.length >= of ? mean(values.slice(0, of)) : null)
  return given === null ? null : { value: given, min: given - tolerance, max: given + tolerance }
}

function outside(value: number, min: number | null, max: number | null): boolean {
  return (min !== null && value < min - 1e-9) || (max !== null && value > max + 1e-9)
}
