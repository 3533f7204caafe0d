import { beforeAll, expect, test } from 'vitest'
import { product } from '~/db/catalog/product'
import { type House, house, ok } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
  await portal.given(async work => {
    for (const [productCode, strengthMpa, slumpMin, stoneSizeMm] of [
      ['C30-P', 30, 100, 20],
      ['C30-W', 30, 160, 10],
      ['C40-W', 40, 160, 20],
    ] as const)
      await product.insert(work, {
        ...{ productCode, name: `Concrete ${productCode}`, family: 'normal', cementType: 'CEM I' },
        ...{ strengthMpa, slumpMin, slumpMax: slumpMin + 50, stoneSizeMm },
      })
  })
})

test('a concrete is found by its strength, slump and stone as a caller says them, in any order', async () => {
  const found = async (keyword: string) =>
    ok(await portal.as('admin').get(`/order/products?keyword=${encodeURIComponent(keyword)}`)).rows.map(
      (row: { productCode: string }) => row.productCode,
    )
  expect(await found('30 MPa')).toEqual(['C30-P', 'C30-W'])
  expect(await found('slump 160')).toEqual(['C30-W', 'C40-W'])
  expect(await found('20 mm')).toEqual(['C30-P', 'C40-W'])
  expect(await found('160 C30')).toEqual(['C30-W'])
  expect(await found('c40-w')).toEqual(['C40-W'])
  expect(await found('30 MPa 100% 5_')).toEqual([])
  const [row] = ok(await portal.as('admin').get('/order/products?keyword=C40')).rows
  expect(row.detail).toBe('Concrete C40-W, slump 160–210, 20 mm')
})
