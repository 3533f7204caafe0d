import { service, servicePrices } from '~/db/catalog/service'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { ServiceSave } from '~/domain/catalog/service'

/** Saved with its prices by region; the wire names the id after the noun. */
export async function saveOffer(work: Work, { serviceId: id, version, prices, ...values }: ServiceSave) {
  const saved = await service.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
  await servicePrices.replace(work, saved.id, prices)
  return { ...saved, serviceId: saved.id }
}

/** On offer or no longer; what was ordered with it keeps it. */
export const switchService = (work: Work, key: Key, active: boolean) => service.setActive(work, key, active)
