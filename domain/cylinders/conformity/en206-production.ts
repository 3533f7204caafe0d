import table from '~/domain/cylinders/data/conformity.json'
import { mean } from '~/domain/kit/statistics'
import { plot } from './en206-chart'
import { strangers } from './en206-family'
import { establishedSigma, inForce, sigmaCheck } from './en206-sigma'
import { NO_CHART, renew, type Standing } from './en206-standing'
import { monthsAfter } from './months-after'
import {
  asGrade,
  type Production,
  type ProductionCriterion,
  type ProductionResult,
  type ProductionRules,
  verdictOf,
} from './production-result'

type Groups = ProductionRules['groups']

/**
 * EN 206 §8.2.1.2 and §8.2.1.3. Initial until 35 results of no more than twelve months, over more than three, exist: groups
 * of three, mean ≥ fck + 4 (method A). Then continuous: σ from those results; groups of fifteen first check σ against their s,
 * then their mean ≥ fck + 1.48 σ (method B), or a control chart judges with every result (method C). Every result ≥ fck − 4. Twelve months without a result suspend production: initial again.
 * Results of a family are held against the grade of the last one, moved by the difference of their grades.
 */
export function en206Production(results: readonly ProductionResult[], groups: Groups, now: Date): Production {
  const standing: Standing = {
    ...{ state: 'initial', sigma: null, criteria: [], checks: [], changes: [], raised: false },
    ...{ start: 0, waiting: [], raisedFor: 0, chart: NO_CHART },
  }
  results.forEach((result, place) => {
    suspend(standing, results[place - 1], result.at, place)
    take(standing, results, place, groups)
  })
  const last = results.at(-1)
  suspend(standing, last, now, results.length)
  const { state, sigma, criteria, checks, changes, waiting } = standing
  const charted = groups === 'chart' && state === 'continuous'
  const needed = charted ? 1 : neededFor(state)
  const pending = charted ? [] : waiting.map(place => results[place]!)
  return {
    ...{ state, sigma, criteria, checks, changes },
    fck: last?.fck ?? null,
    count: results.length,
    pending: pending.map(row => row.id),
    next: {
      more: Math.max(1, needed - pending.length),
      by: pending[0] ? dayOf(monthsAfter(pending[0].at, table.en206.production.withinMonths)) : null,
    },
    raised: standing.raisedFor > 0,
    conforms: verdictOf(criteria, new Map(results.map(({ id }, place) => [id, place]))),
  }
}

const neededFor = (state: Production['state']) =>
  state === 'initial' ? table.en206.initial.groupOf : table.en206.continuous.least
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Production that stood still for twelve months begins anew (EN 206 §8.2.1.2). */
function suspend(of: Standing, before: ProductionResult | undefined, until: Date, place: number): void {
  const { suspendedMonths } = table.en206.production
  if (!before) return
  const end = monthsAfter(before.at, suspendedMonths)
  if (until <= end) return
  if (of.state === 'continuous') {
    of.changes.push({
      ...{ kind: 'state', from: 'continuous', to: 'initial', state: 'initial', sigma: null },
      ...{ at: null, name: null, on: dayOf(end) },
      why: `No result for ${suspendedMonths} months (EN 206 §8.2.1.2)`,
    })
  }
  Object.assign(of, { state: 'initial', sigma: null, start: place, waiting: [], raisedFor: 0, chart: NO_CHART })
}

function take(of: Standing, results: readonly ProductionResult[], place: number, groups: Groups): void {
  const result = results[place]!
  // An assessment period is no longer than twelve months (EN 206 §8.2.1.1).
  const { withinMonths } = table.en206.production
  of.waiting = [...of.waiting.filter(one => monthsAfter(results[one]!.at, withinMonths) >= result.at), place]
  of.raisedFor = Math.max(0, of.raisedFor - 1)
  single(of, result)
  const charted = groups === 'chart' && of.state === 'continuous'
  if (charted) plot(of, results, place)
  const needed = neededFor(of.state)
  if (of.waiting.length >= needed) {
    const period = of.waiting.slice(-needed)
    if (of.state === 'continuous' && !charted) check(of, results, period)
    judge(of, results, period, charted)
    of.waiting = groups === 'rolling' ? of.waiting.slice(-needed + 1) : []
  }
  if (of.state === 'initial') establish(of, results, place)
}

function single(of: Standing, { id, on, value, fck, member }: ProductionResult): void {
  const least = fck - table.en206.initial.singleBelow
  if (value >= least - 1e-9) return
  of.criteria.push({
    ...{ kind: 'single', rule: 'single result', state: of.state, value, least, pass: false },
    ...{ sigma: of.sigma, on, at: id, results: [id], since: id, member },
  })
}

/** 35 results of no more than twelve months, over more than three: production is continuous and σ is theirs. */
function establish(of: Standing, results: readonly ProductionResult[], place: number): void {
  const { continuousFrom, withinMonths } = table.en206.production
  const result = results[place]!
  const fck = result.fck
  const recent = results
    .slice(of.start, place + 1)
    .filter(row => monthsAfter(row.at, withinMonths) >= result.at)
    .map(row => ({ value: asGrade(row, fck), sampledAt: row.at }))
  if (recent.length < continuousFrom) return
  const sigma = inForce(establishedSigma(recent))
  if (sigma === null) return
  of.changes.push({
    ...{ kind: 'state', from: 'initial', to: 'continuous', state: 'continuous', sigma },
    ...{ at: result.id, name: result.name, on: result.on },
    why: `${recent.length} results within ${withinMonths} months, SD ${sigma.toFixed(2)} MPa (EN 206 §8.2.1.3)`,
  })
  Object.assign(of, { state: 'continuous', sigma, waiting: [], chart: NO_CHART })
}

/** s of the period against σ in force; outside of the band σ is that of the last 35 (EN 206 §8.2.1.3). */
function check(of: Standing, results: readonly ProductionResult[], period: readonly number[]): void {
  const last = results[period.at(-1)!]!
  const asLast = (row: ProductionResult) => asGrade(row, last.fck)
  const values = period.map(place => asLast(results[place]!))
  const earlier = results.slice(of.start, period[0]).map(asLast)
  const sigma = of.sigma!
  const found = sigmaCheck(values, sigma, earlier)
  const next = inForce(found.next) ?? sigma
  const { s, low, high, kept } = found
  of.checks.push({ ...{ on: last.on, at: last.id, s, sigma, low, high, kept }, next })
  // The rate of initial production for the next 35 results (EN 206 Table 17, note).
  if (s > high * sigma) of.raisedFor = table.en206.sigma.from
  const why = `s ${s.toFixed(2)} of ${values.length} results is outside ${low} to ${high} SD`
  renew(of, last, next, why)
}

/** The mean of a period; members of a family that do not belong are told and left out of it (EN 206 criterion 3). */
function judge(of: Standing, results: readonly ProductionResult[], period: readonly number[], charted: boolean): void {
  const rows = period.map(place => results[place]!)
  const last = rows.at(-1)!
  const { state, sigma } = of
  const of3 = state === 'initial'
  const base = { state, sigma, on: last.on, at: last.id }
  const out = of3 ? [] : strangers(rows, sigma!)
  for (const { value, least, member, ids } of out)
    of.criteria.push({
      ...base,
      kind: 'member',
      rule: 'mean of the member',
      value,
      least,
      pass: false,
      results: ids,
      since: last.id,
      member,
    })
  if (charted) return
  const inside = rows.filter(row => !out.some(one => one.member === row.member))
  if (!inside.length) return
  const { initial, continuous } = table.en206
  const value = mean(inside.map(row => asGrade(row, last.fck)))
  const least = last.fck + (of3 ? initial.meanAbove : continuous.sigmaTimes * sigma!)
  const criterion: ProductionCriterion = {
    ...base,
    ...{ kind: 'mean', rule: of3 ? 'mean of three' : `mean of ${inside.length}`, value, least },
    ...{ pass: value >= least - 1e-9, results: inside.map(row => row.id) },
    ...{ since: last.id, member: null },
  }
  of.criteria.push(criterion)
}
