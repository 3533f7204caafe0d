import { expect, test } from 'vitest'
import { type Arising, type ArisingSwitch, factsOfSwitch, type PaidPrice } from './charge-switch'

const waiting: Arising = { name: 'Waiting', trigger: 'waiting', active: true, isDefault: true }
const figures = { freeAllowance: '60', minimum: null, maximum: null }
const region = (name: string, unitPrice = '2'): PaidPrice => ({ ...figures, unitPrice, level: 'region', region: name })
const agreed = (unitPrice: string): PaidPrice => ({ ...figures, unitPrice, level: 'project', region: null })
const PAID = [region('West'), region('West', '3'), region('East', '0'), agreed('1'), agreed('4')]
const lost = (to: ArisingSwitch, from: Partial<Arising> = {}) =>
  factsOfSwitch({ ...waiting, ...from }, to, PAID).map(of => [of.what, of.unitPrice, of.listPrice])

const WEST = ['Waiting, West', '0.0000', '3.0000']
const AGREED = ['Waiting, as agreed', '0.0000', '4.0000']

test('what is switched off goes to nothing for everybody who pays it, the dearest of each region and of what is agreed', () => {
  expect(lost({ active: false })).toEqual([WEST, AGREED])
  expect(lost({ trigger: 'manual' })).toEqual([WEST, AGREED])
  expect(lost({ trigger: 'after_hours' })).toEqual([WEST, AGREED])
})

test('what is no default any more stays with those who agreed it', () => {
  expect(lost({ isDefault: false })).toEqual([WEST])
  expect(lost({ active: false }, { isDefault: false })).toEqual([AGREED])
  expect(lost({ isDefault: true }, { isDefault: false })).toEqual([])
})

test('nobody loses by a charge that begins, stays, or never arose by itself', () => {
  expect(lost({ active: true }, { active: false })).toEqual([])
  expect(lost({ trigger: 'waiting' })).toEqual([])
  expect(lost({ isDefault: false }, { active: false })).toEqual([])
  expect(lost({ active: false }, { trigger: 'manual' })).toEqual([])
})

test('the fee of a wash-out is compared with nothing, since it is set on the load', () => {
  const washout = { ...waiting, name: 'Wash-out', trigger: 'washout' }
  expect(factsOfSwitch(washout, { active: false }, [])).toMatchObject([{ what: 'Wash-out', listPrice: null }])
  expect(factsOfSwitch(washout, { active: true }, [])).toEqual([])
})
