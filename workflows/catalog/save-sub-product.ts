import { subProduct, subProductPrices } from '~/db/catalog/sub-product'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { SubProductSave } from '~/domain/catalog/sub-product'

/** Saved with its prices by region; the wire names the id after the noun. */
export async function saveSubProduct(work: Work, { subProductId: id, version, prices, ...values }: SubProductSave) {
  const saved = await subProduct.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
  await subProductPrices.replace(work, saved.id, prices)
  return { ...saved, subProductId: saved.id }
}

/** On offer or no longer; what was ordered with it keeps it. */
export const switchSubProduct = (work: Work, key: Key, active: boolean) => subProduct.setActive(work, key, active)

/** A default one comes with every new order. */
export const setDefaultSubProduct = (work: Work, key: Key, isDefault: boolean) =>
  subProduct.update(work, key, { isDefault }, isDefault ? 'make default' : 'no longer default')
