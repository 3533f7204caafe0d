import { inArray } from 'drizzle-orm'
import { AWAY } from '~/domain/deliveries/delivery-order-status'
import { addMinutes, businessDay, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { drivers, dutyEvents } from '../fleet/tables'
import { bulkInsert } from '../kit/bulk'
import { plantRejections, queueItems, skipRequests } from '../queue/tables'
import type { Seed } from './base'
import type { Load } from './day'
import { HOURS, restsToday, seedOff, usualStart } from './roster'
import type { Yard } from './yard'

const BUSY: readonly string[] = ['called', ...AWAY]

/** Who stands in the yards now: every truck that is not out queues at its plant, most of them joined, a few called. */
export async function seedYardQueue(seed: Seed, yard: Yard, today: Load[]): Promise<void> {
  const { sql, random, now, stamp } = seed
  const out = new Set(today.filter(load => BUSY.includes(load.status!)).map(load => load.truckId))
  const waiting = yard.trucks.filter((truck, at) => !out.has(truck.id) && at !== 57 && !restsToday(at)).slice(0, 30)
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
  await seedOff(seed, yard.trucks, businessDay(now), new Set(today.map(load => load.driverId)))
  const seenAt = new Map<string, Date>()
  const seen = (driverId: string, at: Date) => {
    const known = seenAt.get(driverId)
    if (at < now && !(known && known < at)) seenAt.set(driverId, at)
  }
  for (const row of rows) seen(row.driverId, addMinutes(row.joinedAt, -10))
  for (const { driverId, chain, status } of today)
    if (driverId && status !== 'planned') seen(driverId, addMinutes(chain.calledAt, -25))
  const notIn: string[] = []
  await bulkInsert(
    sql,
    dutyEvents,
    yard.trucks.flatMap((truck, at) => {
      if (restsToday(at)) return []
      const spread = random.whole(60, 290)
      const start = addMinutes(instantOn(businessDay(now), usualStart(yard.plants, at)), -(spread % 15))
      const came = seenAt.get(truck.driverId)
      // Who starts later and was not seen is not in yet; a shift that is over by now runs late today.
      if (start > now && !came) notIn.push(truck.driverId)
      if (start > now && !came) return []
      const isOver = addMinutes(start, HOURS * 60) < now
      const on = isOver ? addMinutes(now, -spread) : came && came < start ? came : start
      const duty = (event: string, when: Date) => ({
        id: newId(now.getTime()),
        driverId: truck.driverId,
        event,
        at: when,
        demo: true,
      })
      return [duty('clock_in', on), duty('clock_out', endOfShift(on))]
    }),
  )
  if (notIn.length) await sql.update(drivers).set({ operationStatus: 'off_duty' }).where(inArray(drivers.id, notIn))
}

/** Ten and a half hours, and home before midnight: whoever moves the clock to tomorrow finds rested drivers. */
function endOfShift(on: Date): Date {
  const [usual, latest] = [addMinutes(on, 630), instantOn(businessDay(on), '23:45')]
  return usual > latest && latest > on ? latest : usual
}
