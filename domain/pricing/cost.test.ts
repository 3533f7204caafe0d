import { expect, test } from 'vitest'
import { costOf } from './cost'

const sheet = {
  plantCost: '9.4',
  deliveryCost: '18.5',
  overheadCost: '4.2',
  ingredients: new Map([
    ['cement', '0.118'],
    ['sand', '0.024'],
  ]),
}
const cement = { materialId: 'cement', name: 'Cement', kgPerM3: '320.000' }

test('kilograms at the region cost plus plant, delivery and overhead', () => {
  expect(costOf([cement, { materialId: 'sand', name: 'Sand', kgPerM3: '780.5' }], sheet)).toEqual({
    cost: '88.5920',
    materialCost: '56.4920',
    parts: [
      { label: 'Cement', amount: '37.7600' },
      { label: 'Sand', amount: '18.7320' },
      { label: 'Plant', amount: '9.4000' },
      { label: 'Delivery', amount: '18.5000' },
      { label: 'Overhead', amount: '4.2000' },
    ],
  })
})

test('a material without a cost is named and never counted as nothing', () => {
  expect(costOf([cement, { materialId: 'ice', name: 'Flake ice', kgPerM3: '10' }], sheet)).toEqual({
    missing: ['Flake ice'],
  })
})
