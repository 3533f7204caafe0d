import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceListTable } from './table'

test('C11 the head over the prices of products says their currency and unit', () => {
  const html = renderToStaticMarkup(
    <PriceListTable
      readOnly
      products={[{ id: 'p', productCode: 'N40-20', name: 'Grade 40', family: 'Normal' }]}
      lines={[{ productId: 'p', unitPrice: '150.2000', highestMaterialCost: null }]}
    />,
  )
  const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]+)/g)].map(([, head]) => head)
  expect(heads.at(-1)).toBe('S$ per m³')
})
