import type * as z from 'zod'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { type TruckRow, truck } from '~/db/fleet/truck'
import { getSeenTruck } from '~/db/fleet/truck-rows'
import { truckType } from '~/db/fleet/truck-type'
import type { Work } from '~/db/kit/work'
import { standingOfTruck } from '~/db/queue/queue-item'
import type { TruckDelete, TruckFields } from '~/domain/fleet/truck'
import { invalid, Refused } from '~/domain/kit/problem'

export async function saveTruck(work: Work, { id, version, ...fields }: TruckFields): Promise<TruckRow> {
  const type = await truckType.find(work.sql, fields.truckTypeId)
  if (!type) throw invalid('truckTypeId', 'There is no such truck type')
  if (fields.mainPlantId) await getSeenPlant(work.sql, work.by, fields.mainPlantId)
  if (!id) return truck.insert(work, fields)
  const before = await locked(work, id, version ?? 0)
  if (before.active && !fields.active) await refuseAtWork(work, before)
  return truck.move(work, before, fields, 'change')
}

type Switch = { id: string; version: number; active: boolean; mainPlantId?: string | undefined }

/** Switching a truck may give it a main plant in the same action. */
export async function switchTruck(work: Work, { id, version, active, mainPlantId }: Switch): Promise<TruckRow> {
  const before = await locked(work, id, version)
  if (!active) await refuseAtWork(work, before)
  if (mainPlantId) await getSeenPlant(work.sql, work.by, mainPlantId)
  const values = { active, ...(mainPlantId ? { mainPlantId } : {}) }
  return truck.move(work, before, values, active ? 'switch on' : 'switch off')
}

export async function removeTruck(work: Work, { truckId, version }: z.output<typeof TruckDelete>): Promise<void> {
  const before = await locked(work, truckId, version)
  await refuseAtWork(work, before)
  await truck.move(work, before, { removed: true, active: false }, 'remove')
}

async function locked(work: Work, id: string, version?: number): Promise<TruckRow> {
  await getSeenTruck(work.sql, work.by, id)
  const row = await truck.lock(work, id)
  if (version !== undefined) truck.atVersion(row, version)
  return row
}

async function refuseAtWork(work: Work, row: TruckRow): Promise<void> {
  const item = await standingOfTruck(work.sql, row.id)
  if (item) throw new Refused(`${row.truckNo} is in a queue`, undefined, { rule: 'queue', status: item.status })
  const { deliveryStatus } = await getSeenTruck(work.sql, work.by, row.id)
  if (deliveryStatus)
    throw new Refused(`${row.truckNo} carries a load`, undefined, { rule: 'load', status: deliveryStatus })
}
