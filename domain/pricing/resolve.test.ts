import { describe, expect, test } from 'vitest'
import type { Discount } from './discount'
import { type PriceSources, resolve } from './resolve'

const DAY = '2026-11-20'
const product = { productCode: 'C40-150', family: 'Standard', strengthMpa: 40 }
const list = { priceListId: 'l', name: 'Central list', versionNo: 3, from: '2026-07-01', unitPrice: '142.5000' }
const discount = (of: Partial<Discount>): Discount => ({
  family: null,
  strengthFrom: null,
  strengthTo: null,
  kind: 'percent',
  value: '5',
  ...of,
})
const category = (...discounts: Discount[]) => ({
  ...{ priceCategoryId: 'c', categoryName: 'Gold', versionNo: 2, from: '2026-10-01', discounts },
})
const project = {
  unitPrice: '128.0000',
  projectPricingId: 'pp',
  from: '2026-10-01',
  pricingId: 'q',
  pricingReference: 'Q-000012',
  reason: 'Large pour',
}
const price = (of: Partial<PriceSources>) => resolve({ product, ...of }, DAY)

describe('the first that was agreed wins', () => {
  test('one-off before project before list', () => {
    expect(price({ oneOff: { unitPrice: '120', reason: 'Phone' }, project, list })).toEqual({
      unitPrice: '120.0000',
      parts: [
        {
          kind: 'one_off',
          label: 'Agreed for this order, 20/11/2026',
          amount: '120.0000',
          source: null,
          reason: 'Phone',
        },
      ],
    })
    expect(price({ oneOff: { unitPrice: '120', reason: null, orderNo: 'O-7' } })).toMatchObject({
      parts: [{ label: 'Agreed for order O-7, 20/11/2026' }],
    })
    expect(price({ project, list })).toEqual({
      unitPrice: '128.0000',
      parts: [
        {
          kind: 'project',
          label: 'Agreed for the project in Q-000012 from 01/10/2026',
          amount: '128.0000',
          source: { subject: 'pricing', id: 'q' },
          reason: 'Large pour',
        },
      ],
    })
    expect(price({ list })).toMatchObject({ unitPrice: '142.5000' })
  })

  test('without any the reason names product and day', () => {
    expect(price({})).toEqual({ missing: 'No price of C40-150 is in force on 20/11/2026' })
  })
})

describe('the category discount', () => {
  test('per cent of the list price, rounded half up at four places', () => {
    expect(price({ list: { ...list, unitPrice: '133.3333' }, category: category(discount({ value: '2.5' })) })).toEqual(
      {
        unitPrice: '130.0000',
        parts: [
          expect.objectContaining({
            kind: 'list',
            label: 'Central list, version 3 from 01/07/2026',
            amount: '133.3333',
          }),
          expect.objectContaining({
            kind: 'category',
            label: 'Gold, version 2 from 01/10/2026: 2.5 % off all products',
            amount: '-3.3333',
            source: { subject: 'price_category', id: 'c' },
          }),
        ],
      },
    )
  })

  test('an amount per m³', () => {
    expect(price({ list, category: category(discount({ kind: 'amount', value: '4.5' })) })).toMatchObject({
      unitPrice: '138.0000',
    })
  })

  test.each([
    [
      'family and band before family',
      [discount({ family: 'Standard', value: '1' }), discount({ family: 'Standard', strengthFrom: 40, value: '2' })],
      '139.6500',
    ],
    [
      'family before band',
      [discount({ strengthFrom: 30, strengthTo: 40, value: '1' }), discount({ family: 'Standard', value: '2' })],
      '139.6500',
    ],
    [
      'narrow band before wide',
      [
        discount({ strengthFrom: 20, strengthTo: 60, value: '1' }),
        discount({ strengthFrom: 40, strengthTo: 40, value: '2' }),
      ],
      '139.6500',
    ],
    ['band before everything', [discount({ value: '1' }), discount({ strengthTo: 40, value: '2' })], '139.6500'],
    ['another family is none', [discount({ family: 'Pile' })], '142.5000'],
    ['outside the band is none', [discount({ strengthFrom: 41 }), discount({ strengthTo: 39 })], '142.5000'],
  ])('%s', (_name, discounts, expected) => {
    expect(price({ list, category: category(...discounts) })).toMatchObject({ unitPrice: expected })
  })

  test('a discount that leaves nothing is no price', () => {
    expect(price({ list, category: category(discount({ kind: 'amount', value: '142.5' })) })).toEqual({
      missing: 'The discount of Gold leaves nothing of the list price',
    })
  })
})
