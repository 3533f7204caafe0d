import { pricesByRegion } from '~/db/catalog/region-price'
import { shownFigures, subProduct } from '~/db/catalog/sub-product'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { SubProductSave } from '~/domain/catalog/sub-product'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { sameFigures } from '~/domain/pricing/terms'
import { keepUnit } from '../pricing/keep-unit'
import { saveRegionPrices } from '../pricing/save-region-prices'
import { askSwitch, switchCharge } from '../pricing/switch-charge'

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
  const before = id ? await subProduct.lock(work, id) : undefined
  if (before) await keepUnit(work.sql, { kind: 'sub_product', id: before.id, unit: before.unit }, values.unit)
  const changed = !before || !sameFigures(given, await figuresToday(work, before))
  // What arises no more as it did is asked about; until then it arises as before.
  const { trigger } = values
  const turned = before && before.trigger !== trigger ? await askSwitch(work, before, { trigger }) : null
  if (before && turned) values.trigger = before.trigger as typeof trigger
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
  const approvals = [approval, turned].filter(asked => asked !== null)
  return { ...saved, subProductId: saved.id, approval: approvals[0] ?? null, approvals }
}

async function figuresToday(work: Work, kept: Parameters<typeof shownFigures>[0] & { id: string }) {
  const prices = await pricesByRegion(work.sql, 'sub_product', [kept.id], businessDay(work.now))
  return shownFigures(kept, prices.get(kept.id))
}

/** On offer or no longer, or the question about it; what was ordered with it keeps it. */
export const switchSubProduct = (work: Work, key: Key, active: boolean) => switchCharge(work, key, { active })

/** A default one is charged by itself whenever its trigger arises; another one only where it was agreed. */
export async function setDefaultSubProduct(work: Work, key: Key, isDefault: boolean) {
  const { name, trigger } = await subProduct.get(work.sql, key.id)
  if (isDefault && trigger === 'manual') throw new Refused(`${name} is added by hand. Choose its trigger first`)
  return switchCharge(work, key, { isDefault })
}
