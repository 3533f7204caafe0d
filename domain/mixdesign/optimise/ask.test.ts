import { expect, test } from 'vitest'
import { ACI, EN } from '~/tests/kit/given/content-rules'
import { PLANT } from '~/tests/kit/rules/reference-plant'
import { exposureRules, OptimiseAsk, rulesOf, strengthAsked, USUAL_ASK } from './ask'
import { withinStock } from './constituent'

test('questions of an address become rules; what is left empty is no rule', () => {
  const ask = OptimiseAsk.parse({ goal: 'carbon', air: '1.5', ratio: '', binderMin: '300', slag: '60', ash: '' })
  const rules = rulesOf(ask, PLANT, EN)
  expect(rules).toMatchObject({ air: 1.5, binder: { min: 300 }, shares: [{ kinds: ['ggbs'], max: 60 }] })
  expect(rules).not.toHaveProperty('ratio')
  expect(rules.binder).not.toHaveProperty('max')
})

test('an envelope holds at the sieves that every aggregate was tested on', () => {
  const limits = [
    { size: 20, min: 95, max: 100 },
    { size: 14, min: 80, max: 95 },
  ]
  expect(rulesOf(OptimiseAsk.parse(USUAL_ASK), PLANT, EN, limits).envelope).toEqual([{ sieve: 20, min: 95, max: 100 }])
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

const asked = (more: object) => OptimiseAsk.parse({ ...USUAL_ASK, ...more })
const CONTENTS = { chloride: 0.02, alkali: 0.6 }
const DECLARED = PLANT.map(one => ({ ...one, ...CONTENTS }))

test('an exposure class asks w/(c + k·a) and c + k·a beside what was typed, and air and strength at least', () => {
  const found = rulesOf(asked({ exposures: ['XS3'] }), PLANT, EN)
  expect(found).toMatchObject({ ratio: { max: 0.5 }, binder: { min: 300 } })
  expect(found.exposure).toEqual({ ratio: 0.45, cement: 340, efficiency: { pfa: 0.4, ggbs: 0.6, 'silica-fume': 2 } })
  expect(rulesOf(asked({ exposures: [] }), PLANT, EN)).not.toHaveProperty('exposure')
  expect(rulesOf(asked({ exposures: ['XF4'], air: '' }), PLANT, EN)).toMatchObject({ air: 4 })
  expect(rulesOf(asked({ exposures: ['XF4'], air: '5.5' }), PLANT, EN)).toMatchObject({ air: 5.5 })
  expect(strengthAsked(asked({ exposures: ['XS3'], strength: '35' }), EN)).toBe(45)
  expect(strengthAsked(asked({ exposures: [], strength: '35' }), EN)).toBe(35)
  for (const name of ['__proto__', 'constructor', ''])
    expect(OptimiseAsk.safeParse({ ...USUAL_ASK, exposures: [name] }).success).toBe(false)
})

test('classes that hold at the same place are rules together: the strictest of each', () => {
  const both = rulesOf(asked({ exposures: ['XF4', 'XS3'] }), PLANT, EN)
  expect(both.exposure).toMatchObject({ ratio: 0.45, cement: 340 })
  expect(both.air).toBe(4)
  expect(strengthAsked(asked({ exposures: ['XC4', 'XS3'], strength: '30' }), EN)).toBe(45)
})

test('under ACI 318 the class asks w/cm of all cementitious material, its own air and no least cement', () => {
  const found = rulesOf(asked({ exposures: ['XS3'] }), PLANT, ACI)
  expect(found.exposure).toEqual({ ratio: 0.4, efficiency: { pfa: 1, ggbs: 1, 'silica-fume': 1 } })
  expect(rulesOf(asked({ exposures: ['XF4'] }), PLANT, ACI)).toMatchObject({ air: 6 })
  // C2 is 35 MPa of cylinders.
  expect(strengthAsked(asked({ exposures: ['XS3'], strength: '30' }), ACI)).toBe(45)
})

test('chloride by the steel and alkali by the company, where every material says what it brings', () => {
  const company = { ...EN.company, alkaliKgPerM3: '3.00' }
  const rules = { ...EN, company }
  expect(rulesOf(asked({ exposures: ['XS3'] }), DECLARED, rules)).toMatchObject({
    chloride: { max: 0.4 },
    alkali: { max: 3 },
  })
  const prestressed = asked({ exposures: ['XS3'], reinforcement: 'prestressed' })
  expect(rulesOf(prestressed, DECLARED, rules)).toMatchObject({ chloride: { max: 0.2 } })
  expect(rulesOf(prestressed, DECLARED, ACI)).toMatchObject({ chloride: { max: 0.06 } })
  expect(exposureRules(prestressed, PLANT, rules)).toMatchObject({ unjudged: PLANT.map(({ id }) => id) })
  expect(rulesOf(prestressed, PLANT, rules)).not.toHaveProperty('chloride')
})
