import type { PlantRow } from '~/db/fleet/plant'
import type { Sql } from '~/db/kit/open'
import { ordersOnPump } from '~/db/orders/offer'
import type { Parties } from '~/db/orders/parties'
import { plantsById } from '~/db/orders/supply-plants'
import { decimal } from '~/domain/kit/money'
import { addMinutes, clockTime, instantOn } from '~/domain/kit/time'
import type { OfferRefusal } from '~/domain/orders/offer'
import { type PlannedLoad, planLoads } from '~/domain/orders/schedule'
import { bookingObjections, capacityObjections, roomOf } from './capacity-rules'
import { plantObjections } from './order-rules'
import { type NewPlan, planFrom, type pourOf } from './plan-order'
import { pourObjections } from './pour-rules'
import { hoursObjections, leadTimeOn, noticeObjections } from './time-rules'

type Asked = {
  /** Its loads leave room to what is asked for. */
  orderId: string | undefined
  /** It has the pump. */
  pumpOrderId: string | undefined
  orderDate: string
  quantity: string
  productId: string
  pumpId?: string | null | undefined
  pour: Awaited<ReturnType<typeof pourOf>>
  plantIds: string[]
}
/** An order at a start (minute of the day), a spacing and a plant. */
export type Booking = {
  plants: ReadonlyMap<string, PlantRow>
  /** How it would be booked. */
  at(plantId: string, start: number, spacing: number): { plan: NewPlan; loads: PlannedLoad[] }
  /** What booking has against it that another time, spacing or plant may mend. */
  objects(plantId: string, start: number, spacing: number): OfferRefusal | null
}

/** Reads once what the rules of booking ask of a day, so that many times can be held against them. */
export async function bookingRules(sql: Sql, asked: Asked, parties: Parties, now: Date): Promise<Booking> {
  const { orderId, orderDate, quantity, productId, pumpId, pour } = asked
  const { region } = parties
  const { zone } = region
  const { sizes, unloading } = pour
  const plants = await plantsById(sql, asked.plantIds)
  const leadMinutes = await leadTimeOn(sql, orderDate, region.id)
  const room = await roomOf(sql, { id: orderId, orderDate, onCallOf: asked.pumpOrderId }, region, asked.plantIds)
  const pumped = pumpId ? await ordersOnPump(sql, pumpId, orderDate, asked.pumpOrderId) : []
  const dayStart = instantOn(orderDate, '00:00', zone)

  const at = (plantId: string, start: number, spacing: number) => {
    const plant = plants.get(plantId)!
    const startsAt = addMinutes(dayStart, start)
    const lead = pour.leadOf(plant, clockTime(startsAt, zone))
    const plan: NewPlan = { startsAt, sizes, unloading, ...planFrom(plant, lead, quantity, startsAt) }
    return { plan, loads: planLoads(plan.shares, spacing, sizes) }
  }
  const objects = (plantId: string, start: number, spacingMinutes: number): OfferRefusal | null => {
    const { plan, loads } = at(plantId, start, spacingMinutes)
    const order = {
      orderDate,
      quantity,
      productId,
      exposureClasses: [],
      pumpId,
      spacingMinutes,
      newTimes: true,
      newPour: true,
    }
    const [found] = [
      ...noticeObjections({ plan, loads, zone, now, leadMinutes }),
      ...hoursObjections({ plan, loads, zone }),
      ...pourObjections(order, plan, unloading, loads),
      ...plantObjections(order, parties, plan, loads, new Set()),
      ...capacityObjections(room, { order, zone, plan, loads }, null),
      ...bookingObjections(room, region, loads),
      ...pumped.flatMap(other => pumpBusy(other, loads, unloading.unloadingMinutes, zone)),
    ]
    return found ? { rule: found.rule, message: found.message } : null
  }
  return { plants, at, objects }
}

type Pumped = Awaited<ReturnType<typeof ordersOnPump>>[number]

/** One pump is at one site at a time. */
function pumpBusy(other: Pumped, loads: PlannedLoad[], unloadingMinutes: number, zone: string): OfferRefusal[] {
  const count = decimal(other.quantity).div(other.loadSize).ceil().toNumber()
  const until = addMinutes(other.startsAt, (count - 1) * other.spacingMinutes + other.unloadingMinutes)
  const mine = { from: loads[0]!.onSiteAt, until: addMinutes(loads.at(-1)!.onSiteAt, unloadingMinutes) }
  if (mine.until <= other.startsAt || mine.from >= until) return []
  const span = `${clockTime(other.startsAt, zone)} to ${clockTime(until, zone)}`
  return [{ rule: 'pump', message: `The pump is on order ${other.orderNo} from ${span}` }]
}
