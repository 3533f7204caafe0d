import type { Sql } from '~/db/kit/open'
import { bookedAtPlants, bookedInRegion, bookingLimits, profileOf } from '~/db/orders/capacity'
import { addMinutes, businessDay, clockTime, hourIn, minuteOf, minutesBetween, weekday } from '~/domain/kit/time'
import { capacityOfDay, earliestShift, hoursWith } from '~/domain/orders/capacity-profile'
import type { PlannedLoad } from '~/domain/orders/schedule'
import type { Objection, RuledOrder } from './objection'
import type { Plan } from './plan-order'

type Region = { id: string; regionName: string; zone: string }
type Ordered = Pick<RuledOrder, 'id' | 'orderDate'> & { onCallOf?: string | undefined }

/** What plants and region may take on a day, and what others booked of it. */
export type BookingRoom = {
  profile: Awaited<ReturnType<typeof profileOf>>
  booked: Awaited<ReturnType<typeof bookedAtPlants>>
  limits: Awaited<ReturnType<typeof bookingLimits>>
  inRegion: Awaited<ReturnType<typeof bookedInRegion>>
}

export async function roomOf(sql: Sql, order: Ordered, region: Region, plantIds: string[]): Promise<BookingRoom> {
  const of = { day: order.orderDate, zone: region.zone, exceptOrderId: order.id, exceptOnCallOf: order.onCallOf }
  const profile = await profileOf(sql, plantIds, order.orderDate)
  const booked = await bookedAtPlants(sql, plantIds, of)
  const limits = await bookingLimits(sql, region.id, order.orderDate)
  return { profile, booked, limits, inRegion: limits.size ? await bookedInRegion(sql, region.id, of) : [] }
}

type Asked = { order: Ordered; zone: string; plan: Plan; loads: PlannedLoad[] }

/** Hours in which a plant would make more than it can; the earliest start with room is looked for from `now` on. */
export function capacityObjections(room: BookingRoom, asked: Asked, now: Date | null): Objection[] {
  const { order, zone, plan, loads } = asked
  return [...plan.plants.values()].flatMap(plant => {
    const rows = room.profile.filter(row => row.plantId === plant.id)
    const capacity = capacityOfDay(plant, rows, weekday(order.orderDate))
    const taken = room.booked.filter(row => row.plantId === plant.id)
    const own = loads
      .filter(load => load.plantId === plant.id && businessDay(load.batchAt, zone) === order.orderDate)
      .map(load => ({ minute: minuteOf(clockTime(load.batchAt, zone)), quantity: load.quantity }))
    const added = own.map(load => ({ hour: Math.floor(load.minute / 60), quantity: load.quantity }))
    const over = hoursWith(capacity, taken, added).filter(hour => hour.over)
    if (!over.length) return []
    const says = {
      rule: 'capacity' as const,
      message: `${plant.plantName} has no room at ${over.map(spokenHour).join(', ')}`,
    }
    if (!now) return [says]
    const passed = own.length ? minutesBetween(loads.find(load => load.plantId === plant.id)!.batchAt, now) : 0
    const shift = earliestShift(capacity, taken, own, passed)
    return [{ ...says, earliest: shift === null ? null : clockTime(addMinutes(plan.startsAt, shift), zone) }]
  })
}

export function bookingObjections(
  { limits, inRegion }: BookingRoom,
  region: Region,
  loads: PlannedLoad[],
): Objection[] {
  if (!limits.size) return []
  const added = loads.map(load => ({ hour: hourIn(load.onSiteAt, region.zone), quantity: load.quantity }))
  const most = Array.from({ length: 24 }, (_, hour) => limits.get(hour) ?? '99999999')
  return hoursWith(most, inRegion, added)
    .filter(hour => hour.over)
    .map(({ hour, capacity, free }) => ({
      rule: 'booking-quantity' as const,
      message: `${region.regionName} takes at most ${capacity} m³ at ${spokenHour({ hour, free })}`,
    }))
}
const spokenHour = ({ hour, free }: { hour: number; free: string }) =>
  `${String(hour).padStart(2, '0')}:00, ${free.replace('-', '')} m³ over`
