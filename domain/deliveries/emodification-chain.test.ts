import { expect, test } from 'vitest'
import { CAUSES, Changes, FLAGS } from './emodification'
import { type ChainFacts, chainOf } from './emodification-chain'

const facts: ChainFacts = {
  quantity: '9.00',
  washoutFee: '80.00',
  cause: 'documentation_error',
  billing: 'none',
  sampled: false,
  small: { cubicMetres: '0.5', percent: '5' },
}
const levels = (changes: Changes, of: Partial<ChainFacts> = {}) =>
  chainOf(changes, { ...facts, ...of }).levelRoles.map(roles => roles[0])

test('R-064 flag statuses and causes exist, each once', () => {
  expect(new Set(CAUSES.map(({ code }) => code)).size).toBe(CAUSES.length)
  expect(FLAGS).toEqual(['price', 'stock', 'carbon', 'cylinder', 'invoice', 'tax'])
})

test('times and remarks need the dispatcher manager alone', () => {
  expect(levels({ onSiteAt: '2026-11-20T06:00:00Z', batchingNo: '12' })).toEqual(['dispatcher_manager'])
})

test('a small change of quantity, a return and a technician time go to finance as well', () => {
  expect(levels({ doQuantity: '9.40' })).toEqual(['dispatcher_manager', 'finance_ar'])
  expect(levels({ returnConcrete: '1.0' })).toEqual(['dispatcher_manager', 'finance_ar'])
  expect(levels({ productId: 'x' })).toEqual(['dispatcher_manager', 'finance_ar'])
  expect(levels({ washoutFee: '120' })).toEqual(['dispatcher_manager', 'finance_ar'])
})

test('both halves of small count: 0.5 m³ and 5 per cent', () => {
  const three = ['dispatcher_manager', 'finance_ar', 'finance_hod']
  expect(levels({ doQuantity: '9.46' })).toEqual(three)
  expect(levels({ doQuantity: '4.5' }, { quantity: '4.00' })).toEqual(three)
  expect(levels({ doQuantity: '8.55' })).toEqual(['dispatcher_manager', 'finance_ar'])
})

test('another payer, a waiver or a rejection goes to the head of finance', () => {
  const three = ['dispatcher_manager', 'finance_ar', 'finance_hod']
  expect(levels({ customerId: 'x' })).toEqual(three)
  expect(levels({ washoutFee: null })).toEqual(three)
  expect(levels({ rejected: true })).toEqual(three)
})

test('an approved draft or an invoice brings the head of finance in', () => {
  expect(levels({ doQuantity: '9.40' }, { billing: 'approved' })).toEqual(['dispatcher_manager', 'finance_hod'])
  expect(levels({ customerId: 'x' }, { billing: 'invoiced' })).toEqual(['dispatcher_manager', 'finance_hod'])
})

test('B17 a mix that the plant made wrongly is billed as ordered: masses move, money does not', () => {
  const wrong = { cause: 'wrong_mix', sampled: true, billing: 'invoiced' } as const
  const asOrdered = chainOf({ productId: 'x' }, { ...facts, ...wrong })
  expect(asOrdered.flags).toEqual(['stock', 'carbon', 'cylinder'])
  expect(asOrdered.levelRoles.map(roles => roles[0])).toEqual(['dispatcher_manager'])
  const asMade = chainOf({ productId: 'x', billMade: true }, { ...facts, ...wrong })
  expect(asMade.flags).toEqual(['price', 'stock', 'carbon', 'cylinder', 'invoice', 'tax'])
  expect(levels({ productId: 'x', doQuantity: '7.00' }, { cause: 'wrong_mix' })).toHaveLength(3)
})

test('flags say what is touched; stock and carbon only when other masses were used', () => {
  const flags = (changes: Changes, of: Partial<ChainFacts> = {}) => chainOf(changes, { ...facts, ...of }).flags
  expect(flags({ doQuantity: '8.00' })).toEqual(['price', 'stock', 'carbon'])
  expect(flags({ doQuantity: '8.00' }, { cause: 'partial_return' })).toEqual(['price'])
  expect(flags({ productId: 'x' }, { sampled: true, billing: 'invoiced' })).toEqual([
    'price',
    'stock',
    'carbon',
    'cylinder',
    'invoice',
    'tax',
  ])
  expect(flags({ onSiteAt: null })).toEqual([])
})

test('a request without a change is refused', () => {
  expect(Changes.safeParse({ doQuantity: '' }).success).toBe(false)
  expect(Changes.safeParse({ doQuantity: '0' }).success).toBe(false)
})
