import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import type { MaterialOrderRow } from '~/db/materials/material-order'
import { materialSource } from '~/db/materials/material-source'
import { purchasePrice } from '~/db/materials/purchase-price'
import { compare } from '~/domain/kit/money'
import { Refused } from '~/domain/kit/problem'
import * as words from '~/domain/materials/words'

/** No order goes out without its price; whoever places it at a higher one than before is told. */
export async function checkPrice(work: Work, order: MaterialOrderRow): Promise<string[]> {
  const { pricePerTonne: price, materialId, sourceId } = order
  if (price === null) {
    const { name } = await material.get(work.sql, materialId)
    throw new Refused(words.orderNoPrice({ material: name }), undefined, { rule: 'price' })
  }
  const last = await purchasePrice(work.sql, order)
  if (last === null || compare(price, last) <= 0) return []
  const source = sourceId ? await materialSource.find(work.sql, sourceId) : undefined
  return [words.orderPriceAbove({ source: source?.sourceName ?? '', price, last })]
}
