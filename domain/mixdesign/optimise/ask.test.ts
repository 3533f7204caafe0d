import { expect, test } from 'vitest'
import { PLANT } from '~/tests/kit/rules/reference-plant'
import { OptimiseAsk, rulesOf, strengthAsked, USUAL_ASK } from './ask'
import { withinStock } from './constituent'

test('questions of an address become rules; what is left empty is no rule', () => {
  const ask = OptimiseAsk.parse({ goal: 'carbon', air: '1.5', ratio: '', binderMin: '300', slag: '60', ash: '' })
  const rules = rulesOf(ask, PLANT)
  expect(rules).toMatchObject({ air: 1.5, binder: { min: 300 }, shares: [{ kinds: ['ggbs'], max: 60 }] })
  expect(rules).not.toHaveProperty('ratio')
  expect(rules.binder).not.toHaveProperty('max')
})

test('an envelope holds at the sieves that every aggregate was tested on', () => {
  const limits = [
    { size: 20, min: 95, max: 100 },
    { size: 14, min: 80, max: 95 },
  ]
  expect(rulesOf(OptimiseAsk.parse(USUAL_ASK), PLANT, limits).envelope).toEqual([{ sieve: 20, min: 95, max: 100 }])
})

test.each([{ air: '11' }, { ratio: 'much' }, { goal: 'profit' }, { binderMin: '-1' }])('%j is refused', typed => {
  expect(OptimiseAsk.safeParse(typed).success).toBe(false)
})

test('a stock is shared out over the volume that it has to suffice for; what has no stock has no limit', () => {
  const [cement] = PLANT
  expect(withinStock(cement!, '25000.000', 100).available).toBe(250)
  expect(withinStock(cement!, '0', 100).available).toBe(0)
  expect(withinStock(cement!, '-12.000', 100).available).toBe(0)
  expect(withinStock(cement!, null, 100)).toBe(cement)
  expect(OptimiseAsk.safeParse({ ...USUAL_ASK, volume: '0' }).success).toBe(false)
})

test('an exposure class tightens what was asked and never loosens it', () => {
  const asked = (more: object) => OptimiseAsk.parse({ ...USUAL_ASK, ...more })
  expect(rulesOf(asked({ exposure: 'XS3' }), PLANT)).toMatchObject({ ratio: { max: 0.45 }, binder: { min: 340 } })
  const strict = rulesOf(asked({ exposure: 'XC1', ratio: '0.40', binderMin: '350' }), PLANT)
  expect(strict).toMatchObject({ ratio: { max: 0.4 }, binder: { min: 350 } })
  expect(rulesOf(asked({ exposure: 'XS2', ratio: '', binderMin: '' }), PLANT)).toMatchObject({
    ratio: { max: 0.45 },
    binder: { min: 320 },
  })
  expect(rulesOf(asked({ exposure: 'XF4', air: '' }), PLANT)).toMatchObject({ air: 4 })
  expect(rulesOf(asked({ exposure: 'XF4', air: '5.5' }), PLANT)).toMatchObject({ air: 5.5 })
  expect(strengthAsked(asked({ exposure: 'XS3', strength: '35' }))).toBe(45)
  expect(strengthAsked(asked({ exposure: '', strength: '35' }))).toBe(35)
  expect(OptimiseAsk.safeParse({ ...USUAL_ASK, exposure: '__proto__' }).success).toBe(false)
})
