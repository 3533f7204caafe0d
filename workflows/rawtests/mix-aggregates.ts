import type { Sql } from '~/db/kit/open'
import { material } from '~/db/materials/material'
import { mixDesign, recipeOf } from '~/db/mixdesign/mix-design'
import { judgeOf } from '~/db/rawtests/grading-specification-asked'
import { getSeenTest, latestApproved, type RawTestRow } from '~/db/rawtests/test-info'
import type { Person } from '~/domain/access/roles'
import { invalid, Refused } from '~/domain/kit/problem'
import { type AggregateBlend, aggregateBlend, type BlendPart } from '~/domain/rawtests/aggregate/aggregate-blend'
import type { BlendPartAsk, JudgeAsk } from '~/domain/rawtests/graph-input'
import type { SieveResult } from '~/domain/rawtests/sieve-result'

const BINDERS = ['cement', 'addition']
const AGGREGATES = ['sand', 'stone']

export type MixAggregates = AggregateBlend & { tests: { name: string; testNo: string; sampledOn: string }[] }
type Found = { part: BlendPart; test?: RawTestRow }
type Parts = { parts: BlendPartAsk[]; cementitious?: number | undefined }

/** The combined aggregate of parts that were named; nothing is stored. */
export async function blendOfParts(
  sql: Sql,
  person: Person,
  { parts, cementitious, ...ask }: Parts & JudgeAsk,
): Promise<MixAggregates> {
  const judge = await judgeOf(sql, ask)
  const found: Found[] = []
  for (const part of parts) found.push(await partOf(sql, person, part))
  return combined(found, aggregateBlend(partsIn(found), { judge, cementitious }))
}

/** The combined aggregate of a stored mix: its sand and stone by mass, each by its latest approved test. */
export async function blendOfMix(
  sql: Sql,
  person: Person,
  { mixDesignId, ...ask }: { mixDesignId: string } & JudgeAsk,
): Promise<MixAggregates> {
  const mix = await mixDesign.get(sql, mixDesignId)
  const lines = await recipeOf(sql, mix.id)
  const kg = (kinds: string[]) =>
    lines.reduce((all, line) => all + (kinds.includes(line.kind) ? Number(line.kgPerM3) : 0), 0)
  const aggregates = lines.filter(line => AGGREGATES.includes(line.kind))
  if (!aggregates.length) throw new Refused(`${mix.name} has no aggregate`, undefined, { rule: 'aggregate' })
  const all = kg(AGGREGATES)
  const found: Found[] = []
  for (const line of aggregates)
    found.push(await partOf(sql, person, { materialId: line.materialId, share: Number(line.kgPerM3) / all }))
  const judge = await judgeOf(sql, ask)
  return combined(found, aggregateBlend(partsIn(found), { judge, cementitious: kg(BINDERS) || undefined }))
}

async function partOf(sql: Sql, person: Person, part: BlendPartAsk): Promise<Found> {
  if ('grading' in part) return { part }
  const test = await testOf(sql, person, part)
  const of = await material.get(sql, test.materialId)
  const { analysis } = test.result as SieveResult
  return {
    part: { name: of.name, share: part.share, density: Number(of.density) / 1000, grading: analysis.grading },
    test,
  }
}

async function testOf(
  sql: Sql,
  person: Person,
  part: Exclude<BlendPartAsk, { grading: unknown }>,
): Promise<RawTestRow> {
  if ('rawMaterialTestInfoId' in part) {
    const test = await getSeenTest(sql, person, part.rawMaterialTestInfoId)
    if (test.testType !== 'sieve') throw invalid('rawMaterialTestInfoId', `${test.testNo} is not a sieve analysis`)
    return test
  }
  const of = await material.get(sql, part.materialId)
  const [test] = await latestApproved(sql, person, [of.id], 'sieve')
  if (!test)
    throw new Refused(`${of.name} has no approved sieve analysis`, undefined, {
      rule: 'approved-test',
      material: of.id,
    })
  return test
}

const partsIn = (found: readonly Found[]) => found.map(one => one.part)

const combined = (found: readonly Found[], blend: AggregateBlend): MixAggregates => ({
  ...blend,
  tests: found.flatMap(({ part, test }) =>
    test ? [{ name: part.name, testNo: test.testNo, sampledOn: test.sampledOn }] : [],
  ),
})
