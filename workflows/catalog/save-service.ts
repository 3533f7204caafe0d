import { service } from '~/db/catalog/service'
import type { Work } from '~/db/kit/work'
import type { ServiceSave } from '~/domain/catalog/service'
import { keepUnit } from '../pricing/keep-unit'
import { saveRegionPrices } from '../pricing/save-region-prices'

/** Saved with its prices by region, or with the question about them; the wire names the id after the noun. */
export async function saveOffer(work: Work, { serviceId: id, version, prices, fromDate, ...values }: ServiceSave) {
  if (id) {
    const { unit } = await service.lock(work, id)
    await keepUnit(work.sql, { kind: 'service', id, unit }, values.unit)
  }
  const saved = await service.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
  const approval = await saveRegionPrices(work, { kind: 'service', id: saved.id, name: saved.name }, prices, fromDate)
  return { ...saved, serviceId: saved.id, approval, approvals: approval ? [approval] : [] }
}
