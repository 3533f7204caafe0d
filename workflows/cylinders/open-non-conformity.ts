import { concreteConformity, getSeenConcrete } from '~/db/cylinders/concrete-conformity'
import { type NonConformityRow, nonConformity, nonConformityOfFailure } from '~/db/cylinders/non-conformity'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { en206Identity } from '~/domain/cylinders/conformity/en206-identity'
import { grouped } from '~/domain/cylinders/conformity/grouped'
import type { ProductionCriterion } from '~/domain/cylinders/conformity/production-result'
import type { NonConformityOpen } from '~/domain/cylinders/non-conformity'
import { shapeOf } from '~/domain/cylinders/report-rows'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import {
  type ConcreteRules,
  concreteRules,
  type JudgedConcrete,
  judgeConcrete,
  productIdsOf,
} from './concrete-production'

type Concrete = { id: string; plantId: string; productId: string | null; family: string | null }

/**
 * What criteria found with one of these sets, a case for each set from which on they fail: who approves the result opens it.
 * Production that goes on being out of control is one failure.
 */
export async function openFailures(
  work: Work,
  rules: ConcreteRules,
  of: Concrete,
  judged: JudgedConcrete,
  testIds: readonly string[],
): Promise<void> {
  const failed = judged.production.criteria.filter(
    one => !one.pass && one.results.some(testId => testIds.includes(testId)),
  )
  for (const [since, own] of grouped(failed, one => one.since)) {
    const failure = `${of.id} ${since}`
    if (await nonConformityOfFailure(work.sql, failure)) continue
    const touched = new Set(own.flatMap(one => one.results))
    const sets = judged.results.filter(({ id }) => touched.has(id))
    const words = own.map(criterionWords).join('; ')
    const { rule, value, least } = own[0]!
    await insert(work, rules, of, judged, {
      ...{ source: 'criterion', failure, rule, value, least, testIds: sets.map(({ id }) => id) },
      what: `${words} (${sets.map(({ name }) => name).join(', ')})`,
      ...{ fromOn: sets[0]!.on, toOn: sets.at(-1)!.on },
      ...(rules.holdAtFailure ? { held: true, heldAt: work.now, heldByName: work.by.name, heldReason: words } : {}),
    })
  }
}

const criterionWords = ({ rule, value, least }: Pick<ProductionCriterion, 'rule' | 'value' | 'least'>) =>
  `${rule.charAt(0).toUpperCase()}${rule.slice(1)} ${figure(value)} MPa, at least ${figure(least)} MPa is needed`
const figure = (value: number) => value.toFixed(1).replace('-', '−')

/** By a person: something that was seen, or a volume whose identity test fails (EN 206 Annex B). */
export async function openNonConformity(work: Work, given: NonConformityOpen): Promise<NonConformityRow> {
  const line = await getSeenConcrete(work.sql, work.by, given.concreteId)
  if (given.toOn > businessDay(work.now)) throw invalid('toOn', 'This day cannot be in the future')
  const rules = await concreteRules(work.sql, work.now)
  const judged = await judgeConcrete(work.sql, rules, line, work.now)
  const { what, fromOn, toOn, identityTestIds } = given
  const identity = identityTestIds.length ? identityOf(judged, identityTestIds) : null
  return insert(work, rules, line, judged, {
    ...{ what, fromOn, toOn, testIds: identityTestIds },
    ...(identity ?? { source: 'person' }),
  })
}

function identityOf({ results }: JudgedConcrete, testIds: readonly string[]) {
  const own = results.filter(({ id }) => testIds.includes(id))
  if (own.length !== new Set(testIds).size)
    throw invalid('identityTestIds', 'Each set needs an approved result of this concrete at the specified age')
  const { fck } = own.at(-1)!
  const [failed] = en206Identity({ results: own.map(({ value }) => value), fck }).failed
  if (!failed)
    throw new Refused(
      'The identity test conforms: these results say that the concrete is what it was sold as',
      undefined,
      {
        rule: 'identity',
      },
    )
  const { rule, value, least } = failed
  return { source: 'identity', rule, value, least }
}

type Values = Pick<Parameters<typeof nonConformity.insert>[1], 'source' | 'what' | 'fromOn' | 'toOn'> &
  Partial<Parameters<typeof nonConformity.insert>[1]>

async function insert(work: Work, rules: ConcreteRules, of: Concrete, judged: JudgedConcrete, values: Values) {
  await concreteConformity.lock(work, of.id)
  const last = judged.rows.at(-1)
  if (!last) throw new Refused('This concrete has no approved result yet', undefined, { rule: 'results' })
  const year = businessDay(work.now).slice(2, 4)
  const place = await nextNumber(work, `non-conformity:${year}`)
  return nonConformity.insert(
    work,
    {
      ...values,
      ...{ concreteId: of.id, plantId: of.plantId, productIds: productIdsOf(rules, of) },
      ncNo: `NC-${year}-${String(place).padStart(4, '0')}`,
      ...{ fck: judged.production.fck!, shape: shapeOf(last), openedByName: work.by.name },
    },
    'open',
  )
}
