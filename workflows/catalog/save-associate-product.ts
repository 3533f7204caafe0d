import { associateProduct } from '~/db/catalog/associate-product'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { AssociateProductSave } from '~/domain/catalog/associate-product'
import { keepUnit } from '../pricing/keep-unit'
import { saveRegionPrices } from '../pricing/save-region-prices'

/** Saved with its prices by region, or with the question about them; the wire names the id after the noun. */
export async function saveAssociateProduct(work: Work, given: AssociateProductSave) {
  const { associateProductId: id, version, prices, fromDate, ...values } = given
  if (id) {
    const { unit } = await associateProduct.lock(work, id)
    await keepUnit(work.sql, { kind: 'associate_product', id, unit }, values.unit)
  }
  const saved = await associateProduct.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
  const approval = await saveRegionPrices(
    work,
    { kind: 'associate_product', id: saved.id, name: saved.name },
    prices,
    fromDate,
  )
  return { ...saved, associateProductId: saved.id, approval }
}

/** On offer or no longer; what was ordered with it keeps it. */
export const switchAssociateProduct = (work: Work, key: Key, active: boolean) =>
  associateProduct.setActive(work, key, active)
