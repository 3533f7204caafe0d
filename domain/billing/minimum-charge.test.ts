import { describe, expect, test } from 'vitest'
import { concrete, item, load, order, type Price, said, terms } from '~/tests/kit/given/bill-terms'
import { billLines } from './bill-lines'
import type { ChargeItem } from './bill-terms'
import type { LoadFacts } from './load-facts'

test('a charge of every load is counted by m³ or by load, whatever the load was', () => {
  const of = terms([item('every_load'), item('levy', 'load', { trigger: 'every_load' })], {
    every_load: { unitPrice: '1.2' },
    levy: { unitPrice: '15' },
  })
  expect(said([load()], of)).toEqual([concrete, ['every_load', '9.0000', '10.80'], ['levy', '1.0000', '15.00']])
  const agreedOnly = terms([item('every_load', 'm³', { isDefault: false })], { every_load: { unitPrice: '1.2' } })
  expect(said([load()], agreedOnly)).toEqual([concrete])
})

describe('the minimum charge of a load', () => {
  const minimum = item('minimum_charge', 'load')
  const of = (more: ChargeItem[] = [], prices: Record<string, Price> = {}) =>
    terms([minimum, ...more], { minimum_charge: { unitPrice: '350' }, ...prices })
  const short = (more: Partial<LoadFacts> = {}) => load({ quantity: '2.00', ...more })

  test('adds what concrete, add-ons and part load lack', () => {
    expect(said([short()], of())).toEqual([
      ['c40', '2.0000', '237.00'],
      ['minimum_charge', '1.0000', '113.00'],
    ])
    const addOns = [{ id: 'ice', name: 'Ice', unit: 'kg', quantity: '40.0000' }]
    const prices = { part_load: { unitPrice: '28' }, ice: { unitPrice: '0.45' }, pump: { unitPrice: '20' } }
    const pumped = short({ addOns, order: { ...order, pump: true } })
    // 350 − 237 − 18 − 28; the pump is earned on top of it.
    expect(said([pumped], of([item('part_load'), item('pump')], prices))).toContainEqual([
      ...['minimum_charge', '1.0000', '67.00'],
    ])
    expect(billLines([short()], [], of()).lines[1]?.fact).toBe('S$237.00 of the load, at least S$350.00')
  })

  test('is nothing once the load costs as much, where we made the load short, and where we take concrete back', () => {
    expect(said([load()], of())).toEqual([concrete])
    expect(said([short()], terms([minimum], { minimum_charge: { unitPrice: '237' } }))).toHaveLength(1)
    expect(said([short({ partLoadPaidBy: 'company' })], of())).toHaveLength(1)
    const returned = { quantity: '2.00', cause: 'quality', payer: 'company' as const }
    expect(said([short({ returned })], of()).map(([id]) => id)).toEqual(['c40', 'c40'])
    const theirs = { ...returned, payer: 'customer' as const }
    expect(said([short({ returned: theirs })], of())).toContainEqual(['minimum_charge', '1.0000', '113.00'])
  })

  test('waits for the price of what it counts, which is a gap of its own', () => {
    const unpriced = [{ id: 'ice', name: 'Ice', unit: 'kg', quantity: '40.0000' }]
    const { lines, gaps } = billLines([short({ addOns: unpriced })], [], of())
    expect([lines.map(line => line.itemId), gaps.map(gap => gap.what)]).toEqual([
      ['c40'],
      ['Ice has no price in the region'],
    ])
  })
})
