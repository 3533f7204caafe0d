import { concretePage } from '~/db/cylinders/concrete-conformity'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Person } from '~/domain/access/roles'
import table from '~/domain/cylinders/data/conformity.json'
import { shapeOf } from '~/domain/cylinders/report-rows'
import { EngineeringFault } from '~/domain/kit/fault'
import { businessDay } from '~/domain/kit/time'
import type { BenchAsk } from '~/domain/mixdesign/bench/ask'
import { type HouseRecord, nearestRecord, RECORD_WITHIN } from '~/domain/mixdesign/bench/deviation'
import { type TargetMean, targetMeanBy } from '~/domain/mixdesign/bench/target-mean'
import { strengthAs } from '~/domain/mixdesign/strength-class'
import { concreteRules, type JudgedConcrete, judgeConcretes } from '../cylinders/concrete-production'

const EVERY = { limit: 500, offset: 0, active: true }

/**
 * The record of strength of a plant for a grade, from the states of conformity of its concretes: σ of continuous production by
 * EN 206, s of 15 tests and more by ACI, whichever standard judges here. Without one, in a sentence why.
 */
export async function houseRecord(
  sql: Sql,
  person: Person,
  { plantId, strengthMpa }: Pick<BenchAsk, 'plantId' | 'strengthMpa'>,
  now: Date,
): Promise<{ house: HouseRecord | null; why: string | null }> {
  if (!plantId) return { house: null, why: 'Choose a plant: its results give the standard deviation' }
  const rules = await concreteRules(sql, now)
  const { rows: concretes } = await concretePage(sql, person, { ...EVERY, plantId })
  const judged = await judgeConcretes(sql, rules, concretes, now)
  const records = concretes.flatMap(({ plantName, concrete }, at) =>
    recordOf(judged[at]!, { standard: rules.standard, plantName, concrete }),
  )
  const cylinder = strengthAs(strengthMpa, 'cube', 'cylinder')
  const house = nearestRecord(records, cylinder)
  if (house) return { house, why: null }
  const needs =
    rules.standard === 'aci318'
      ? `${table.aci301.from} tests (ACI 301 §4.2.3.2)`
      : `${table.en206.sigma.from} results over more than three months (EN 206 §8.2.1.3)`
  return { house: null, why: `No concrete of the plant within ${RECORD_WITHIN} MPa of this strength has ${needs}` }
}

/** What a state says of the scatter, with the results that it says it of. */
function recordOf(
  { rows, results, production }: JudgedConcrete,
  of: Pick<HouseRecord, 'standard' | 'plantName' | 'concrete'>,
): HouseRecord[] {
  const { sigma, fck, state } = production
  const last = rows.at(-1)
  if (sigma === null || fck === null || state !== 'continuous' || !last) return []
  const used = results.slice(-(of.standard === 'aci318' ? table.aci301.full : table.en206.sigma.from))
  const days = { from: used[0]!.on, to: used.at(-1)!.on }
  return [{ ...of, shape: shapeOf(last), fck, sigma, results: used.length, ...days }]
}

/** The target mean of a grade at a plant today, and why it is the default where it is. Null for a grade that no rule covers. */
export async function plantTarget(
  sql: Sql,
  person: Person,
  of: { plantId: string; strengthMpa: number },
  now: Date,
): Promise<(TargetMean & { why: string | null }) | null> {
  const { standard } = await settingOn(sql, 'cylinders.conformity', businessDay(now))
  const { house, why } = await houseRecord(sql, person, of, now)
  try {
    return { ...targetMeanBy(standard, of.strengthMpa, house), why }
  } catch (error) {
    if (error instanceof EngineeringFault) return null
    throw error
  }
}
