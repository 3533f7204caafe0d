import { expect, test } from 'vitest'
import { linesHash } from './lines-hash'
import { totalsOf } from './totals'

const line = (kind: string, quantity: string, amount: string) => ({ kind, quantity, amount })

test('GST is taken once of the subtotal and rounded half up', () => {
  expect(
    totalsOf(
      [line('product', '9', '1012.35'), line('sub_product', '1', '0.50'), line('product', '4.5', '506.17')],
      '9',
    ),
  ).toEqual({
    quantity: '13.50',
    subtotal: '1519.02',
    gstPercent: '9',
    gstTotals: [{ percent: '9', subtotal: '1519.02', gst: '136.71' }],
    gst: '136.71',
    total: '1655.73',
  })
  expect(totalsOf([], '9').total).toBe('0.00')
})

test('the hash of the lines does not depend on their order and changes with an amount', async () => {
  const a = { kind: 'product', description: 'C30', quantity: '9', unitPrice: '120', amount: '1080.00' }
  const b = { ...a, description: 'C40', amount: '1200.00' }
  expect(await linesHash([a, b])).toBe(await linesHash([b, { ...a, quantity: '9.0000' }]))
  expect(await linesHash([a, b])).not.toBe(await linesHash([a, { ...b, amount: '1200.01' }]))
})
