import { roundTo } from '../kit/rounding'
import type { SettingValue } from '../kit/setting'
import { shortAge } from '../kit/specimen-age'
import { translated } from '../kit/translated'
import type { PaperResult } from './cylinder-test-paper'
import { SPECIMEN } from './specimen/kind'
import * as words from './words'

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

const named = (of: Result) => words.certificateAtAge({ test: of.testNo, age: shortAge(of.ageDays) })

/** What stands behind each ±, and for which results the laboratory states none (ISO/IEC 17025 §7.8.3.1 c). */
export function uncertaintyNotes(all: readonly Result[], stated: Stated): string[] {
  const results = all.filter(of => of.mean !== null)
  const rows = [...new Set(results.flatMap(of => stated(of).uncertainty ?? []))]
  const without = results.filter(of => !stated(of).uncertainty)
  const sources = rows.map(({ specimen, expandedUncertainty, unit, source }) => {
    const { label, method } = SPECIMEN[specimen]
    const value =
      unit === '%' ? words.certificatePercentOfResult({ value: expandedUncertainty }) : `${expandedUncertainty} MPa`
    return words.certificateUncertaintySource({ kind: translated(label), method, value, source })
  })
  return [
    ...(rows.length ? [words.certificateUncertainty({ sources: sources.join('. ') })] : []),
    ...(without.length ? [words.certificateUncertaintyNone({ tests: without.map(named).join(', ') })] : []),
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
    return limits.map(limit =>
      words.certificateAgainst({ test: named(of), mean: mean.toFixed(1), limit: limit.toFixed(1) }),
    )
  })
  if (!near.length) return []
  return [words.certificateDecision({ tests: near.join('; ') })]
}
const JUDGED = ['pass', 'low', 'fail']
