import { expect, test } from 'vitest'
import { randomOf } from '~/db/seed/random'
import { decimal, sum } from '../../kit/money'
import type { NotedLine } from '../invoiced-items'
import { workRebate } from './work-rebate'

const line = (id: string, quantity: string, more: Partial<NotedLine> = {}): NotedLine => ({
  ...{ id, orderId: 'order', deliveryOrderId: id, deliveryRevision: 1, plantId: null, itemId: 'c40', doNumber: id },
  ...{ kind: 'product', description: 'C40', unit: 'm³', unitPrice: '130.0000', reason: null },
  ...{
    quantity,
    amount: decimal(quantity).times(130).toFixed(2),
    gstPercent: '9',
    gstCode: null,
    correctsLineId: null,
    issued: true,
  },
  ...more,
})
const invoice = (invoiceId: string, ...lines: NotedLine[]) => ({
  ...{ invoiceId, invoiceNo: invoiceId, invoiceDate: '2026-11-30' },
  lines,
})
const tiers = [
  { fromCubicMetres: '20', rebatePerM3: '1' },
  { fromCubicMetres: '30', rebatePerM3: '1.2550' },
]

test('the row that the whole quantity reaches holds for all of it, rounded by invoice and rate of GST', () => {
  const worked = workRebate(tiers, [
    invoice('A', line('1', '9'), line('2', '9.50')),
    invoice('B', line('3', '9'), line('4', '3.33', { gstPercent: '10' })),
  ])
  expect(worked).toMatchObject({ quantity: '30.83', tier: tiers[1], amount: '38.70' })
  expect(worked.invoices.map(of => of.parts)).toEqual([
    // 18.50 × 1.255 = 23.2175
    [{ gstPercent: '9', gstCode: 'SR', quantity: '18.50', amount: '23.22' }],
    [
      { gstPercent: '9', gstCode: 'SR', quantity: '9.00', amount: '11.30' },
      { gstPercent: '10', gstCode: 'SR', quantity: '3.33', amount: '4.18' },
    ],
  ])
})

test('charges do not count, what notes took back does not either, and below the first row nothing is due', () => {
  const pump = line('p', '9', { kind: 'sub_product', itemId: 'pump' })
  const whole = workRebate(tiers, [invoice('A', line('1', '9'), line('2', '9'), line('3', '4'), pump)])
  expect([whole.quantity, whole.tier]).toEqual(['22.00', tiers[0]])
  const less = workRebate(tiers, [
    invoice('A', line('1', '9'), line('2', '9'), line('3', '4'), line('3n', '-4', { deliveryOrderId: '3' })),
  ])
  expect([less.quantity, less.tier, less.amount]).toEqual(['18.00', null, '0.00'])
})

test('drawn invoices: the parts are the total, and more concrete never gives a smaller rebate', () => {
  const random = randomOf(11)
  for (let round = 0; round < 300; round++) {
    const invoices = Array.from({ length: random.whole(1, 6) }, (_, at) =>
      invoice(
        `I${at}`,
        ...Array.from({ length: random.whole(1, 5) }, (_each, load) =>
          line(`${at}-${load}`, (random.whole(1, 900) / 100).toFixed(2), { gstPercent: random.pick(['9', '10']) }),
        ),
      ),
    )
    const worked = workRebate(tiers, invoices)
    const parts = worked.invoices.flatMap(of => of.parts)
    expect(sum(parts.map(part => part.quantity)).toFixed(2)).toBe(worked.quantity)
    expect(sum(parts.map(part => part.amount)).toFixed(2)).toBe(worked.amount)
    const more = workRebate(tiers, [...invoices, invoice('more', line('more', '5'))])
    expect(decimal(more.amount).greaterThanOrEqualTo(worked.amount)).toBe(true)
  }
})
