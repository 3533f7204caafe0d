import type * as z from 'zod'
import { type PlantRow, plant } from '~/db/fleet/plant'
import { loadsUnderWay } from '~/db/fleet/plant-rows'
import { getSeenRegion } from '~/db/fleet/region-rows'
import { lockSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import type { PlantClose, PlantDelete, PlantFields, PlantStatus } from '~/domain/fleet/plant'
import { Refused } from '~/domain/kit/problem'

export async function savePlant(work: Work, { id, version, ...fields }: PlantFields): Promise<PlantRow> {
  await getSeenRegion(work.sql, work.by, fields.regionId)
  if (!id) return plant.insert(work, fields)
  const before = await locked(work, id, version ?? 0)
  if (before.active && !fields.active) await refuseWithLoads(work, before)
  return plant.move(work, before, fields, 'change')
}

export async function switchPlant(
  work: Work,
  { plantId, version, active }: z.output<typeof PlantStatus>,
): Promise<PlantRow> {
  const before = await locked(work, plantId, version)
  if (!active) await refuseWithLoads(work, before)
  return plant.setActive(work, before, active)
}

/** Closed for a breakdown or an inspection: loads that are called go on, new ones are refused while it lasts. */
export async function closePlant(work: Work, of: z.output<typeof PlantClose>): Promise<PlantRow> {
  const before = await locked(work, of.plantId, of.version)
  const { closedFrom, closedUntil, reason } = of
  const values = closedFrom
    ? {
        closedFrom: new Date(closedFrom),
        closedUntil: closedUntil ? new Date(closedUntil) : null,
        closedReason: reason,
      }
    : { closedFrom: null, closedUntil: null, closedReason: null }
  return plant.move({ ...work, reason: reason ?? undefined }, before, values, closedFrom ? 'close' : 'open')
}

/** History points at plants, so one that goes is only not shown any more. */
export async function removePlant(work: Work, { plantId, version }: z.output<typeof PlantDelete>): Promise<void> {
  const before = await locked(work, plantId, version)
  await refuseWithLoads(work, before)
  await plant.move(work, before, { removed: true, active: false }, 'remove')
}

async function locked(work: Work, id: string, version: number): Promise<PlantRow> {
  const row = await lockSeenPlant(work, id)
  plant.atVersion(row, version)
  return row
}

async function refuseWithLoads(work: Work, { id, plantName }: PlantRow): Promise<void> {
  const loads = await loadsUnderWay(work.sql, id)
  if (loads)
    throw new Refused(`${plantName} has ${loads} loads planned or under way`, undefined, { rule: 'plant-loads', loads })
}
