import { EngineeringFault } from '~/domain/kit/fault'
import { AGGREGATES, BINDERS, type Constituent, type Kind, soundConstituents } from './constituent'
import { MIX_OPTIMISATION, type MixRules, soundRules, type Window } from './rules'

/** One linear rule over the masses (kg/m³, in the order of the constituents): coefficients · masses, sense, limit. */
export type Row = { rule: string; coefficients: number[]; sense: '<=' | '>=' | '='; limit: number }

/** Every rule as a row; the same rows are solved, checked again after rounding, and named when they conflict. */
export function rowsOf(list: readonly Constituent[], rules: MixRules, params = MIX_OPTIMISATION): Row[] {
  soundConstituents(list)
  soundRules(rules)
  return [
    { rule: 'volume', coefficients: list.map(volume), sense: '=', limit: 1 - rules.air / 100 },
    ...ratioRows(list, rules),
    ...exposureRows(list, rules),
    ...amountRows(list, rules),
    ...shareRows(list, rules),
    ...gradingRows(list, rules, params.gradingBasis),
    ...list.flatMap((one, at) =>
      one.available === undefined ? [] : [only(list, at, `available:${one.id}`, '<=', one.available)],
    ),
  ]
}

function ratioRows(list: readonly Constituent[], { strengthRatio, ratio, waterDemand, admixture }: MixRules): Row[] {
  const rows: Row[] = []
  const water = (one: Constituent) => (one.kind === 'water' ? 1 : 0)
  if (strengthRatio) {
    const k = (kind: Kind) => (kind === 'cement' ? 1 : (strengthRatio.efficiency[kind] ?? 0))
    rows.push(
      row(list, 'strength-ratio', one => water(one) - strengthRatio.max * (isBinder(one) ? k(one.kind) : 0), '<=', 0),
    )
  }
  if (ratio) rows.push(row(list, 'durability-ratio', one => water(one) - (isBinder(one) ? ratio.max : 0), '<=', 0))
  if (waterDemand) {
    const gives = (one: Constituent) => water(one) + (one.kind === 'admixture' ? waterDemand.saving : 0)
    rows.push(row(list, 'water-demand', gives, '>=', waterDemand.demand))
  }
  if (admixture) {
    const share = admixture.max / 100
    const over = (one: Constituent) => (one.kind === 'admixture' ? 1 : isBinder(one) ? -share : 0)
    rows.push(row(list, 'admixture-max', over, '<=', 0))
  }
  return rows
}

/** What exposure classes and contents ask. Each constituent says its share; what it does not declare is a fault, not nothing. */
function exposureRows(list: readonly Constituent[], { exposure, chloride, alkali }: MixRules): Row[] {
  const rows: Row[] = []
  if (exposure) {
    const { ratio, cement, efficiency } = exposure
    const k = ({ kind }: Constituent) => (kind === 'cement' ? 1 : (isBinderKind(kind) && efficiency[kind]) || 0)
    const water = (one: Constituent) => (one.kind === 'water' ? 1 : 0)
    if (ratio !== undefined) rows.push(row(list, 'exposure-ratio', one => water(one) - ratio * k(one), '<=', 0))
    if (cement !== undefined) rows.push(row(list, 'exposure-cement', k, '>=', cement))
  }
  if (chloride) {
    const allowed = (one: Constituent) => (chloride.of.includes(one.kind) ? chloride.max : 0)
    rows.push(row(list, 'chloride-max', one => (declared(one, 'chloride') - allowed(one)) / 100, '<=', 0))
  }
  if (alkali) {
    const share = (one: Constituent) => (isBinder(one) || one.kind === 'admixture' ? declared(one, 'alkali') / 100 : 0)
    rows.push(row(list, 'alkali-max', share, '<=', alkali.max))
  }
  return rows
}

function declared(one: Constituent, what: 'chloride' | 'alkali'): number {
  const percent = one[what]
  if (percent !== undefined) return percent
  throw new EngineeringFault(`${what}-not-declared`, `No ${what} declared of ${one.id}`, one.id)
}

function amountRows(list: readonly Constituent[], { binder, water, amounts = [], paste, gwp }: MixRules): Row[] {
  const isPaste = (one: Constituent) => !AGGREGATES.includes(one.kind)
  const carbon: Row[] = gwp ? [row(list, 'gwp-max', one => one.gwp, '<=', gwp.max)] : []
  return [
    ...windowRows(list, 'binder', one => (isBinder(one) ? 1 : 0), binder),
    ...windowRows(list, 'water', one => (one.kind === 'water' ? 1 : 0), water),
    ...amounts.flatMap(amount =>
      windowRows(list, `amount:${amount.kinds.join('+')}`, one => (amount.kinds.includes(one.kind) ? 1 : 0), amount),
    ),
    ...windowRows(list, 'paste', one => (isPaste(one) ? volume(one) : 0), paste),
    ...carbon,
  ]
}

function shareRows(list: readonly Constituent[], { shares = [], overCement = [] }: MixRules): Row[] {
  const rows = shares.flatMap(({ kinds, min, max }) => {
    const over = (limit: number) => (one: Constituent) =>
      (kinds.includes(one.kind) ? 1 : 0) - (isBinder(one) ? limit / 100 : 0)
    const name = `share:${kinds.join('+')}`
    return [
      ...(min === undefined ? [] : [row(list, `${name}-min`, over(min), '>=', 0)]),
      ...(max === undefined ? [] : [row(list, `${name}-max`, over(max), '<=', 0)]),
    ]
  })
  const caps = overCement.map(({ kind, max }) =>
    row(list, `over-cement:${kind}`, one => (one.kind === kind ? 1 : one.kind === 'cement' ? -max : 0), '<=', 0),
  )
  return [...rows, ...caps]
}

function gradingRows(list: readonly Constituent[], rules: MixRules, basis: 'volume' | 'mass'): Row[] {
  const part = (one: Constituent) => (AGGREGATES.includes(one.kind) ? (basis === 'volume' ? 1 / one.density : 1) : 0)
  const rows = (rules.envelope ?? []).flatMap(({ sieve, min, max }) => {
    const over = (limit: number) => (one: Constituent) =>
      part(one) === 0 ? 0 : (passing(one, sieve) - limit) * part(one)
    return [
      ...(max === undefined ? [] : [row(list, `passing:${sieve}-max`, over(max), '<=', 0)]),
      ...(min === undefined ? [] : [row(list, `passing:${sieve}-min`, over(min), '>=', 0)]),
    ]
  })
  const fineness = rules.finenessModulus
  if (!fineness) return rows
  const modulus = (one: Constituent) => fineness.sieves.reduce((sum, sieve) => sum + 1 - passing(one, sieve) / 100, 0)
  const over = (limit: number) => (one: Constituent) => (part(one) === 0 ? 0 : (modulus(one) - limit) * part(one))
  if (fineness.min !== undefined) rows.push(row(list, 'fineness-modulus-min', over(fineness.min), '>=', 0))
  if (fineness.max !== undefined) rows.push(row(list, 'fineness-modulus-max', over(fineness.max), '<=', 0))
  return rows
}

function windowRows(
  list: readonly Constituent[],
  name: string,
  of: (one: Constituent) => number,
  limits: Window = {},
): Row[] {
  const { min, max } = limits
  return [
    ...(min === undefined ? [] : [row(list, `${name}-min`, of, '>=', min)]),
    ...(max === undefined ? [] : [row(list, `${name}-max`, of, '<=', max)]),
  ]
}

function row(
  list: readonly Constituent[],
  rule: string,
  of: (one: Constituent) => number,
  sense: Row['sense'],
  limit: number,
): Row {
  return { rule, coefficients: list.map(of), sense, limit }
}

function only(list: readonly Constituent[], at: number, rule: string, sense: Row['sense'], limit: number): Row {
  return { rule, coefficients: list.map((_, other) => (other === at ? 1 : 0)), sense, limit }
}

/** Percent passing a sieve as measured; fault `missing-sieve`, for a grading is never interpolated. */
export function passing(one: Constituent, sieve: number): number {
  const percent = one.passing?.[String(sieve)]
  if (percent !== undefined) return percent
  throw new EngineeringFault('missing-sieve', `${one.id} was not sieved at ${sieve} mm`, one.id)
}

function volume(one: Constituent): number {
  return 1 / (one.density * 1000)
}

const isBinderKind = (kind: Kind): boolean => BINDERS.includes(kind)

function isBinder(one: Constituent): boolean {
  return isBinderKind(one.kind)
}
