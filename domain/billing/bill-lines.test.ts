import { describe, expect, test } from 'vitest'
import { at, concrete, item, load, order, said, terms } from '~/tests/kit/given/bill-terms'
import type { Escalation } from '../pricing/escalation'
import { billLines } from './bill-lines'
import { gstAt } from './gst'
import { payable } from './preview'
import { totalsOf } from './totals'

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
  const seen = payable(bill, gstAt('9'))
  expect(seen.lines.map(line => [line.description, line.quantity, line.amount])).toEqual([
    ['C40 Grade 40', '11.00', '1303.50'],
    ['Ice', '40.50', '18.23'],
    ['pump', '60.00', '390.00'],
    ['part_load', '1.00', '28.00'],
  ])
  expect(seen.missing).toEqual(['Colour has no price in the region'])
  expect(seen.total).toBe(totalsOf(bill.lines, gstAt('9')).total)
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
  const of = terms([], {}, { gst: day => gstAt(day < '2027-01-01' ? '9' : '10') })
  const { lines } = billLines([load(), load({ day: '2027-01-04', quantity: '5.00' })], [], of)
  expect(totalsOf(lines, gstAt('10'))).toMatchObject({
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
