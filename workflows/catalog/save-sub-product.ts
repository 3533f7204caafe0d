import { pricesByRegion } from '~/db/catalog/region-price'
import { shownFigures, subProduct } from '~/db/catalog/sub-product'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { SubProductSave } from '~/domain/catalog/sub-product'
import { businessDay } from '~/domain/kit/time'
import { sameFigures } from '~/domain/pricing/terms'
import { saveRegionPrices } from '../pricing/save-region-prices'

/**
 * Saved with its prices by region, or with the question about them; the wire names the id after the noun. Allowances that
 * were changed hold in every region from the day of the prices; unchanged ones leave a region what it agreed for itself.
 */
export async function saveSubProduct(
  work: Work,
  { subProductId: id, version, prices, fromDate, ...values }: SubProductSave,
) {
  const { freeAllowance, minimum, maximum } = values
  const given = { freeAllowance, minimum, maximum }
  const changed = !id || !sameFigures(given, await figuresToday(work, id))
  // A new charge with a trigger arises by itself until somebody takes the default off it.
  const fresh = { isDefault: values.trigger !== 'manual' }
  const saved = await subProduct.save(work, { ...(id ? { id, version: version ?? 0 } : fresh), ...values })
  const priced = changed ? prices.map(price => ({ ...price, ...given })) : prices
  const approval = await saveRegionPrices(
    work,
    { kind: 'sub_product', id: saved.id, name: saved.name },
    priced,
    fromDate,
    given,
  )
  return { ...saved, subProductId: saved.id, approval }
}

async function figuresToday(work: Work, id: string) {
  const kept = await subProduct.get(work.sql, id)
  return shownFigures(kept, (await pricesByRegion(work.sql, 'sub_product', [id], businessDay(work.now))).get(id))
}

/** On offer or no longer; what was ordered with it keeps it. */
export const switchSubProduct = (work: Work, key: Key, active: boolean) => subProduct.setActive(work, key, active)

/** A default one is charged by itself whenever its trigger arises; another one only where it was agreed. */
export const setDefaultSubProduct = (work: Work, key: Key, isDefault: boolean) =>
  subProduct.update(work, key, { isDefault }, isDefault ? 'make default' : 'no longer default')
