import { getSeenRegion } from '~/db/fleet/region-rows'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { getSeenTechnician, technician, timeOff } from '~/db/orders/technician'
import { invalid } from '~/domain/kit/problem'
import type { TechnicianFields } from '~/domain/orders/technician'

/** A technician belongs to a region and may have a plant of it; times off that come along are added. */
export async function saveTechnician(work: Work, { id, version, timeOffs, ...fields }: TechnicianFields) {
  await getSeenRegion(work.sql, work.by, fields.regionId)
  if (id) await getSeenTechnician(work.sql, work.by, id)
  if (fields.plantId) {
    const plant = await getSeenPlant(work.sql, work.by, fields.plantId)
    if (plant.regionId !== fields.regionId) throw invalid('plantId', 'This plant is in another region')
  }
  const row = await technician.save(work, id ? { ...fields, id, version: version ?? 0 } : fields)
  for (const off of timeOffs) await timeOff.insert(work, { ...off, technicianId: row.id })
  return row
}

export async function switchTechnician(work: Work, key: Key, active: boolean) {
  await getSeenTechnician(work.sql, work.by, key.id)
  return technician.setActive(work, key, active)
}

export async function removeTimeOff(work: Work, key: Key): Promise<void> {
  const { technicianId } = await timeOff.get(work.sql, key.id)
  await getSeenTechnician(work.sql, work.by, technicianId)
  await timeOff.remove(work, key)
}
