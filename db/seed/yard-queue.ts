import { AWAY } from '~/domain/deliveries/delivery-order-status'
import { addMinutes, businessDay, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { dutyEvents } from '../fleet/tables'
import { bulkInsert } from '../kit/bulk'
import { plantRejections, queueItems, skipRequests } from '../queue/tables'
import type { Seed } from './base'
import type { Load } from './day'
import type { Yard } from './yard'

const BUSY: readonly string[] = ['called', ...AWAY]

/** Who stands in the yards now: every truck that is not out queues at its plant, most of them joined, a few called. */
export async function seedYardQueue(seed: Seed, yard: Yard, today: Load[]): Promise<void> {
  const { sql, random, now, stamp } = seed
  const out = new Set(today.filter(load => BUSY.includes(load.status!)).map(load => load.truckId))
  const waiting = yard.trucks.filter((truck, at) => !out.has(truck.id) && at !== 57 && at % 12 !== 11).slice(0, 30)
  const rows = waiting.map((truck, at) => {
    const joinedAt = addMinutes(now, -(4 + at * 3 + random.whole(0, 2)))
    return {
      ...stamp(joinedAt),
      demo: true,
      plantId: truck.plantId,
      batchingPlantId: null,
      truckId: truck.id,
      driverId: truck.driverId,
      status: 'joined',
      joinedAt,
      rankAt: joinedAt,
      remarks: null,
    }
  })
  await bulkInsert(sql, queueItems, rows)
  if (rows.length > 8) {
    await bulkInsert(sql, skipRequests, [
      {
        ...stamp(now),
        demo: true,
        queueItemId: rows[3]!.id,
        reason: 'Tyre pressure, ten minutes',
        at: addMinutes(now, -4),
        status: 'pending',
      },
    ])
    await bulkInsert(sql, plantRejections, [
      {
        ...stamp(now),
        demo: true,
        driverId: rows[6]!.driverId,
        plantId: yard.plants[4]!.id,
        reason: 'Hours would not allow the way back',
        at: addMinutes(now, -11),
        status: 'pending',
      },
    ])
  }
  await bulkInsert(
    sql,
    dutyEvents,
    yard.trucks
      .filter((_, at) => at % 12 !== 11)
      .flatMap(truck => {
        const on = addMinutes(now, -random.whole(60, 290))
        const duty = (event: string, at: Date) => ({
          id: newId(now.getTime()),
          driverId: truck.driverId,
          event,
          at,
          demo: true,
        })
        return [duty('clock_in', on), duty('clock_out', endOfShift(on))]
      }),
  )
}

/** Ten and a half hours, and home before midnight: whoever moves the clock to tomorrow finds rested drivers. */
function endOfShift(on: Date): Date {
  const [usual, latest] = [addMinutes(on, 630), instantOn(businessDay(on), '23:45')]
  return usual > latest && latest > on ? latest : usual
}
