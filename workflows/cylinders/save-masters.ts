import { type ConcretePotRow, concretePot, getSeenPot, potOfNumber } from '~/db/cylinders/concrete-pot'
import { type CylinderHouseRow, cylinderHouse, getSeenHouse } from '~/db/cylinders/house'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import { findPerson } from '~/db/users/user'
import type { HouseSave } from '~/domain/cylinders/house'
import type { PotSave } from '~/domain/cylinders/pot'
import { invalid } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

export async function savePot(work: Work, { id, version, ...values }: PotSave): Promise<ConcretePotRow> {
  if (values.plantId) await getSeenPlant(work.sql, work.by, values.plantId)
  if (id) await getSeenPot(work.sql, work.by, id)
  if (values.calibratedOn > businessDay(work.now)) throw invalid('calibratedOn', 'This day is yet to come')
  const same = await potOfNumber(work.sql, values.potNo)
  if (same && same.id !== id) throw invalid('potNo', 'There is a pot of this number already')
  return concretePot.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
}

export async function saveHouse(work: Work, { id, version, ...values }: HouseSave): Promise<CylinderHouseRow> {
  if (id) await getSeenHouse(work.sql, work.by, id)
  for (const plantId of values.plantIds) await getSeenPlant(work.sql, work.by, plantId)
  const manager = values.managerId ? await findPerson(work.sql, values.managerId) : null
  if (values.managerId && !manager?.roles.includes('house_manager'))
    throw invalid('managerId', 'This person is no house manager')
  return cylinderHouse.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
}
