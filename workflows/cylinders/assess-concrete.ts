import {
  activeConcretes,
  type ConcreteKey,
  type ConcreteRow,
  concreteConformity,
  conformityChange,
  judgedProducts,
  lockConcrete,
} from '~/db/cylinders/concrete-conformity'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { historyLines } from '~/domain/cylinders/conformity/production-history'
import { byText } from '~/domain/kit/collation'
import { businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { type ConcreteRules, concreteOf, concreteRules, judgeConcrete } from './concrete-production'
import { openFailures } from './open-non-conformity'

type Judged = { id: string; plantId: string; productId: string }
const SAME = 'Results were approved late or corrected, or the settings changed'

/** Concretes whose results were approved, corrected or withdrawn: each is judged anew, in one order so that nobody waits for whom they hold. */
export async function assessConcretes(work: Work, sets: readonly Judged[]): Promise<void> {
  if (!sets.length) return
  const rules = await concreteRules(work.sql, work.now)
  const keys = new Map(sets.map(set => concreteOf(rules, set.plantId, set.productId)).map(key => [nameOf(key), key]))
  for (const [, key] of [...keys].toSorted(([a], [b]) => byText(a, b)))
    await assess(
      work,
      rules,
      key,
      sets.map(({ id }) => id),
    )
}

const nameOf = ({ plantId, productId, family }: ConcreteKey) => [plantId, productId ?? '', family ?? ''].join(' ')

/** `testIds`: sets whose results are new; what fails at one of them opens a non-conformity. */
async function assess(work: Work, rules: ConcreteRules, key: ConcreteKey, testIds: readonly string[]): Promise<void> {
  const row = await lockConcrete(work, { ...key, id: newId(work.now.getTime()) })
  const judged = await judgeConcrete(work.sql, rules, key, work.now)
  const { production } = judged
  const why = work.reason ?? SAME
  const { lines, told } = historyLines(row, production, { on: businessDay(work.now), why })
  for (const { kind, from, to, why, on, at: testId, name: testNo } of lines) {
    const change = { kind, from, to, why, on, testId, testNo, concreteId: row.id, at: work.now, byName: work.by.name }
    await conformityChange.add(work, change, kind, row.id)
  }
  const { state, sigma } = production
  const same = row.active && row.state === state && row.sigma === sigma && told.join() === row.told.join()
  if (!same) await concreteConformity.move(work, row, { active: true, state, sigma, told }, 'assess')
  await openFailures(work, rules, row, judged, testIds)
}

/**
 * What no result moves: production that stood still, families that were set anew, and the concretes of a portal that was
 * carried here. Says how many concretes it looked at.
 */
export async function followConcretes(db: Db, now: Date): Promise<number> {
  const rules = await concreteRules(db.sql, now)
  const known = new Map<string, ConcreteKey>()
  for (const set of await judgedProducts(db.sql, rules.ageDays)) {
    const key = concreteOf(rules, set.plantId, set.productId)
    known.set(nameOf(key), key)
  }
  const inWork = <T>(run: (work: Work) => Promise<T>) => inOneGo(db, { by: SYSTEM, now, requestId: newId() }, run)
  for (const key of known.values()) await inWork(work => assess(work, rules, key, []))
  for (const row of await activeConcretes(db.sql)) if (!known.has(nameOf(row))) await inWork(work => retire(work, row))
  return known.size
}

/** A concrete that belongs to a family now, or a family that is no more. */
async function retire(work: Work, { id }: ConcreteRow): Promise<void> {
  const row = await concreteConformity.lock(work, id)
  if (row.active) await concreteConformity.move(work, row, { active: false }, 'retire')
}
