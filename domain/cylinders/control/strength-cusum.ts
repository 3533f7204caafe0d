import * as z from 'zod'
import { cumulativeSums } from '~/domain/cylinders/control/cusum'
import { GAIN_OF, meanGain } from '~/domain/cylinders/control/forecast-28'
import { MASKS, type Mask, type Signal, vMask } from '~/domain/cylinders/control/v-mask'
import { STRENGTH } from '~/domain/cylinders/specimen/cylinder-strength'
import { EngineeringFault } from '~/domain/kit/fault'
import { movingRanges } from '~/domain/kit/statistics'
import { atLeast, within } from '~/domain/kit/within'
import { between } from '~/domain/mixdesign/bounds'

/** Cement that one MPa asks for, kg/m³, a plant's setting. */
export const CEMENT_PER_MPA = 5.5

/** Spread of 28-day strength about its forecast, MPa, for the correlation mask by level of control (Newman and Choo). */
export const CORRELATION_SIGMA = { low: 2, medium: 2.5, high: 3.25 }

/** Oldest first. Early and 28-day strength in MPa; either may be missing, not both. Target mean strength and σ in MPa. */
export const StrengthCusumInput = z.strictObject({
  results: z
    .array(
      z.strictObject({
        key: z.string(),
        early: z.number().nullish(),
        actual: z.number().nullish(),
        /** What the house's strength model expected from the early one; without it early + gain. */
        forecast: z.number().nullish(),
      }),
    )
    .min(2)
    .max(5000),
  target: z.number(),
  sigma: z.number(),
  usualGain: z.number(),
  correlationSigma: z.number().optional(),
  gainOf: z.number().int().min(1).max(100).default(GAIN_OF),
  cementPerMpa: between(0.5, 50, 'kg/m³').default(CEMENT_PER_MPA),
})
export type StrengthCusumInput = z.input<typeof StrengthCusumInput>

export type StrengthCusumPoint = {
  key: string
  value: number
  /** The 28-day strength is not in yet: the value is early + gain. */
  forecast: boolean
  mean: number
  /** Null at the first result: a range needs two. */
  range: number | null
  /** Null until this result's 28-day strength is in beside its early one. */
  correlation: number | null
}
export type StrengthCusum = {
  points: StrengthCusumPoint[]
  signals: { mean: Signal[]; range: Signal[]; correlation: Signal[] }
  /** MPa now added to an early strength. */
  gain: number
  /** kg/m³ of cement to add (positive) or take out after the last change of the mean; 0 without one. */
  cement: number
}

/**
 * CUSUM control of one mix or family; a forecast is that of the strength model where it is given, else early + gain. M = Σ(x − target), R = Σ(|xᵢ − xᵢ₋₁| − 1.128 σ), C = Σ(actual − forecast), each under
 * its V-mask (defaults MASKS; C uses `correlationSigma`, 2.5 MPa unless given). After a change of C the gain is taken from later
 * pairs only, forecasts are made anew and with them M and R. Fault: `result-missing` where both strengths are absent.
 */
export function strengthCusum(
  input: StrengthCusumInput,
  masks: Record<keyof typeof MASKS, Mask> = MASKS,
): StrengthCusum {
  const sigma = within(input.sigma, 'sigma', [0.5, 15], 'MPa')
  const target = within(input.target, 'target', STRENGTH, 'MPa')
  const results = soundResults(input)
  const correlation = correlationSum(results, input)
  const changes = vMask(correlation.sums, input.correlationSigma ?? CORRELATION_SIGMA.medium, masks.correlation)
  const gain = currentGain(correlation.pairs, changes, input)
  const values = results.map(result => result.actual ?? foreseen(result, gain))
  const mean = cumulativeSums(values, target)
  const range = cumulativeSums(movingRanges(values), 1.128 * sigma)
  const signals = {
    mean: vMask(mean, sigma, masks.mean),
    range: vMask(range, sigma, masks.range).map(later),
    correlation: changes.map(signal => asResults(signal, correlation.places)),
  }
  const points = results.map(({ key, actual }, index) => ({
    key,
    value: values[index]!,
    forecast: actual === null,
    mean: mean[index]!,
    range: index === 0 ? null : range[index - 1]!,
    correlation: correlation.byResult.get(index) ?? null,
  }))
  const last = signals.mean.at(-1)
  return { points, signals, gain, cement: last ? -last.shift * (input.cementPerMpa ?? CEMENT_PER_MPA) : 0 }
}

type Result = { key: string; early: number | null; actual: number | null; forecast: number | null }

/** MPa at 28 days before it is known: the model's forecast, else the early strength with the gain of the pairs before. */
const foreseen = ({ early, forecast }: Result, gain: number): number => forecast ?? early! + gain
type Pair = { early: number; actual: number }

function soundResults({ results }: StrengthCusumInput): Result[] {
  return atLeast(results, 2, 'results').map(({ key, early, actual, forecast }) => {
    const checked = {
      key,
      early: early === null || early === undefined ? null : within(early, `${key} early`, STRENGTH, 'MPa'),
      actual: actual === null || actual === undefined ? null : within(actual, `${key} actual`, STRENGTH, 'MPa'),
      forecast:
        forecast === null || forecast === undefined ? null : within(forecast, `${key} forecast`, STRENGTH, 'MPa'),
    }
    if (checked.early === null && checked.actual === null) {
      throw new EngineeringFault('result-missing', `${key} has neither an early nor a 28-day strength`, 'results')
    }
    return checked
  })
}

/** Each forecast uses only the pairs that came before it, as the laboratory saw them. */
function correlationSum(results: readonly Result[], input: StrengthCusumInput) {
  const pairs: Pair[] = []
  const places: number[] = []
  const sums: number[] = []
  const byResult = new Map<number, number>()
  let sum = 0
  results.forEach((result, index) => {
    const { early, actual } = result
    if (early === null || actual === null) return
    const gain = pairs.length === 0 ? input.usualGain : meanGain(pairs, input.gainOf)
    sum += actual - foreseen(result, gain)
    pairs.push({ early, actual })
    places.push(index)
    sums.push(sum)
    byResult.set(index, sum)
  })
  return { pairs, places, sums, byResult }
}

function currentGain(pairs: readonly Pair[], changes: readonly Signal[], input: StrengthCusumInput): number {
  const usual = within(input.usualGain, 'usualGain', [-20, 80], 'MPa')
  if (pairs.length === 0) return usual
  const since = changes.at(-1)?.changeAfter ?? -1
  return meanGain(pairs.slice(since + 1), input.gainOf)
}

/** The first range belongs to the second result. */
function later(signal: Signal): Signal {
  return { ...signal, detectedAt: signal.detectedAt + 1, changeAfter: signal.changeAfter + 1 }
}

function asResults(signal: Signal, places: readonly number[]): Signal {
  const changeAfter = signal.changeAfter < 0 ? -1 : places[signal.changeAfter]!
  return { ...signal, detectedAt: places[signal.detectedAt]!, changeAfter }
}
