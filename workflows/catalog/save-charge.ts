import { associateProduct, associateProductPrices } from '~/db/catalog/associate-product'
import { service, servicePrices } from '~/db/catalog/service'
import { subProduct, subProductPrices } from '~/db/catalog/sub-product'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { AssociateProductSave } from '~/domain/catalog/associate-product'
import type { ServiceSave } from '~/domain/catalog/service'
import type { SubProductSave } from '~/domain/catalog/sub-product'

/** Each is saved with its prices by region; the wire names the id after the noun. */
export async function saveAssociateProduct(work: Work, given: AssociateProductSave) {
  const { associateProductId: id, version, prices, ...values } = given
  const saved = await associateProduct.save(work, { ...keyOf(id, version), ...values })
  await associateProductPrices.replace(work, saved.id, prices)
  return { ...saved, associateProductId: saved.id }
}

export async function saveOffer(work: Work, { serviceId: id, version, prices, ...values }: ServiceSave) {
  const saved = await service.save(work, { ...keyOf(id, version), ...values })
  await servicePrices.replace(work, saved.id, prices)
  return { ...saved, serviceId: saved.id }
}

export async function saveSubProduct(work: Work, { subProductId: id, version, prices, ...values }: SubProductSave) {
  const saved = await subProduct.save(work, { ...keyOf(id, version), ...values })
  await subProductPrices.replace(work, saved.id, prices)
  return { ...saved, subProductId: saved.id }
}

const keyOf = (id: string | null | undefined, version: number | null | undefined) =>
  id ? { id, version: version ?? 0 } : {}

/** On offer or no longer; what was ordered with it keeps it. */
export const switchAssociateProduct = (work: Work, key: Key, active: boolean) =>
  associateProduct.setActive(work, key, active)
export const switchService = (work: Work, key: Key, active: boolean) => service.setActive(work, key, active)
export const switchSubProduct = (work: Work, key: Key, active: boolean) => subProduct.setActive(work, key, active)

/** A default one comes with every new order. */
export const setDefaultSubProduct = (work: Work, key: Key, isDefault: boolean) =>
  subProduct.update(work, key, { isDefault }, isDefault ? 'make default' : 'no longer default')
