import { describe, expect, test } from 'vitest'
import { furtherThan, loweredPrices, sameLowered } from './draft-price'

const line = (id: string, of: object = {}) => ({
  ...{ id, kind: 'product', description: 'C40', doNumber: `DO-${id}`, disputed: false },
  ...{ systemQuantity: '10', systemPrice: '150', systemAmount: '1500.00', decidedQuantity: null, decidedPrice: null },
  ...{ quantity: '10', unitPrice: '150', amount: '1500.00' },
  ...of,
})
const adjustment = (id: string, amount: string) =>
  line(id, {
    ...{ kind: 'adjustment', systemQuantity: null, systemPrice: null, systemAmount: null, doNumber: null },
    ...{ quantity: '1', unitPrice: amount, amount },
  })
const cheap = line('1', { decidedPrice: '120', unitPrice: '120', amount: '1200.00' })

describe('what a draft bills below the system', () => {
  test('is a lower price, a smaller quantity, a charge taken off and an adjustment that gives back', () => {
    const short = line('2', { decidedQuantity: '9', quantity: '9', amount: '1350.00' })
    const none = line('3', { kind: 'sub_product', decidedPrice: '0', unitPrice: '0', amount: '0.00' })
    expect(loweredPrices([cheap, short, none, line('4')]).map(of => [of.key, of.lowered])).toEqual([
      ['1', '300.00'],
      ['2', '150.00'],
      ['3', '1500.00'],
    ])
    expect(loweredPrices([line('1'), adjustment('2', '-90.00'), adjustment('3', '90.00')])).toEqual([
      { key: 'adjustments', what: 'Adjustments of the draft', system: '1500.00', billed: '1410.00', lowered: '90.00' },
    ])
  })

  test('is not what is dearer, as it was, or in dispute', () => {
    const dear = line('1', { decidedPrice: '160', unitPrice: '160', amount: '1600.00' })
    expect(loweredPrices([dear, line('2'), { ...cheap, disputed: true }])).toEqual([])
  })

  test('is a question where it goes further than before', () => {
    const [before] = loweredPrices([cheap])
    expect(furtherThan([before!], [before!])).toEqual([])
    expect(furtherThan([before!], [{ ...before!, lowered: '299.99' }])).toEqual([before])
    expect(sameLowered([before!], [{ ...before!, lowered: '300' }])).toBe(true)
    expect(sameLowered([before!], [])).toBe(false)
  })
})
