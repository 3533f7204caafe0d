import { roundTo } from '../kit/rounding'
import type { SettingValue } from '../kit/setting'
import { shortAge } from '../kit/specimen-age'
import type { PaperResult } from './cylinder-test-paper'
import { SPECIMEN } from './specimen/kind'

export type UncertaintyRow = SettingValue<'cylinders.uncertainty'>[number]
type Result = Pick<PaperResult, 'id' | 'testNo' | 'ageDays' | 'specimenKind' | 'mean' | 'fck' | 'verdict' | 'testedAt'>

/** What held on the day a result was tested: its uncertainty, none where none was stated, and how far below fck it may be, MPa. */
export type Statement = { uncertainty: UncertaintyRow | null; singleBelow: number }
export type Stated = (of: Result) => Statement

/** The row of a laboratory itself before the one of every other laboratory. */
export function uncertaintyOf(
  rows: readonly UncertaintyRow[],
  of: Pick<PaperResult, 'specimenKind' | 'laboratory'>,
): UncertaintyRow | null {
  const own = rows.filter(row => row.specimen === of.specimenKind)
  return own.find(row => row.laboratory === of.laboratory) ?? own.find(row => row.laboratory === null) ?? null
}

/** U = k·u with k = 2, MPa to 0.1 as the result: per cent are of the result. */
export const expandedMpa = ({ expandedUncertainty, unit }: UncertaintyRow, mean: number): number =>
  roundTo(unit === '%' ? (mean * Number(expandedUncertainty)) / 100 : Number(expandedUncertainty), 0.1)

/** A result in MPa as a paper states it, with what it may be off by where that is known. */
export function statedResult(of: Result, stated: Stated): string {
  if (of.mean === null) return ''
  const { uncertainty } = stated(of)
  const value = of.mean.toFixed(1)
  return uncertainty ? `${value} ± ${expandedMpa(uncertainty, of.mean).toFixed(1)}` : value
}

const named = (of: Result) => `${of.testNo} at ${shortAge(of.ageDays)}`

/** What stands behind each ±, and for which results the laboratory states none (ISO/IEC 17025 §7.8.3.1 c). */
export function uncertaintyNotes(all: readonly Result[], stated: Stated): string[] {
  const results = all.filter(of => of.mean !== null)
  const rows = [...new Set(results.flatMap(of => stated(of).uncertainty ?? []))]
  const without = results.filter(of => !stated(of).uncertainty)
  const sources = rows.map(({ specimen, expandedUncertainty, unit, source }) => {
    const { label, method } = SPECIMEN[specimen]
    return `${label} by ${method}: ${expandedUncertainty} ${unit === '%' ? '% of the result' : 'MPa'}, ${source}`
  })
  return [
    ...(rows.length
      ? [
          `± is the expanded uncertainty of the result, MPa: coverage factor k = 2, coverage probability about 95 %. ${sources.join('. ')}.`,
        ]
      : []),
    ...(without.length
      ? [`The laboratory states no measurement uncertainty for ${without.map(named).join(', ')}.`]
      : []),
  ]
}

/** By which rule results were judged that lie nearer to a limit than their uncertainty (ISO/IEC 17025 §7.8.6). */
export function decisionRuleNotes(results: readonly Result[], stated: Stated): string[] {
  const near = results.flatMap(of => {
    const { uncertainty, singleBelow } = stated(of)
    if (of.mean === null || !uncertainty || !JUDGED.includes(of.verdict ?? '')) return []
    const mean = of.mean
    const limits = [of.fck, of.fck - singleBelow].filter(
      limit => Math.abs(mean - limit) < expandedMpa(uncertainty, mean) - 1e-9,
    )
    return limits.map(limit => `${named(of)}, ${mean.toFixed(1)} against ${limit.toFixed(1)} MPa`)
  })
  if (!near.length) return []
  return [
    `Nearer to a limit than the uncertainty: ${near.join('; ')}. Decision rule: simple acceptance, as EN 206 judges. The result is compared with the limit as it is, whatever its uncertainty.`,
  ]
}
const JUDGED = ['pass', 'low', 'fail']
