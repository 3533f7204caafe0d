import { EngineeringFault } from '~/domain/kit/fault'
import { mass } from '~/domain/kit/within'
import { oneOf } from '../bounds'
import { AGGREGATES, BINDERS, type Constituent, soundConstituents } from './constituent'
import { passing } from './rows'
import { type MixRules, soundRules } from './rules'

/**
 * The figures a laboratory reads from masses (kg/m³ by constituent id): binder, W/B, effective W/(C + Σk·addition) when
 * the rules give k, additions in percent of the binder, paste in m³, combined grading by volume over the rules' sieves.
 */
export function describeMix(list: readonly Constituent[], rules: MixRules, masses: Readonly<Record<string, number>>) {
  soundConstituents(list)
  soundRules(rules)
  for (const id of Object.keys(masses))
    oneOf(
      id,
      'masses',
      list.map(one => one.id),
    )
  const of = (one: Constituent) => mass(masses[one.id] ?? 0, one.id)
  const sum = (factor: (one: Constituent) => number) => list.reduce((all, one) => all + factor(one) * of(one), 0)
  const binders = (one: Constituent) => (BINDERS.includes(one.kind) ? 1 : 0)
  const litres = (one: Constituent) => 1 / one.density
  const isAggregate = (one: Constituent) => AGGREGATES.includes(one.kind)
  const water = sum(one => (one.kind === 'water' ? 1 : 0))
  const binder = sum(binders)
  if (binder <= 0) throw new EngineeringFault('missing-constituent', 'A mix needs binder', 'masses')
  const efficiency = rules.strengthRatio?.efficiency
  const effective = sum(one => (one.kind === 'cement' ? 1 : binders(one) * (efficiency?.[one.kind] ?? 0)))
  const aggregate = sum(one => (isAggregate(one) ? litres(one) : 0))
  const combined = (rules.envelope ?? []).map(({ sieve }) => {
    const through = sum(one => (isAggregate(one) ? litres(one) * passing(one, sieve) : 0))
    return { sieve, percent: through / aggregate }
  })
  return {
    binder,
    ratio: water / binder,
    effectiveRatio: efficiency ? water / effective : null,
    additions: (sum(one => (one.kind === 'cement' ? 0 : binders(one))) / binder) * 100,
    paste: sum(one => (isAggregate(one) ? 0 : litres(one))) / 1000,
    passing: combined,
    total: sum(() => 1),
  }
}
