import { service } from '~/db/catalog/service'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { ServiceSave } from '~/domain/catalog/service'
import { saveRegionPrices } from '../pricing/save-region-prices'

/** Saved with its prices by region, or with the question about them; the wire names the id after the noun. */
export async function saveOffer(work: Work, { serviceId: id, version, prices, fromDate, ...values }: ServiceSave) {
  const saved = await service.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
  const approval = await saveRegionPrices(work, { kind: 'service', id: saved.id, name: saved.name }, prices, fromDate)
  return { ...saved, serviceId: saved.id, approval }
}

/** On offer or no longer; what was ordered with it keeps it. */
export const switchService = (work: Work, key: Key, active: boolean) => service.setActive(work, key, active)
