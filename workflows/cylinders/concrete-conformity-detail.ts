import { type ConcreteLine, changesOf, concretePage, getSeenConcrete } from '~/db/cylinders/concrete-conformity'
import { producedOf } from '~/db/cylinders/produced-concrete'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import type { ConcreteAsk } from '~/domain/cylinders/concrete-conformity'
import { chartLimits, type DecisionSums } from '~/domain/cylinders/conformity/en206-chart'
import { sigmaFromRanges } from '~/domain/cylinders/conformity/en206-sigma'
import { meanLeast, methodOf, productionFigures, singleLeast } from '~/domain/cylinders/conformity/production-figures'
import { samplesDue } from '~/domain/cylinders/conformity/sampling-rate'
import { targetOf } from '~/domain/cylinders/report-rows'
import { shortNo } from '~/domain/cylinders/short-no'
import { addDays, businessDay } from '~/domain/kit/time'
import {
  type ConcreteRules,
  concreteRules,
  type JudgedConcrete,
  judgeConcrete,
  judgeConcretes,
  productIdsOf,
} from './concrete-production'

/** An assessment period is no longer than the last twelve months (EN 206 §8.2.1.1). */
const YEAR = 365
/** Results on the chart. */
const SHOWN = 60

/** Every concrete of a page with its figures, worked out from the results as they are now. */
export async function concreteLines(sql: Sql, person: Person, ask: ConcreteAsk, now: Date) {
  const page = await concretePage(sql, person, ask)
  const rules = await concreteRules(sql, now)
  const judged = await judgeConcretes(sql, rules, page.rows, now)
  return { ...page, rows: page.rows.map((line, at) => ({ ...line, ...figuresOf(rules, judged[at]!) })) }
}

function figuresOf(rules: ConcreteRules, { results, production }: JudgedConcrete) {
  const { state, sigma, fck, count, next, conforms, raised } = production
  return {
    standard: rules.standard,
    method: methodOf(rules, state),
    ...{ state, sigma, fck, count, next, conforms, raised },
    ...productionFigures(results, production, rules),
    lastOn: results.at(-1)?.on ?? null,
  }
}

/** A concrete with its results, every criterion, every check of σ, the samples that were due and its history. */
export async function concreteDetail(sql: Sql, person: Person, id: string, now: Date) {
  const line = await getSeenConcrete(sql, person, id)
  const rules = await concreteRules(sql, now)
  const judged = await judgeConcrete(sql, rules, line, now)
  const { criteria, checks, pending } = judged.production
  const made = new Map(judged.rows.map(row => [row.testId, row.doNumber]))
  return {
    ...line,
    ...figuresOf(rules, judged),
    ageDays: rules.ageDays,
    groups: rules.groups,
    results: judged.results.map(({ id: testId, name, on, value, fck, member }) => ({
      ...{ testId, testNo: name, castOn: on, value, fck, productCode: member },
      doNumber: made.get(testId) ?? '',
    })),
    criteria: criteria.toReversed(),
    checks: checks.toReversed(),
    pending: pending.length,
    chart: chartOf(rules, judged),
    sums: sumsOf(rules, judged),
    sampling: await samplingOf(sql, rules, line, judged, now),
    changes: await changesOf(sql, id),
  }
}

async function samplingOf(
  sql: Sql,
  rules: ConcreteRules,
  line: ConcreteLine,
  { results, production }: JudgedConcrete,
  now: Date,
) {
  const to = businessDay(now)
  const from = addDays(to, -YEAR)
  const made = await producedOf(sql, { plantId: line.plantId, productIds: productIdsOf(rules, line), from, to })
  const { state, raised } = production
  return {
    ...{ from, to, ...made },
    due: samplesDue({ state, raised, certified: rules.certified, ...made }),
    results: results.filter(row => row.on >= from).length,
  }
}

/** The last results for a chart, with the target of the last one and the σ that its limits are drawn by; null below three. */
function chartOf(rules: ConcreteRules, { rows, results, production }: JudgedConcrete) {
  const last = rows.at(-1)
  const shown = results.slice(-SHOWN)
  if (!last || shown.length < 3) return null
  const found = production.sigma ?? sigmaFromRanges(shown.map(row => row.value))
  return {
    target: targetOf({ targetMean: last.targetMean, fck: production.fck ?? last.fck }),
    single: { name: 'Single result', value: singleLeast(production.fck ?? last.fck, rules) },
    decision: meanLeast(production.fck ?? last.fck, production, rules),
    sigma: Math.min(15, Math.max(0.5, found)),
    results: shown.map(({ name, value }) => ({ label: shortNo(name), value })),
  }
}

/** What the control chart of method C said at the last results; null by any other method. */
function sumsOf(rules: ConcreteRules, { results, production }: JudgedConcrete): DecisionSums | null {
  const { criteria, state, sigma } = production
  if (methodOf(rules, state) !== 'C' || sigma === null) return null
  const names = new Map(results.map(({ id, name }) => [id, shortNo(name)]))
  const points = criteria
    .filter(one => one.kind === 'mean' && one.state === 'continuous')
    .slice(-SHOWN)
    .map(({ at, value, pass }) => ({ label: names.get(at) ?? '', value, pass }))
  return { interval: chartLimits(sigma).interval, points }
}
