import { associateProduct } from '~/db/catalog/associate-product'
import { wasPriced } from '~/db/catalog/region-price'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { AssociateProductSave } from '~/domain/catalog/associate-product'
import { invalid } from '~/domain/kit/problem'
import { saveRegionPrices } from '../pricing/save-region-prices'

/** Saved with its prices by region, or with the question about them; the wire names the id after the noun. */
export async function saveAssociateProduct(work: Work, given: AssociateProductSave) {
  const { associateProductId: id, version, prices, fromDate, ...values } = given
  if (id) await keepUnit(work, id, values.unit)
  const saved = await associateProduct.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
  const approval = await saveRegionPrices(
    work,
    { kind: 'associate_product', id: saved.id, name: saved.name },
    prices,
    fromDate,
  )
  return { ...saved, associateProductId: saved.id, approval }
}

/** A price is one of a unit: with another unit, drafts of the past would bill the same figure for something else. */
async function keepUnit(work: Work, id: string, unit: string): Promise<void> {
  const before = await associateProduct.lock(work, id)
  if (before.unit !== unit && (await wasPriced(work.sql, 'associate_product', id)))
    throw invalid('unit', `It is priced per ${before.unit}. Make another add-on for ${unit}`)
}

/** On offer or no longer; what was ordered with it keeps it. */
export const switchAssociateProduct = (work: Work, key: Key, active: boolean) =>
  associateProduct.setActive(work, key, active)
