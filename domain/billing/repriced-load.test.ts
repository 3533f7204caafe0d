import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, decimal, sum } from '../kit/money'
import { billLines } from './bill-lines'
import type { BillTerms } from './bill-terms'
import { gstAt } from './gst'
import type { LoadFacts } from './load-facts'
import { repricedChanges } from './repriced-change'
import { correctionOf, type LoadToReprice, repricedLoads, repricedTotals } from './repriced-load'

const load = (more: Partial<LoadFacts> = {}): LoadFacts => ({
  ...{ id: 'load', label: 'D-1', revision: 1, plantId: 'plant', day: '2026-11-20', quantity: '9.00' },
  order: { id: 'order', orderNo: 'CR-1', day: '2026-11-20', pump: false, cylinderSets: 0, extras: [], oneOff: null },
  product: { id: 'c40', code: 'C40', name: 'Grade 40' },
  ...{ called: null, batched: null, left: null, arrived: null, pourStart: null, pourEnd: null, returned: null },
  ...{
    waiting: { cause: null, payer: 'customer' },
    partLoadPaidBy: 'customer',
    washedOut: null,
    washoutFee: null,
    waived: [],
    technicianMinutes: null,
  },
  addOns: [],
  site: { postalCode: null, straightKm: 4 },
  cancelled: null,
  ...more,
})
const terms = (unitPrice: string): BillTerms => ({
  concrete: () => ({ unitPrice, parts: [] }),
  charge: () => undefined,
  items: [],
  minimumLoad: () => '3',
  washoutAt: () => ['site'],
  roadFactor: () => 1.3,
  calendar: { zone: 'Asia/Singapore', holidays: new Set(), normal: () => ({ from: '07:00', to: '19:00' }) },
  gst: () => gstAt('9'),
  index: () => undefined,
})
const billedAt = (facts: LoadFacts, price: string) =>
  billLines([facts], [], terms(price)).lines.map(({ place: _place, ...line }) => ({ ...line, byHand: false }))
const invoiced = (facts: LoadFacts, price: string): LoadToReprice => ({
  facts,
  bill: { state: 'invoiced', billId: 'i', billNo: 'INV-1', gstPercent: '9', lines: billedAt(facts, price) },
})
const at = (price: string) => new Map([['c40', price]])

const cents = (most: number) => fc.integer({ min: 1, max: most }).map(of => decimal(of).div(100).toFixed(2))
const prices = fc.integer({ min: 1, max: 2_000_000 }).map(of => decimal(of).div(10_000).toFixed(4))

test('what is invoiced and its correction come to the bill of the engine at the new price, to the cent', () => {
  fc.assert(
    fc.property(cents(1200), fc.option(cents(900)), prices, prices, (quantity, back, was, is) => {
      const returned = back ? { quantity: back, cause: 'quality', payer: 'company' as const } : null
      const facts = load({ quantity, returned })
      const of = invoiced(facts, was)
      const lines = correctionOf(of, terms(was), at(is), 'Agreed')
      const [row] = repricedLoads([of], terms(was), at(is))
      const engine = amount(sum(billedAt(facts, is).map(line => line.amount)))
      expect(amount(sum([...billedAt(facts, was), ...lines].map(line => line.amount)))).toBe(engine)
      expect(row).toMatchObject({ amountThen: engine, difference: amount(sum(lines.map(line => line.amount))) })
      expect(repricedTotals([row!])).toMatchObject([{ state: 'invoiced', loads: 1, difference: row!.difference }])
    }),
  )
})

test('a price agreed for the order alone stays, on an invoice too', () => {
  const base = load()
  const facts = load({ order: { ...base.order, oneOff: { productId: 'c40', unitPrice: '99', reason: 'Phone' } } })
  for (const of of [{ facts, bill: { state: 'unbilled' as const } }, invoiced(facts, '98')]) {
    expect(repricedLoads([of], terms('99'), at('120'))).toMatchObject([{ difference: '0.00', stays: 'one_off' }])
    expect(correctionOf(of, terms('99'), at('120'), '')).toEqual([])
  }
})

test('what is no longer as listed is named load by load', () => {
  const list = (of: LoadToReprice, price = '100') => repricedLoads([of], terms(price), at('120'))
  const open = { facts: load(), bill: { state: 'unbilled' as const } }
  expect(repricedChanges(list(open), list(open))).toEqual([])
  expect(repricedChanges(list(open), list(invoiced(load(), '100')))).toEqual([
    'D-1: now on invoice INV-1 instead of not billed',
  ])
  expect(repricedChanges(list(open), list(open, '101'))).toEqual(['D-1: price S$101.00 instead of S$100.00'])
  expect(repricedChanges([], list(open))).toEqual(['D-1 is not on the list'])
  expect(repricedChanges(list(open), [])).toEqual(['D-1 is no longer one of its loads'])
})
