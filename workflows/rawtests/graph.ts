import type * as z from 'zod'
import type { Sql } from '~/db/kit/open'
import { type MaterialRow, material } from '~/db/materials/material'
import { judgeOf } from '~/db/rawtests/grading-specification-asked'
import { countingSieveTests, type RawTestRow } from '~/db/rawtests/test-info'
import type { Person } from '~/domain/access/roles'
import { EngineeringFault } from '~/domain/kit/fault'
import { Missing } from '~/domain/kit/problem'
import { runningMean } from '~/domain/rawtests/aggregate/running-mean'
import { combinedSeries, type TestedGrading } from '~/domain/rawtests/combined-series'
import type { CombinedData, NonCombinedData, RunningMeanGraph } from '~/domain/rawtests/graph-input'
import { propertyOf } from '~/domain/rawtests/property-of'
import { judged, type SieveResult } from '~/domain/rawtests/sieve-result'

/** The blend of several materials over time, every day as it stood. */
export async function combinedData(sql: Sql, person: Person, ask: z.output<typeof CombinedData>) {
  const { parts, from, to, ...by } = ask
  const judge = await judgeOf(sql, by)
  const materials = await named(
    sql,
    parts.map(part => part.materialId),
  )
  const tests = await countingSieveTests(sql, person, { materialIds: parts.map(part => part.materialId), to })
  const points = combinedSeries(
    parts.map(({ materialId, share }) => {
      const { name, density } = materials.get(materialId)!
      return { name, share, density: Number(density) / 1000, tests: tests.filter(of(materialId)).map(tested) }
    }),
    judge,
  ).filter(point => !from || point.day >= from)
  return { judge, points }
}

/** Each material by itself over time. */
export async function nonCombinedData(sql: Sql, person: Person, ask: z.output<typeof NonCombinedData>) {
  const { materialIds, from, to, ...by } = ask
  const judge = await judgeOf(sql, by)
  const materials = await named(sql, materialIds)
  const tests = await countingSieveTests(sql, person, { materialIds, from, to })
  return {
    judge,
    materials: materialIds.map(materialId => ({
      materialId,
      name: materials.get(materialId)!.name,
      points: tests
        .filter(of(materialId))
        .map(tested)
        .map(test => ({ ...test, ...judged(test.grading, judge) })),
    })),
  }
}

/** The running mean of one figure of an aggregate; the fault of too few samples is the answer's fault. */
export async function runningMeanData(sql: Sql, person: Person, ask: z.output<typeof RunningMeanGraph>) {
  const { materialId, property, from, to, ...how } = ask
  const materials = await named(sql, [materialId])
  const tests = await countingSieveTests(sql, person, { materialIds: [materialId], from, to })
  const samples = tests.flatMap(test => {
    const value = propertyOf(test.result as SieveResult, property)
    return value === null
      ? []
      : [{ key: test.id, label: `${test.testNo} ${test.sampledOn.slice(8)}/${test.sampledOn.slice(5, 7)}`, value }]
  })
  if (!samples.length)
    throw new EngineeringFault('too-few-results', 'No test of this material has this figure', 'materialId')
  return { materialId, name: materials.get(materialId)!.name, ...runningMean({ samples, ...how }) }
}

async function named(sql: Sql, ids: readonly string[]): Promise<Map<string, MaterialRow>> {
  const found = await material.byIds(sql, ids)
  if (ids.some(id => !found.has(id))) throw new Missing('There is no such material')
  return found
}

const of = (materialId: string) => (test: RawTestRow) => test.materialId === materialId

const tested = (test: RawTestRow): TestedGrading => ({
  id: test.id,
  testNo: test.testNo,
  day: test.sampledOn,
  grading: (test.result as SieveResult).analysis.grading,
})
