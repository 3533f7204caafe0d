import { service } from '~/db/catalog/service'
import type { Work } from '~/db/kit/work'
import type { ServiceSave } from '~/domain/catalog/service'
import { saveRegionPrices } from '../pricing/save-region-prices'
import { askServiceSwitch } from '../pricing/switch-offer'

/**
 * Saved with its prices by region, or with the question about them; the wire names the id after the noun. A service that
 * comes onto orders by itself is priced per its unit until another one is approved.
 */
export async function saveOffer(work: Work, { serviceId: id, version, prices, fromDate, ...values }: ServiceSave) {
  const before = id ? await service.get(work.sql, id) : undefined
  const { unit } = values
  const measured = before && before.unit !== unit ? await askServiceSwitch(work, before, { unit }) : null
  if (before && measured) values.unit = before.unit
  const saved = await service.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
  const priced = await saveRegionPrices(work, { kind: 'service', id: saved.id, name: saved.name }, prices, fromDate)
  const approvals = [priced, measured].filter(asked => asked !== null)
  return { ...saved, serviceId: saved.id, approval: approvals[0] ?? null, approvals }
}
