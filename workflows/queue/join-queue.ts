import { lineAt } from '~/db/deliveries/line'
import { driver } from '~/db/fleet/driver'
import { plant } from '~/db/fleet/plant'
import { restReason } from '~/db/fleet/rest-reason'
import { truck } from '~/db/fleet/truck'
import { truckType } from '~/db/fleet/truck-type'
import type { Work } from '~/db/kit/work'
import { type QueueItemRow, queueItem, standingOfDriver, standingOfTruck } from '~/db/queue/queue-item'
import { seesPlant } from '~/db/queue/yard'
import * as words from '~/domain/deliveries/words'
import { invalid, Missing, Refused } from '~/domain/kit/problem'
import type { JoinQueue } from '~/domain/queue/queue-item'

/** A truck and its driver take the last place of a plant's queue; each stands in one queue only. */
export async function joinQueue(work: Work, of: JoinQueue): Promise<QueueItemRow> {
  const own = work.by.roles.includes('driver')
  if (!own && !(await seesPlant(work.sql, work.by, of.plantId))) throw new Missing(words.queueNoPlant())
  const at = await plant.find(work.sql, of.plantId)
  if (!at?.active || at.removed) throw invalid('plantId', words.queuePlantOff())
  if (of.batchingPlantId)
    await lineAt(work.sql, { ...work.by, scope: { ...work.by.scope, all: true } }, of.plantId, of.batchingPlantId)
  const who = await driver.find(work.sql, of.driverId)
  if (!who?.active || who.removed) throw invalid('driverId', words.queueDriverOff())
  if (own && who.userId !== work.by.id) throw new Missing(words.queueNoDriver())
  const vehicle = await truck.find(work.sql, of.truckId)
  if (!vehicle?.active || vehicle.removed) throw invalid('truckId', words.queueTruckOff())
  await truckType.get(work.sql, vehicle.truckTypeId)
  // Of two who let the same one join at the same moment, the second is told where it is.
  await driver.lock(work, of.driverId)
  await truck.lock(work, of.truckId)
  await standNowhere(work, of)
  if (who.restReasonId) {
    const { reason } = await restReason.get(work.sql, who.restReasonId)
    throw new Refused(words.queueRests({ who: who.driverName, why: reason }), undefined, {
      rule: 'rest',
      mayOverride: [],
    })
  }
  return queueItem.insert(
    work,
    {
      plantId: of.plantId,
      batchingPlantId: of.batchingPlantId ?? null,
      truckId: of.truckId,
      driverId: of.driverId,
      joinedAt: work.now,
      rankAt: work.now,
      remarks: of.remarks,
    },
    'join',
  )
}

/** The unique keys of the table would refuse it too; this says where it is. */
async function standNowhere(work: Work, { truckId, driverId }: JoinQueue): Promise<void> {
  const stands = (await standingOfTruck(work.sql, truckId)) ?? (await standingOfDriver(work.sql, driverId))
  if (!stands) return
  const { plantName } = await plant.get(work.sql, stands.plantId)
  throw new Refused(words.queueQueuedAlready({ plant: plantName }), undefined, { rule: 'one-queue', mayOverride: [] })
}
