import { expect, test } from 'vitest'
import type { CommercialTerm } from '../pricing/terms'
import { billLines } from './bill-lines'
import type { BillTerms, ChargeItem } from './bill-terms'
import { gstAt } from './gst'
import type { ChargeWaiver, LoadFacts } from './load-facts'

const item = (id: string, unit: string): ChargeItem => ({
  ...{ kind: 'sub_product', id, name: id, unit, trigger: id, isDefault: true },
})
const figures = { freeAllowance: '0', minimum: null, maximum: null, fromDate: '2026-01-01', toDate: null }
const PRICES: Record<string, string> = { waiting: '2.2', washout: '60' }
const terms = (more: Partial<BillTerms> = {}): BillTerms => ({
  concrete: () => ({ unitPrice: '100.0000', parts: [] }),
  charge: ({ kind, id }): CommercialTerm | undefined =>
    PRICES[id] === undefined
      ? undefined
      : { ...figures, id, level: 'region', item: { kind, id }, unitPrice: PRICES[id], source: 'Region Central' },
  items: [item('waiting', 'min'), item('washout', 'load')],
  minimumLoad: () => '3',
  washoutAt: () => ['site'],
  roadFactor: () => 1.3,
  index: () => undefined,
  calendar: { zone: 'Asia/Singapore', holidays: new Set(), normal: () => ({ from: '06:30', to: '18:00' }) },
  gst: () => gstAt('9'),
  ...more,
})
const at = (time: string) => ({ at: new Date(`2026-11-20T${time}:00+08:00`), source: 'person' as const })
const load = (more: Partial<LoadFacts>): LoadFacts => ({
  ...{ id: 'load', label: 'D-1', revision: 1, plantId: 'plant', day: '2026-11-20', quantity: '9.00' },
  order: { id: 'order', orderNo: 'CR-1', day: '2026-11-20', pump: false, cylinderSets: 0, extras: [], oneOff: null },
  product: { id: 'c40', code: 'C40', name: 'Grade 40' },
  ...{ called: null, batched: at('09:00'), left: null, arrived: at('09:30'), pourStart: null, pourEnd: at('10:00') },
  ...{ returned: null, waiting: { cause: null, payer: 'customer' }, partLoadPaidBy: 'customer' },
  ...{ washedOut: null, washoutFee: null, waived: [], technicianMinutes: null, addOns: [], cancelled: null },
  site: { postalCode: null, straightKm: 5 },
  ...more,
})
const charged = (of: Partial<LoadFacts>, by = terms()) => {
  const { lines, letOff } = billLines([load(of)], [], by)
  const told = lines.filter(line => line.kind === 'sub_product').map(line => [line.itemId, line.amount, line.reason])
  return { billed: told, letOff: letOff.map(line => [line.itemId, line.amount, line.cause, line.reason]) }
}
const WAITED = ['waiting', '66.00', null]
const waiver = (amount: string): ChargeWaiver => ({
  ...{ itemId: 'waiting', amount, by: 'Ng Wei Ling', reason: 'First pour', at: '', customerId: 'customer' },
})

test('a surcharge that was waived is let off for as long as it is no dearer than it was then', () => {
  expect(charged({})).toEqual({ billed: [WAITED], letOff: [] })
  expect(charged({ waived: [waiver('66.00')] })).toEqual({
    billed: [],
    letOff: [['waiting', '66.00', 'waived', 'First pour (Ng Wei Ling)']],
  })
  expect(charged({ waived: [waiver('65.99')] })).toEqual({
    billed: [['waiting', '66.00', 'Waived up to S$65.99: First pour (Ng Wei Ling)']],
    letOff: [],
  })
  // What is ours needs nobody to waive it.
  const ours = { waiting: { cause: 'truck', payer: 'company' as const }, waived: [waiver('66.00')] }
  expect(charged(ours).letOff).toEqual([['waiting', '66.00', 'ours', 'Ours: truck']])
})

test('washing out is charged where the setting says, by its term, or by the fee agreed with the load', () => {
  const WASHED = ['washout', '60.00', null]
  expect(charged({ washedOut: 'site' }).billed).toEqual([WAITED, WASHED])
  expect(charged({ washedOut: 'plant' }).billed).toEqual([WAITED])
  expect(charged({ washedOut: 'plant' }, terms({ washoutAt: () => ['site', 'plant'] })).billed).toEqual([
    WAITED,
    WASHED,
  ])
  expect(charged({ washedOut: 'plant', washoutFee: '45' }).billed).toEqual([WAITED, ['washout', '45.00', null]])
  expect(charged({ washedOut: 'site', washoutFee: '0' }).billed).toEqual([WAITED])
})

test('of waiting that is ours in part the rest is billed after the free time, and nothing earned is lost from sight', () => {
  const usual = terms()
  const free = terms({
    charge: (...asked) => {
      const term = usual.charge(...asked)
      return term && { ...term, freeAllowance: '60' }
    },
  })
  const late = (oursMinutes: number, payer: 'company' | 'customer' = 'company') =>
    load({ pourEnd: at('11:00'), waiting: { cause: 'plant', payer, oursMinutes } })
  const told = (each: LoadFacts) => {
    const { lines, letOff } = billLines([each], [], free)
    return {
      billed: lines.slice(1).map(line => [line.quantity, line.amount, line.fact]),
      ours: letOff.map(line => [line.quantity, line.amount, line.reason]),
    }
  }
  expect(told(late(20))).toEqual({
    billed: [['10.0000', '22.00', '90 min on site, 20 min ours']],
    ours: [['20.0000', '44.00', 'Ours: plant, 20 min']],
  })
  // What is left lies within the free time.
  expect(told(late(30))).toEqual({ billed: [], ours: [['30.0000', '66.00', 'Ours: plant, 30 min']] })
  expect(told(late(500))).toEqual({ billed: [], ours: [['30.0000', '66.00', 'Ours: plant, 90 min']] })
  // Minutes of ours mean nothing by a cause of the customer.
  expect(told(late(20, 'customer'))).toEqual({ billed: [['30.0000', '66.00', '90 min on site']], ours: [] })
  // How much is left for the customer hangs on the times on site.
  const { gaps, letOff } = billLines([{ ...late(20), pourEnd: null }], [], free)
  expect({ gaps: gaps.map(of => of.kind), letOff }).toEqual({ gaps: ['missing_time'], letOff: [] })
})
