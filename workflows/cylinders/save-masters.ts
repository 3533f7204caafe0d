import { type ConcretePotRow, concretePot, potOfNumber } from '~/db/cylinders/concrete-pot'
import { type CylinderHouseRow, cylinderHouse } from '~/db/cylinders/house'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import { findPerson } from '~/db/users/user'
import type { HouseSave } from '~/domain/cylinders/house'
import type { PotSave } from '~/domain/cylinders/pot'
import { invalid, Missing } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

export async function savePot(work: Work, { id, version, ...values }: PotSave): Promise<ConcretePotRow> {
  if (values.plantId) await getSeenPlant(work.sql, work.by, values.plantId)
  if (id) {
    const present = await concretePot.get(work.sql, id)
    if (present.plantId && !work.by.scope.all && !work.by.scope.plantIds.includes(present.plantId))
      throw new Missing('There is no such concrete pot')
  }
  if (values.calibratedOn > businessDay(work.now)) throw invalid('calibratedOn', 'This day is yet to come')
  const same = await potOfNumber(work.sql, values.potNo)
  if (same && same.id !== id) throw invalid('potNo', 'There is a pot of this number already')
  return concretePot.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
}

export async function saveHouse(work: Work, { id, version, ...values }: HouseSave): Promise<CylinderHouseRow> {
  for (const plantId of values.plantIds) await getSeenPlant(work.sql, work.by, plantId)
  const manager = values.managerId ? await findPerson(work.sql, values.managerId) : null
  if (values.managerId && !manager?.roles.includes('house_manager'))
    throw invalid('managerId', 'This person is no house manager')
  return cylinderHouse.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
}
