import * as z from 'zod'
import { byName } from '~/domain/kit/collation'
import { id, plainDate } from '../kit/shape'
import { mean, standardDeviation } from '../kit/statistics'
import type { CementResults } from './cement/limits'
import { CEMENT_PROPERTIES, cementValue } from './cement/properties'
import { measured } from './grading'
import type { SieveResult } from './sieve-result'
import { TEST_STATUSES } from './test-info'

const narrow = {
  materialId: id().optional(),
  sourceId: id().optional(),
  plantId: id().optional(),
  supplierId: id().optional(),
  status: z.enum(TEST_STATUSES).optional(),
  from: plainDate().optional(),
  to: plainDate().optional(),
}
export const AggregateReportAsk = z.strictObject(narrow)
export const CementReportAsk = z.strictObject(narrow)
export const ReportAsk = z.strictObject({ ...narrow, testType: z.enum(['sieve', 'cement']) })
export type ReportAsk = z.output<typeof ReportAsk>

/** A test as the report reads it. */
export type ReportedTest = {
  id: string
  testNo: string
  materialId: string
  materialName: string
  sourceName: string | null
  plantName: string | null
  supplierName: string | null
  sampledOn: string
  status: string
  verdict: string | null
  input: unknown
  result: unknown
}

type Line = Omit<ReportedTest, 'input' | 'result'>
export type AggregateLine = Line & {
  finenessModulus: number | null
  fines: number
  specification: string | null
  /** Percent passing at each size of the report; null where the sieve was not used. */
  passing: (number | null)[]
}
export type Figure = {
  tests: number
  mean: number | null
  deviation: number | null
  min: number | null
  max: number | null
}
export type AggregateSummary = {
  materialId: string
  materialName: string
  tests: number
  judged: number
  passed: number
  finenessModulus: Figure
  fines: Figure
  /** Mean passing at each size of the report. */
  passing: (number | null)[]
}
export type AggregateReport = { sizes: number[]; rows: AggregateLine[]; summary: AggregateSummary[] }

/** Sieve tests as a table of percent passing by sieve in mm, with mean, deviation and extremes of each material. */
export function aggregateReport(tests: readonly ReportedTest[]): AggregateReport {
  const gradings = tests.map(test => (test.result as SieveResult).analysis.grading)
  const sizes = [...new Set(gradings.flatMap(grading => grading.map(point => point.size)))].sort((a, b) => b - a)
  const rows = tests.map(({ input: _input, result, ...test }): AggregateLine => {
    const { analysis, finenessModulus, specification } = result as SieveResult
    const passing = sizes.map(size => measured(analysis.grading, size) ?? null)
    return { ...test, finenessModulus, fines: analysis.fines, specification, passing }
  })
  const summary = byMaterial(rows).map(own => ({
    materialId: own[0]!.materialId,
    materialName: own[0]!.materialName,
    ...verdicts(own),
    finenessModulus: figureOf(own.map(row => row.finenessModulus)),
    fines: figureOf(own.map(row => row.fines)),
    passing: sizes.map((_, at) => figureOf(own.map(row => row.passing[at] ?? null)).mean),
  }))
  return { sizes, rows, summary }
}

export type CementLine = Line & {
  standard: string
  class: string
  /** In the order of the report's properties; null where it was not tested. */
  values: (number | null)[]
  failed: string[]
}
export type CementSummary = {
  materialId: string
  materialName: string
  class: string
  tests: number
  judged: number
  passed: number
  figures: Figure[]
}
export type CementReport = {
  properties: { key: string; label: string; unit: string; decimals: number }[]
  rows: CementLine[]
  summary: CementSummary[]
}

/** Cement tests as a table of properties, with mean, deviation and extremes of each material and class. */
export function cementReport(tests: readonly ReportedTest[]): CementReport {
  const found = tests.map(({ input, result, ...test }): CementLine => {
    const { standard, class: grade, results } = input as { standard: string; class: string; results: CementResults }
    const { findings } = result as { findings: { rule: string; verdict: string }[] }
    const failed = findings.filter(one => one.verdict === 'fail').map(one => one.rule)
    return {
      ...test,
      standard,
      class: grade,
      values: CEMENT_PROPERTIES.map(of => cementValue(results, of.key)),
      failed,
    }
  })
  const used = CEMENT_PROPERTIES.map((_, at) => at).filter(at => found.some(row => row.values[at] !== null))
  const rows = found.map(row => ({ ...row, values: used.map(at => row.values[at]!) }))
  const groups = byMaterial(rows).flatMap(own => [...Map.groupBy(own, row => row.class).values()])
  const summary = groups.map(own => ({
    materialId: own[0]!.materialId,
    materialName: own[0]!.materialName,
    class: own[0]!.class,
    ...verdicts(own),
    figures: used.map((_, at) => figureOf(own.map(row => row.values[at] ?? null))),
  }))
  const properties = used.map(at => {
    const { key, label, unit, decimals } = CEMENT_PROPERTIES[at]!
    return { key, label, unit, decimals }
  })
  return { properties, rows, summary }
}

const byMaterial = <R extends Line>(rows: readonly R[]): R[][] => [
  ...Map.groupBy(
    [...rows].sort((a, b) => byName(a.materialName, b.materialName)),
    row => row.materialId,
  ).values(),
]

const verdicts = (rows: readonly Line[]) => ({
  tests: rows.length,
  judged: rows.filter(row => row.verdict === 'pass' || row.verdict === 'fail').length,
  passed: rows.filter(row => row.verdict === 'pass').length,
})

/** A deviation needs two results. */
function figureOf(given: readonly (number | null)[]): Figure {
  const values = given.filter((value): value is number => value !== null)
  if (!values.length) return { tests: 0, mean: null, deviation: null, min: null, max: null }
  return {
    tests: values.length,
    mean: mean(values),
    deviation: values.length > 1 ? standardDeviation(values) : null,
    min: Math.min(...values),
    max: Math.max(...values),
  }
}
