import * as z from 'zod'
import { cumulativeSums } from '~/domain/cylinders/control/cusum'
import { MASKS, type Mask, type Signal, vMask } from '~/domain/cylinders/control/v-mask'
import { EngineeringFault } from '~/domain/kit/fault'
import { mean, movingRanges } from '~/domain/kit/statistics'
import { atLeast, finite } from '~/domain/kit/within'

export const VARIABLES = ['strength', 'early', 'density', 'slump', 'temperature', 'water'] as const
export type Variable = (typeof VARIABLES)[number]

const Values = z.partialRecord(z.enum(VARIABLES), z.number().nullable())

/**
 * Results of all mixes on one graph, oldest first: strengths MPa, density and water kg/m³, slump mm, temperature °C. `groups`
 * are what a result has in common with others (sand, plant, truck). `targets` are the means a mix starts from.
 */
export const MultigradeCusumInput = z.strictObject({
  results: z
    .array(
      z.strictObject({
        key: z.string(),
        mix: z.string(),
        values: Values,
        groups: z.record(z.string(), z.string()).default({}),
      }),
    )
    .min(2)
    .max(5000),
  targets: z.record(z.string(), Values).default({}),
  group: z.strictObject({ name: z.string(), value: z.string() }).nullish(),
  meanOf: z.number().int().min(1).max(100).default(20),
  alignedWithin: z.number().int().min(0).max(50).default(3),
})
export type MultigradeCusumInput = z.input<typeof MultigradeCusumInput>

export type VariableCusum = {
  variable: Variable
  /** Cumulated difference from the mix's own mean at each result; carried over where the variable was not measured. */
  sums: (number | null)[]
  sigma: number | null
  signals: Signal[]
}
/** Variables whose change points are together: a common cause. */
export type BreakPoint = { at: number; key: string; variables: Variable[] }
export type MultigradeCusum = { keys: string[]; variables: VariableCusum[]; breaks: BreakPoint[] }

/**
 * Multigrade, multivariable CUSUM (K. W. Day): every result is compared with the mean of its own mix up to then, so that all
 * mixes share one graph and a change of material shows in all of them. σ per variable is 0.886·mean |dᵢ − dᵢ₋₁| of the
 * differences d; a variable with fewer than 5 results is drawn without a mask. No result in the group is `too-few-results`.
 */
export function multigradeCusum(input: MultigradeCusumInput, mask: Mask = MASKS.mean): MultigradeCusum {
  const { group } = input
  const results = input.results.filter(result => !group || result.groups?.[group.name] === group.value)
  atLeast(results, 2, 'results')
  const variables = VARIABLES.flatMap(variable => variableCusum(variable, results, input, mask) ?? [])
  if (variables.length === 0) throw new EngineeringFault('too-few-results', 'no variable was measured', 'results')
  const keys = results.map(result => result.key)
  return { keys, variables, breaks: breakPoints(variables, keys, input.alignedWithin ?? 3) }
}

type Results = MultigradeCusumInput['results']

function variableCusum(
  variable: Variable,
  results: Results,
  input: MultigradeCusumInput,
  mask: Mask,
): VariableCusum | null {
  const differences: number[] = []
  const places: number[] = []
  const seen = new Map<string, number[]>()
  results.forEach(({ key, mix, values }, index) => {
    const value = values[variable]
    if (value === null || value === undefined) return
    const before = seen.get(mix) ?? []
    const target =
      before.length > 0 ? mean(before.slice(-(input.meanOf ?? 20))) : (input.targets?.[mix]?.[variable] ?? value)
    differences.push(finite(value, `${key} ${variable}`) - target)
    places.push(index)
    seen.set(mix, [...before, value])
  })
  if (differences.length === 0) return null
  const sums = cumulativeSums(differences, 0)
  const sigma = differences.length < 5 ? null : 0.886 * mean(movingRanges(differences))
  const signals = sigma === null || sigma < 0.01 ? [] : vMask(sums, sigma, mask)
  return { variable, sums: spreadOut(sums, places, results.length), sigma, signals: signals.map(onResults(places)) }
}

function spreadOut(sums: readonly number[], places: readonly number[], length: number): (number | null)[] {
  const wide = new Array<number | null>(length).fill(null)
  places.forEach((place, index) => {
    wide[place] = sums[index]!
  })
  for (let index = 1; index < length; index++) wide[index] ??= wide[index - 1]!
  return wide
}

function onResults(places: readonly number[]) {
  return (signal: Signal): Signal => ({
    ...signal,
    detectedAt: places[signal.detectedAt]!,
    changeAfter: signal.changeAfter < 0 ? -1 : places[signal.changeAfter]!,
  })
}

function breakPoints(variables: readonly VariableCusum[], keys: readonly string[], aligned: number): BreakPoint[] {
  const changes = variables
    .flatMap(({ variable, signals }) => signals.map(signal => ({ variable, at: Math.max(0, signal.changeAfter) })))
    .sort((a, b) => a.at - b.at)
  const breaks: BreakPoint[] = []
  for (const { variable, at } of changes) {
    const near = breaks.find(point => at - point.at <= aligned)
    if (!near) breaks.push({ at, key: keys[at]!, variables: [variable] })
    else if (!near.variables.includes(variable)) near.variables.push(variable)
  }
  return breaks
}
