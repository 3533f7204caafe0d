import { describe, expect, test } from 'vitest'
import type { PriceBand } from '../pricing/banded-price'
import type { Escalation } from '../pricing/escalation'
import { billLines } from './bill-lines'
import type { BillTerms, ChargeItem } from './bill-terms'
import type { LoadFacts, OrderFacts } from './load-facts'
import { payable } from './preview'
import { totalsOf } from './totals'

const at = (time: string) => ({ at: new Date(`2026-11-20T${time}:00+08:00`), source: 'planned' as const })
const order: OrderFacts = {
  id: 'order',
  orderNo: 'CR-1',
  day: '2026-11-20',
  pump: false,
  ...{ cylinderSets: 0, extras: [], oneOff: null },
}
const load = (more: Partial<LoadFacts> = {}): LoadFacts => ({
  id: 'load',
  label: 'D-1',
  revision: 1,
  plantId: 'plant',
  order,
  day: '2026-11-20',
  product: { id: 'c40', code: 'C40', name: 'Grade 40' },
  quantity: '9.00',
  called: null,
  batched: at('09:00'),
  left: null,
  arrived: at('09:40'),
  pourStart: at('09:45'),
  pourEnd: at('10:10'),
  returned: null,
  waiting: { cause: null, payer: 'customer' },
  partLoadPaidBy: 'customer',
  ...{ washedOut: null, washoutFee: null, waived: [] },
  technicianMinutes: null,
  addOns: [],
  site: { postalCode: '609999', straightKm: 10 },
  cancelled: null,
  ...more,
})
const item = (trigger: string, unit = 'm³', more: Partial<ChargeItem> = {}): ChargeItem => ({
  kind: 'sub_product',
  id: trigger,
  name: trigger,
  unit,
  trigger,
  isDefault: true,
  ...more,
})
type Price = {
  unitPrice: string
  freeAllowance?: string
  minimum?: string
  maximum?: string
  bands?: PriceBand[]
  escalation?: Escalation
  level?: 'project'
}
const terms = (items: ChargeItem[], prices: Record<string, Price>, more: Partial<BillTerms> = {}): BillTerms => ({
  concrete: () => ({ unitPrice: '118.5000', parts: [] }),
  charge: of =>
    prices[of.id] && {
      id: of.id,
      level: prices[of.id]!.level ?? 'region',
      item: of,
      unitPrice: prices[of.id]!.unitPrice,
      freeAllowance: prices[of.id]!.freeAllowance ?? '0',
      minimum: prices[of.id]!.minimum ?? null,
      maximum: prices[of.id]!.maximum ?? null,
      bands: prices[of.id]!.bands ?? null,
      escalation: prices[of.id]!.escalation ?? null,
      fromDate: '2026-01-01',
      toDate: null,
      source: 'Region Central',
    },
  items,
  minimumLoad: () => '3',
  washoutAt: () => ['site'],
  roadFactor: () => 1.3,
  calendar: {
    zone: 'Asia/Singapore',
    holidays: new Set(['2026-12-25']),
    normal: () => ({ from: '06:30', to: '18:00' }),
  },
  gst: () => '9',
  index: () => undefined,
  ...more,
})
const said = (loads: LoadFacts[], of: BillTerms, due: OrderFacts[] = []) =>
  billLines(loads, due, of).lines.map(line => [line.itemId, line.quantity, line.amount])
const concrete = ['c40', '9.0000', '1066.50']

test('concrete, add-ons per load and charges that arise by themselves; the preview adds up the same lines', () => {
  const addOns = [
    { id: 'ice', name: 'Ice', unit: 'kg', quantity: '40.5000' },
    { id: 'colour', name: 'Colour', unit: 'kg', quantity: '9.0000' },
  ]
  const of = terms([item('pump'), item('part_load')], {
    ice: { unitPrice: '0.45' },
    pump: { unitPrice: '6.50', minimum: '30' },
    part_load: { unitPrice: '28' },
  })
  const pumped = { ...order, pump: true }
  const bill = billLines(
    [load({ order: pumped, addOns }), load({ order: pumped, quantity: '2.00', addOns: [] })],
    [pumped],
    of,
  )
  expect(bill.lines.map(line => [line.itemId, line.quantity, line.amount])).toEqual([
    concrete,
    ['ice', '40.5000', '18.23'],
    ['c40', '2.0000', '237.00'],
    ['pump', '30.0000', '195.00'],
    ['pump', '30.0000', '195.00'],
    ['part_load', '1.0000', '28.00'],
  ])
  const seen = payable(bill, '9')
  expect(seen.lines.map(line => [line.description, line.quantity, line.amount])).toEqual([
    ['C40 Grade 40', '11.00', '1303.50'],
    ['Ice', '40.50', '18.23'],
    ['pump', '60.00', '390.00'],
    ['part_load', '1.00', '28.00'],
  ])
  expect(seen.missing).toEqual(['Colour has no price in the region'])
  expect(seen.total).toBe(totalsOf(bill.lines, '9').total)
})

test('without a price there is no line at zero', () => {
  const { lines, gaps } = billLines([load()], [], terms([], {}, { concrete: () => ({ missing: 'No price of C40' }) }))
  expect(lines).toEqual([])
  expect(gaps).toMatchObject([{ kind: 'no_price', what: 'No price of C40', label: 'D-1' }])
})

describe('after hours', () => {
  const of = terms([item('after_hours')], { after_hours: { unitPrice: '9' } })
  const on = (instant: string) =>
    said([load({ batched: { at: new Date(instant), source: 'person' } })], of).length === 2
  test('before, after, on a Sunday and on a holiday of the region by the clock of batching', () => {
    expect(on('2026-11-20T06:29:00+08:00')).toBe(true)
    expect(on('2026-11-20T06:30:00+08:00')).toBe(false)
    expect(on('2026-11-20T18:00:00+08:00')).toBe(true)
    expect(on('2026-12-25T10:00:00+08:00')).toBe(true)
  })
  test('a pour that goes on past midnight has the calendar day of each batch', () => {
    // Ordered for Saturday, batched on Sunday at ten.
    expect(on('2026-11-22T10:00:00+08:00')).toBe(true)
    // Ordered for Sunday night, batched on Monday at ten.
    expect(on('2026-11-23T10:00:00+08:00')).toBe(false)
  })
})

test('where Sundays and holidays have a charge of their own, it takes the place of the one for after hours', () => {
  const prices = { after_hours: { unitPrice: '9' }, holiday: { unitPrice: '15' } }
  const of = terms([item('after_hours'), item('holiday')], prices)
  const on = (instant: string, by = of) => said([load({ batched: { at: new Date(instant), source: 'person' } })], by)
  expect(on('2026-12-25T10:00:00+08:00')).toEqual([concrete, ['holiday', '9.0000', '135.00']])
  expect(on('2026-11-22T22:00:00+08:00')).toEqual([concrete, ['holiday', '9.0000', '135.00']])
  expect(on('2026-11-20T22:00:00+08:00')).toEqual([concrete, ['after_hours', '9.0000', '81.00']])
  expect(on('2026-11-20T10:00:00+08:00')).toEqual([concrete])
  const unpriced = terms([item('after_hours'), item('holiday')], { after_hours: { unitPrice: '9' } })
  expect(on('2026-12-25T10:00:00+08:00', unpriced)).toEqual([concrete, ['after_hours', '9.0000', '81.00']])
})

describe('a surcharge that follows an index', () => {
  const escalation = { indexId: 'diesel', base: '1.20', sharePercent: '8', withinPercent: '0' }
  const of = (value: string | null, more: Partial<Escalation> = {}) =>
    terms(
      [item('escalation')],
      { escalation: { unitPrice: '0', escalation: { ...escalation, ...more } } },
      {
        index: (indexId, fromDate) => (value === null ? undefined : { indexId, name: 'Diesel', value, fromDate }),
      },
    )
  test('is its share of the concrete price by how far the index is from its base, up and down', () => {
    // 118.50 × 8 % × (1.35 / 1.20 − 1) = 1.185 a m³
    expect(said([load()], of('1.35'))).toEqual([concrete, ['escalation', '9.0000', '10.67']])
    expect(said([load()], of('1.08'))).toEqual([concrete, ['escalation', '-9.0000', '-8.53']])
    expect(said([load()], of('1.20'))).toEqual([concrete])
    expect(said([load()], of('1.32', { withinPercent: '10' }))).toEqual([concrete])
    const [, line] = billLines([load()], [], of('1.35')).lines
    expect([line?.unitPrice, line?.fact]).toEqual([
      '1.1850',
      'Diesel 1.35 from 20/11/2026, base 1.2 (+12.50 %), 8 % of S$118.50',
    ])
  })
  test('is not charged for what we take back, and is a gap where the index is not known', () => {
    const returned = { quantity: '1.50', cause: 'quality', payer: 'company' as const }
    expect(said([load({ returned })], of('1.35'))).toContainEqual(['escalation', '7.5000', '8.89'])
    const { lines, gaps } = billLines([load()], [], of(null))
    expect(lines).toHaveLength(1)
    expect(gaps).toMatchObject([{ kind: 'no_price', label: 'D-1' }])
  })
})

test('waiting beyond the free time; by our own fault it is not charged', () => {
  const of = terms([item('waiting', 'min')], { waiting: { unitPrice: '2.2', freeAllowance: '60' } })
  const late = load({ pourEnd: at('11:10') })
  expect(said([late], of)).toEqual([concrete, ['waiting', '30.0000', '66.00']])
  const ours = load({ ...late, waiting: { cause: 'plant', payer: 'company' } })
  expect(said([ours], of)).toEqual([concrete])
  expect(billLines([ours], [], of).letOff).toMatchObject([{ amount: '66.00', cause: 'ours', reason: 'Ours: plant' }])
  expect(billLines([{ ...ours, pourEnd: null }], [], of)).toMatchObject({ gaps: [], letOff: [] })
})

test('a charge that hangs on an unknown time is not earned, and the gap says which', () => {
  const of = terms([item('waiting', 'min'), item('after_hours')], {
    waiting: { unitPrice: '2.2' },
    after_hours: { unitPrice: '9' },
  })
  const { lines, gaps } = billLines([load({ arrived: null, batched: null })], [], of)
  expect(lines.map(line => line.itemId)).toEqual(['c40'])
  expect(gaps.map(gap => [gap.kind, gap.what, gap.deliveryOrderId])).toEqual([
    ['missing_time', 'the arrival is not recorded, so waiting is not charged', 'load'],
    ['missing_time', 'the time of batching is not recorded, so after_hours is not charged', 'load'],
  ])
  expect(billLines([load({ arrived: null })], [], terms([], {})).gaps).toEqual([])
})

test('a part load that we made short is not charged', () => {
  const of = terms([item('part_load')], { part_load: { unitPrice: '28' } })
  expect(said([load({ quantity: '2.00' })], of)).toContainEqual(['part_load', '1.0000', '28.00'])
  expect(said([load({ quantity: '2.00', partLoadPaidBy: 'company' })], of)).toEqual([['c40', '2.0000', '237.00']])
})

test('returned concrete: ours is credited, the customer keeps theirs and pays for taking it back', () => {
  const of = terms([item('return_concrete')], { return_concrete: { unitPrice: '40' } })
  const back = (payer: 'company' | 'customer') =>
    said([load({ returned: { quantity: '1.50', cause: 'quality', payer } })], of)
  expect(back('company')).toEqual([concrete, ['c40', '-1.5000', '-177.75']])
  expect(back('customer')).toEqual([concrete, ['return_concrete', '1.5000', '60.00']])
})

test('a charge that is no default applies only where it was agreed for the parties', () => {
  const night = item('after_hours', 'm³', { isDefault: false })
  const evening = load({ batched: at('19:00') })
  expect(said([evening], terms([night], { after_hours: { unitPrice: '9' } }))).toEqual([concrete])
  const agreed = terms([night], { after_hours: { unitPrice: '7', level: 'project' } })
  expect(said([evening], agreed)).toEqual([concrete, ['after_hours', '9.0000', '63.00']])
})

test('services and charges by hand: once an order, or with every load where they are counted by m³ or load', () => {
  const extras = [
    { kind: 'service' as const, id: 'boom', quantity: '4' },
    { kind: 'sub_product' as const, id: 'wash', quantity: '1' },
    { kind: 'service' as const, id: 'line', quantity: '1' },
  ]
  const asked = { ...order, extras }
  const items = [
    item('manual', 'load', { id: 'wash', isDefault: false }),
    item('manual', 'hour', { kind: 'service', id: 'boom', isDefault: false }),
    item('manual', 'm³', { kind: 'service', id: 'line', isDefault: false }),
  ]
  const of = terms(items, { wash: { unitPrice: '15' }, boom: { unitPrice: '180' }, line: { unitPrice: '2' } })
  const loads = [load({ order: asked }), load({ order: asked, quantity: '6.00' })]
  const charges = said(loads, of, [asked]).filter(([id]) => id !== 'c40')
  expect(charges).toEqual([
    ['wash', '1.0000', '15.00'],
    ['wash', '1.0000', '15.00'],
    ['boom', '4.0000', '720.00'],
    ['line', '9.0000', '18.00'],
    ['line', '6.0000', '12.00'],
  ])
  expect(said(loads, of).some(([id]) => id === 'boom')).toBe(false)
})

test('each line is taxed by its day, and each rate is rounded once', () => {
  const of = terms([], {}, { gst: day => (day < '2027-01-01' ? '9' : '10') })
  const { lines } = billLines([load(), load({ day: '2027-01-04', quantity: '5.00' })], [], of)
  expect(totalsOf(lines, '10')).toMatchObject({
    gstTotals: [
      { percent: '9', subtotal: '1066.50', gst: '95.99' },
      { percent: '10', subtotal: '592.50', gst: '59.25' },
    ],
    subtotal: '1659.00',
    gst: '155.24',
    total: '1814.24',
  })
})

test('of a load that was cancelled late there is that charge alone, by m³, by load or once', () => {
  const bands = [{ by: 'notice' as const, upTo: '4', unitPrice: '60' }]
  const of = (unit: string) =>
    terms([item('pump'), item('cancel', unit), item('part_load')], {
      pump: { unitPrice: '6.5' },
      cancel: { unitPrice: '200', bands },
      part_load: { unitPrice: '28' },
    })
  const late = (first: boolean, noticeMinutes: number | null = 30) =>
    load({ batched: null, order: { ...order, pump: true }, cancelled: { day: '2026-11-20', noticeMinutes, first } })
  expect(said([late(true), late(false)], of('m³'))).toEqual([
    ['cancel', '9.0000', '540.00'],
    ['cancel', '9.0000', '540.00'],
  ])
  expect(said([late(true), late(false)], of('load'))).toHaveLength(2)
  expect(said([late(true), late(false)], of('order'))).toEqual([['cancel', '1.0000', '60.00']])
  expect(said([late(true, null)], of('order'))).toEqual([['cancel', '1.0000', '200.00']])
  expect(said([late(true, 240)], of('order'))).toEqual([])
})

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
