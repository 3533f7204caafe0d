import * as z from 'zod'
import { within } from '~/domain/kit/within'
import { QUANTITIES, reading } from '~/domain/mixdesign/bounds'
import { finenessModulus } from '~/domain/rawtests/aggregate/fineness-modulus'
import { Grading, measured } from '~/domain/rawtests/grading'
import { checkGrading, type GradingVerdict, gradingSpecification } from '~/domain/rawtests/limits/grading-limits'

/** ASTM C33/C33M §6: named defaults that a project may override. */
export const C33_FINE = {
  largestFraction: 45,
  finenessModulus: [2.3, 3.1] as [number, number],
  baseTolerance: 0.2,
  baseSamples: 10,
  finesMax: { abrasion: 3, other: 5, 'manufactured, abrasion': 5, 'manufactured, other': 7 },
} as const

export const C33FineInput = z.strictObject({
  grading: Grading,
  use: z.enum(['abrasion', 'other', 'manufactured, abrasion', 'manufactured, other']).default('other'),
  passing75um: reading(QUANTITIES.tenths).nullish(),
  baseFinenessModulus: z.number().nullish(),
})
export type C33FineInput = z.input<typeof C33FineInput>

export type Finding = { rule: string; value: number; min?: number; max?: number; pass: boolean }
export type C33Fine = {
  verdict: 'pass' | 'fail' | 'incomplete'
  limits: GradingVerdict
  findings: Finding[]
  finenessModulus: number
}

/**
 * Fine aggregate by ASTM C33: Table 1 limits, no more than 45 % between neighbouring sieves, FM 2.3 to 3.1 and within ±0.20
 * of the base (mean of the first ten samples), and percent finer than 75 µm. Percent by mass; FM to 0.01.
 */
export function c33Fine(input: C33FineInput, rules: typeof C33_FINE = C33_FINE): C33Fine {
  const limits = checkGrading(input.grading, gradingSpecification('c33-fine').limits)
  const { reported } = finenessModulus(input.grading)
  const [min, max] = rules.finenessModulus
  const findings: Finding[] = [
    { rule: 'fineness modulus', value: reported, min, max, pass: reported >= min && reported <= max },
    ...fractionFindings(input.grading, rules.largestFraction),
    ...baseFinding(input, reported, rules.baseTolerance),
    ...finesFinding(input, rules),
  ]
  const failed = limits.verdict === 'fail' || findings.some(finding => !finding.pass)
  return { verdict: failed ? 'fail' : limits.verdict, limits, findings, finenessModulus: reported }
}

function fractionFindings(grading: Grading, max: number): Finding[] {
  const sizes = gradingSpecification('c33-fine').limits.map(limit => limit.size)
  return sizes.slice(1).flatMap((size, index) => {
    const coarser = measured(grading, sizes[index]!)
    const finer = measured(grading, size)
    if (coarser === undefined || finer === undefined) return []
    const value = coarser - finer
    return [{ rule: `retained between ${sizes[index]} and ${size} mm`, value, max, pass: value <= max + 1e-9 }]
  })
}

function baseFinding({ baseFinenessModulus: base }: C33FineInput, value: number, tolerance: number): Finding[] {
  if (base === null || base === undefined) return []
  within(base, 'baseFinenessModulus', [1, 5])
  const pass = Math.abs(value - base) <= tolerance + 1e-9
  return [{ rule: 'fineness modulus against its base', value, min: base - tolerance, max: base + tolerance, pass }]
}

function finesFinding({ passing75um, use = 'other' }: C33FineInput, rules: typeof C33_FINE): Finding[] {
  if (passing75um === null || passing75um === undefined) return []
  const value = within(passing75um, 'passing75um', [0, 100], '%')
  return [{ rule: 'finer than 75 µm', value, max: rules.finesMax[use], pass: value <= rules.finesMax[use] + 1e-9 }]
}
