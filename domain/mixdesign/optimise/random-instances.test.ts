import { expect, test } from 'vitest'
import { random } from '~/domain/kit/random'
import { loadHighs } from '~/functions/kit/highs'
import { PLANT, RULES } from '~/tests/kit/rules/reference-plant'
import { AGGREGATES, BINDERS, type Constituent } from './constituent'
import type { MixRules } from './rules'
import { optimiseMix } from './solve'

/** The same problem written apart: unknowns are absolute volumes in litres, the aggregate's sum is its own unknown, the paste is what the aggregate leaves. */
function inLitres(list: readonly Constituent[], rules: MixRules): string {
  const sum = (of: (one: Constituent) => number) => {
    const parts = list.flatMap((one, at) =>
      of(one) === 0 ? [] : [`${of(one) < 0 ? '-' : '+'} ${Math.abs(of(one))} v${at}`],
    )
    return parts.join(' ')
  }
  const binder = (one: Constituent) => (BINDERS.includes(one.kind) ? one.density : 0)
  const kind =
    (name: string, factor = 1) =>
    (one: Constituent) =>
      one.kind === name ? factor * one.density : 0
  const plus =
    (...of: ((one: Constituent) => number)[]) =>
    (one: Constituent) =>
      of.reduce((all, each) => all + each(one), 0)
  const times = (of: (one: Constituent) => number, factor: number) => (one: Constituent) => factor * of(one)
  const { strengthRatio, ratio, waterDemand, admixture, shares = [], paste, envelope = [] } = rules
  const litres = 1000 - 10 * rules.air
  const effective = (one: Constituent) =>
    binder(one) * (one.kind === 'cement' ? 1 : (strengthRatio!.efficiency[one.kind] ?? 0))
  const lines = [
    `${sum(() => 1)} = ${litres}`,
    `${sum(one => (AGGREGATES.includes(one.kind) ? 1 : 0))} - T = 0`,
    `T <= ${litres - 1000 * paste!.min!}`,
    `T >= ${litres - 1000 * paste!.max!}`,
    `${sum(plus(times(effective, strengthRatio!.max), kind('water', -1)))} >= 0`,
    `${sum(plus(times(binder, ratio!.max), kind('water', -1)))} >= 0`,
    `${sum(binder)} >= ${rules.binder!.min}`,
    `${sum(binder)} <= ${rules.binder!.max}`,
    `${sum(kind('water'))} >= ${rules.water!.min}`,
    `${sum(plus(kind('water'), kind('admixture', waterDemand!.saving)))} >= ${waterDemand!.demand}`,
    `${sum(plus(kind('admixture', 100), times(binder, -admixture!.max)))} <= 0`,
    ...shares.map(
      share =>
        `${sum(one => (share.kinds.includes(one.kind) ? 100 : 0) * one.density - share.max! * binder(one))} <= 0`,
    ),
    ...envelope.flatMap(({ sieve, min, max }) => [
      `${sum(one => one.passing?.[String(sieve)] ?? 0)} - ${max} T <= 0`,
      `${sum(one => one.passing?.[String(sieve)] ?? 0)} - ${min} T >= 0`,
    ]),
  ]
  const bounds = list.map(
    (one, at) => ` 0 <= v${at} <= ${one.available === undefined ? 1000 : one.available / one.density}`,
  )
  const goal = sum(one => one.cost * one.density)
  return [
    'Minimize',
    ` obj: ${goal}`,
    'Subject To',
    ...lines.map((line, at) => ` c${at}: ${line}`),
    'Bounds',
    ...bounds,
    'End',
    '',
  ].join('\n')
}

test('200 random plants and rules agree with a formulation in litres', async () => {
  const solver = await loadHighs()
  const next = random(20_240_501)
  const between = (low: number, high: number) => low + (high - low) * next()
  let feasible = 0
  let weighed = 0
  for (let instance = 0; instance < 200; instance++) {
    const list = PLANT.map(one => ({
      ...one,
      density: one.kind === 'water' ? 1 : one.density * between(0.99, 1.01),
      cost: one.cost * between(0.5, 2),
      ...(next() < 0.2 ? { available: between(100, 1200) } : {}),
    }))
    const rules: MixRules = {
      ...RULES,
      air: between(1, 4),
      strengthRatio: { max: between(0.36, 0.6), efficiency: { ggbs: between(0.4, 1), pfa: between(0.2, 0.6) } },
      ratio: { max: between(0.38, 0.55) },
      binder: { min: between(280, 360), max: between(400, 500) },
      waterDemand: { demand: between(185, 225), saving: between(8, 15) },
      admixture: { max: between(0.8, 2) },
    }
    const mine = optimiseMix(list, rules, 'cost', solver)
    const theirs = solver(inLitres(list, rules))
    expect(mine.feasible, `instance ${instance}`).toBe(theirs.status === 'optimal')
    if (!mine.feasible) {
      expect(mine.conflict.length).toBeGreaterThan(0)
      continue
    }
    feasible++
    expect(Math.abs(mine.cost - theirs.objective!), `instance ${instance}`).toBeLessThan(1e-3)
    if (mine.weighable.kept) weighed++
  }
  console.info(`${feasible} of 200 random instances feasible, all agree; ${weighed} weighable with every rule kept`)
  expect(feasible).toBeGreaterThan(100)
  expect(weighed / feasible).toBeGreaterThan(0.9)
}, 180_000)
