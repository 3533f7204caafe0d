import { ownTruckOf } from '~/db/fleet/driver-rows'
import { addPositions } from '~/db/fleet/truck-position'
import { getSeenTruck } from '~/db/fleet/truck-rows'
import { noteOnly } from '~/db/kit/audit'
import type { Work } from '~/db/kit/work'
import type { Position } from '~/domain/fleet/position'
import { Invalid, Missing } from '~/domain/kit/problem'
import { foreseeArrivals } from './foresee-arrivals'

/** A clock of a device may run ahead by this much. */
const AHEAD_MS = 60_000

/** Where trucks were. What is known already adds nothing, and an older message never moves a truck back. */
export async function placeTrucks(
  work: Work,
  positions: readonly (Position & { drum?: string | null | undefined })[],
): Promise<{ added: number; moved: number }> {
  const ahead = positions.findIndex(({ at }) => Date.parse(at) > work.now.getTime() + AHEAD_MS)
  if (ahead >= 0) {
    const field = positions.length > 1 ? `positions.${ahead}.at` : 'at'
    throw new Invalid('A position has a time in the future', { [field]: ['This time cannot be in the future'] })
  }
  const truckIds = [...new Set(positions.map(({ truckId }) => truckId))]
  for (const id of truckIds) await reachable(work, id)
  const placed = await addPositions(
    work,
    positions.map(({ heading = null, speedKmh = null, drum = null, at, ...place }) => ({
      ...place,
      heading,
      speedKmh,
      drum,
      at: new Date(at),
    })),
  )
  if (placed.moved) await foreseeArrivals(work, truckIds)
  if (placed.added)
    await noteOnly(work, 'truck_position', 'place', { positions: placed.added, trucks: truckIds.length })
  return placed
}

/** A driver reaches the own truck alone, everybody else by plant. */
async function reachable(work: Work, id: string): Promise<void> {
  if (!work.by.roles.includes('driver')) await getSeenTruck(work.sql, work.by, id)
  else if (!(await ownTruckOf(work.sql, work.by.id, id))) throw new Missing('There is no such truck')
}
