import { EngineeringFault } from '~/domain/kit/fault'
import { finenessModulus } from './aggregate/fineness-modulus'
import { type SieveAnalysis, type SieveAnalysisInput, sieveAnalysis } from './aggregate/sieve-analysis'
import type { Grading } from './grading'
import { checkGrading, type GradingLimit, type GradingVerdict } from './limits/grading-limits'
import type { SieveSeries } from './sieve-sizes'

/** What a sample is judged by: limits with the sieve series its fineness modulus is counted on. */
export type Judge = { name: string; series: SieveSeries; limits: readonly GradingLimit[] }

export type SieveResult = {
  analysis: SieveAnalysis
  /** Reported to 0.01; null where a sieve of the series was not used. */
  finenessModulus: number | null
  specification: string | null
  verdict: GradingVerdict | null
}

/** A sieve analysis with its fineness modulus and, where there is something to judge by, its verdict. Faults: those of the analysis. */
export function sieveResult(input: SieveAnalysisInput, judge: Judge | null): SieveResult {
  const analysis = sieveAnalysis(input)
  return { analysis, ...judged(analysis.grading, judge) }
}

/** The same for a grading that is known already, e.g. of a blend. */
export function judged(grading: Grading, judge: Judge | null): Omit<SieveResult, 'analysis'> {
  return {
    finenessModulus: unlessUnused(() => finenessModulus(grading, judge?.series ?? 'ASTM').reported),
    specification: judge?.name ?? null,
    verdict: judge && checkGrading(grading, judge.limits),
  }
}

/** The value, or null where the sieves it needs were not used or its chart ends before; any other fault passes. */
export function unlessUnused<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof EngineeringFault && ['sieve-missing', 'no-coarse-part', 'beyond-chart'].includes(error.fault))
      return null
    throw error
  }
}
