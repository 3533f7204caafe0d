import { plantsOf } from '~/db/customers/project-plant'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import type { ProjectPlantSave } from '~/domain/customers/project-plant'
import { seenLocation } from './save-location'

/** Plants are given by people who see them; those given by somebody else may stay. */
export async function setProjectPlants(work: Work, { locationId, plantIds }: ProjectPlantSave) {
  await seenLocation(work, locationId)
  const before = new Set((await plantsOf.list(work.sql, locationId)).map(row => row.plantId))
  for (const plantId of plantIds.filter(one => !before.has(one))) await getSeenPlant(work.sql, work.by, plantId)
  return plantsOf.replace(
    work,
    locationId,
    plantIds.map((plantId, place) => ({ plantId, rank: place + 1 })),
  )
}
