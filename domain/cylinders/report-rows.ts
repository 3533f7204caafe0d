import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import { mean, standardDeviation } from '../kit/statistics'
import { type SpecimenShape, strengthAs } from '../mixdesign/strength-class'
import { grouped } from './conformity/grouped'
import type { MultigradeCusumInput } from './control/multigrade-cusum'
import type { PlantSummaryInput } from './control/plant-summary-input'
import { SPECIMEN } from './specimen/kind'
import { ageWindow } from './specimen/test-age'

/** A result as reports need it; ages of one set are next to each other, oldest set first. */
export type ReportRow = {
  cylinderTestId: string
  testNo: string
  doNumber: string
  castOn: string
  plantCode: string
  plantName: string
  productCode: string
  mixCode: string | null
  customerName: string
  projectName: string
  ageDays: number
  plannedOn: string
  dueOn: string
  status: string
  sampledAt: Date | null
  mean: number | null
  density: number | null
  counts: boolean | null
  verdict: string | null
  fck: number
  targetMean: number | null
  specimenKind: string
  slumpMm: number | null
  concreteTemperature: number | null
  freshDensity: number | null
  specimens: { strength: number | null; excluded: boolean }[]
}

/** Approved results judge the concrete; those that may not count are shown and never judged. */
export const judging = (row: ReportRow): boolean => row.status === 'approved' && row.mean !== null && !!row.counts

type OfSpecimen = Pick<ReportRow, 'mean' | 'specimenKind'>

export const shapeOf = (row: Pick<ReportRow, 'specimenKind'>): SpecimenShape =>
  SPECIMEN[row.specimenKind as SpecimenKind].shape

/** Means of cubes and cylinders of one concrete as those of one of them, so that a chart holds one kind. MPa. */
export const meansAs = <Row extends OfSpecimen>(rows: readonly Row[], shape: SpecimenShape): Row[] =>
  rows.map(row => ({ ...row, mean: row.mean === null ? null : strengthAs(row.mean, shapeOf(row), shape) }))

/** Target of a concrete: its mix's own, else fck with the margin of k 1.64 and σ 4 MPa (EN 206 A.5, an assumed σ). */
export const targetOf = (row: Pick<ReportRow, 'targetMean' | 'fck'>): number => row.targetMean ?? row.fck + 1.64 * 4

/**
 * The statistics of plants from the register of results. `now` decides what is overdue; rows cast before `from` only tell σ.
 * At the specified age a result must count; an earlier one need not, as it judges nothing.
 */
export function summaryInput(
  rows: readonly ReportRow[],
  of: Pick<PlantSummaryInput, 'period' | 'from' | 'specifiedAge' | 'groups' | 'now'> & { ageDays?: number | undefined },
): PlantSummaryInput {
  const early = new Map(
    rows.filter(row => row.verdict === 'early' && judgingOrEarly(row)).map(row => [row.cylinderTestId, row.mean!]),
  )
  const wanted = rows.filter(row => !of.ageDays || row.ageDays === of.ageDays)
  return {
    tests: wanted
      .filter(row => (row.ageDays === of.specifiedAge ? judging(row) : judgingOrEarly(row)))
      .map(row => ({
        plant: row.plantName,
        mix: row.productCode,
        ageDays: row.ageDays,
        castOn: row.castOn,
        specimens: row.specimens.flatMap(one => (one.excluded || one.strength === null ? [] : [one.strength])),
        early: row.verdict === 'early' ? null : (early.get(row.cylinderTestId) ?? null),
        fck: row.fck,
        target: targetOf(row),
        slump: row.slumpMm,
        temperature: row.concreteTemperature,
        density: row.density,
      })),
    waiting: wanted
      .filter(
        row =>
          ['waiting', 'testing', 'declined'].includes(row.status) && row.sampledAt && row.castOn >= (of.from ?? ''),
      )
      .map(row => ({
        plant: row.plantName,
        mix: row.productCode,
        ageDays: row.ageDays,
        dueAt: ageWindow(row.sampledAt!, row.ageDays, shapeOf(row)).due,
        specimen: shapeOf(row),
      })),
    now: of.now,
    period: of.period,
    from: of.from,
    specifiedAge: of.specifiedAge,
    groups: of.groups,
  }
}

const judgingOrEarly = (row: ReportRow) => row.status === 'approved' && row.mean !== null && row.specimens.length > 0

/** All mixes on one graph, each result with what it shares with others. */
export function conadInput(
  rows: readonly (ReportRow & { groups: Record<string, string> })[],
  of: { ageDays: number; group?: { name: string; value: string } | undefined },
): MultigradeCusumInput {
  const early = new Map(
    rows.filter(row => row.verdict === 'early' && row.mean !== null).map(row => [row.cylinderTestId, row.mean!]),
  )
  return {
    results: rows
      .filter(row => row.ageDays === of.ageDays && row.status === 'approved' && row.mean !== null)
      .map(row => ({
        key: row.testNo,
        mix: row.productCode,
        values: {
          strength: row.mean,
          early: early.get(row.cylinderTestId) ?? null,
          density: row.freshDensity ?? row.density,
          slump: row.slumpMm,
          temperature: row.concreteTemperature,
        },
        groups: row.groups,
      })),
    ...(of.group ? { group: of.group } : {}),
  }
}

export type TestingSummary = {
  plantName: string
  week: string
  cast: number
  planned: number
  tested: number
  overdue: number
  approved: number
  low: number
  notCounted: number
  mean: number | null
  deviation: number | null
}

/** What the laboratory did, plant by plant and week by week (the Monday's date). */
export function testingSummary(rows: readonly ReportRow[], today: string): TestingSummary[] {
  return [...grouped(rows, row => `${row.plantName}\u0000${mondayOf(row.castOn)}`).entries()].map(([key, own]) => {
    const [plantName, week] = key.split('\u0000') as [string, string]
    const judged = own.filter(row => judging(row) && row.verdict !== 'early')
    const ratios = judged.map(row => row.mean! - row.fck)
    return {
      plantName,
      week,
      cast: new Set(own.map(row => row.cylinderTestId)).size,
      planned: own.length,
      tested: own.filter(row => row.mean !== null).length,
      overdue: own.filter(row => row.mean === null && row.status !== 'withdrawn' && row.plannedOn < today).length,
      approved: own.filter(row => row.status === 'approved').length,
      low: own.filter(row => row.verdict === 'low' || row.verdict === 'fail').length,
      notCounted: own.filter(row => row.counts === false && row.verdict !== 'early').length,
      mean: ratios.length ? Math.round(mean(ratios) * 10) / 10 : null,
      deviation: ratios.length > 1 ? Math.round(standardDeviation(ratios) * 100) / 100 : null,
    }
  })
}

export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}
