import { type CylinderHouseRow, cylinderHouse, getSeenHouse } from '~/db/cylinders/house'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import { findPerson } from '~/db/users/user'
import type { HouseSave } from '~/domain/cylinders/house'
import { invalid } from '~/domain/kit/problem'

export async function saveHouse(work: Work, { id, version, ...values }: HouseSave): Promise<CylinderHouseRow> {
  if (id) await getSeenHouse(work.sql, work.by, id)
  for (const plantId of values.plantIds) await getSeenPlant(work.sql, work.by, plantId)
  const manager = values.managerId ? await findPerson(work.sql, values.managerId) : null
  if (values.managerId && !manager?.roles.includes('house_manager'))
    throw invalid('managerId', 'This person is not a house manager')
  return cylinderHouse.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
}
