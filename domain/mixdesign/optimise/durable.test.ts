import { beforeAll, expect, test } from 'vitest'
import type { LpSolver } from '~/domain/kit/lp'
import { loadHighs } from '~/functions/kit/highs'
import { ACI, EN } from '~/tests/kit/given/content-rules'
import { PLANT } from '~/tests/kit/rules/reference-plant'
import type { ContentRules } from '../durability-contents'
import { OptimiseAsk, rulesOf, USUAL_ASK } from './ask'
import type { Constituent } from './constituent'
import { EN_206_ADDITIONS } from './rules'
import { optimiseMix } from './solve'

let solver: LpSolver
beforeAll(async () => {
  solver = await loadHighs()
})

const LIST = PLANT.map(one => ({
  ...one,
  chloride: one.kind === 'water' ? 0.05 : 0.01,
  alkali: one.kind === 'cement' ? 1 : 0.3,
}))
/** Of the cheapest mix: water, cement with k times the additions, all binder, chloride and alkali, kg per m³. */
function cheapest(more: object, contents: ContentRules, list: readonly Constituent[] = LIST) {
  const ask = OptimiseAsk.parse({ ...USUAL_ASK, gwp: undefined, effective: '', ratio: '', binderMin: '', ...more })
  const found = optimiseMix(list, rulesOf(ask, list, contents), 'cost', solver)
  if (!found.feasible) throw new Error(found.conflict.join())
  const total = (of: (one: Constituent) => number) =>
    list.reduce((sum, one) => sum + of(one) * (found.masses[one.id] ?? 0), 0)
  const k = ({ kind }: Constituent) => (kind === 'cement' ? 1 : (EN_206_ADDITIONS.efficiency[kind] ?? 0))
  const isBinder = ({ kind }: Constituent) => ['cement', 'ggbs', 'pfa', 'silica-fume'].includes(kind)
  return {
    water: total(one => Number(one.kind === 'water')),
    equivalent: total(k),
    binder: total(one => Number(isBinder(one))),
    chloride: total(one => (one.chloride ?? 0) / 100),
    alkali: total(one => (isBinder(one) || one.kind === 'admixture' ? (one.alkali ?? 0) / 100 : 0)),
  }
}

test('what is cheapest in sea water holds w/(c + k·a) and c + k·a by EN 206, w/cm by ACI 318', () => {
  const free = cheapest({}, EN)
  expect(free.water / free.equivalent).toBeGreaterThan(0.5)
  const sea = cheapest({ exposures: ['XS3'] }, EN)
  expect(sea.water / sea.equivalent).toBeLessThanOrEqual(0.45 + 1e-6)
  expect(sea.equivalent).toBeGreaterThanOrEqual(340 - 1e-3)
  const aci = cheapest({ exposures: ['XS3'] }, ACI)
  expect(aci.water / aci.binder).toBeLessThanOrEqual(0.4 + 1e-6)
})

test('prestressing steel takes less chloride, and the limit of the company less alkali', () => {
  // Sea-dredged sand brings what one limit allows and the other does not.
  const salty = LIST.map(one => (one.id === 'nsand' ? { ...one, chloride: 0.3, cost: 0 } : one))
  const steel = cheapest({ exposures: ['XC4'] }, EN, salty)
  const stressed = cheapest({ exposures: ['XC4'], reinforcement: 'prestressed' }, EN, salty)
  expect(steel.chloride / steel.binder).toBeLessThanOrEqual(0.004 + 1e-8)
  expect(stressed.chloride / stressed.binder).toBeLessThanOrEqual(0.002 + 1e-8)
  expect(stressed.chloride / stressed.binder).toBeLessThan(steel.chloride / steel.binder)
  const company = { ...EN, company: { ...EN.company, alkaliKgPerM3: '2.50' } }
  expect(cheapest({ exposures: ['XC4'] }, EN).alkali).toBeGreaterThan(2.5)
  expect(cheapest({ exposures: ['XC4'] }, company).alkali).toBeLessThanOrEqual(2.5 + 1e-6)
})
