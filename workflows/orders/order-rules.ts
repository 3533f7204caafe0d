import { loadsOf } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { bookedAtPlants, bookedInRegion, bookingLimits, profileOf } from '~/db/orders/capacity'
import { type Parties, purchaseOrderRoom } from '~/db/orders/parties'
import { resolvePrice } from '~/db/pricing/price-question'
import { mayDo } from '~/domain/access/ability'
import { rolesWith } from '~/domain/access/grants'
import { CREDIT_OVERRIDERS } from '~/domain/billing/receivable/credit'
import { decimal } from '~/domain/kit/money'
import { Denied, Refused } from '~/domain/kit/problem'
import { addMinutes, businessDay, clockTime, hourIn, minutesBetween, weekday } from '~/domain/kit/time'
import { capacityOfDay, earliestShift, hoursWith } from '~/domain/orders/capacity-profile'
import type { PlannedLoad } from '~/domain/orders/schedule'
import { isPriced } from '~/domain/pricing/resolve'
import { creditObjections } from './credit-rules'
import type { Objection, RuledOrder } from './objection'
import type { Plan } from './plan-order'
import { pourObjections } from './pour-rules'
import { hoursObjections, noticeObjections } from './time-rules'

/** A work, or a read that only wants to know what would be said. */
type Reader = Pick<Work, 'sql' | 'by' | 'now'>

/** Everything that speaks against taking or releasing an order with these loads. */
export async function objectionsTo(
  work: Reader,
  order: RuledOrder,
  parties: Parties,
  plan: Plan,
  loads: PlannedLoad[],
): Promise<Objection[]> {
  // One after the other: they share the connection of the work.
  const price = await priceObjections(work, order, parties)
  return [
    ...(order.newTimes ? noticeObjections({ plan, loads, zone: parties.region.zone, now: work.now }) : []),
    ...hoursObjections({ plan, loads, zone: parties.region.zone }),
    ...(order.newTimes && plan.unloading ? pourObjections(order, plan, plan.unloading) : []),
    ...plantObjections(order, parties, plan, loads, await plantsOf(work, order)),
    ...(await capacityObjections(work, order, parties, plan, loads)),
    ...(await bookingObjections(work, order, parties, loads)),
    ...(await creditObjections(work.sql, order, parties, price.unitPrice)),
    ...(await purchaseOrderObjections(work, order, parties)),
    ...price.objections,
  ]
}

/** Refuses unless a person who may do so set each refusing rule aside; what is left are warnings to be said. */
export function settle(
  work: Work,
  objections: Objection[],
  override: { rules: string[]; reason: string } | null | undefined,
): string[] {
  if (override && !mayDo(work.by, 'override', 'order'))
    throw new Denied('Only a dispatcher manager can override a rule', undefined, { right: 'override order' })
  const refusing = objections.filter(
    found => !found.warning && (isCredit(found) || !override?.rules.includes(found.rule)),
  )
  if (refusing.length)
    throw new Refused(refusing.map(found => found.message).join('. '), undefined, {
      rule: refusing[0]!.rule,
      refusals: refusing,
      mayOverride: isCredit(refusing[0]!) ? CREDIT_OVERRIDERS : rolesWith('override', 'order'),
    })
  return objections.map(found => found.message)
}

/** Finance alone lets a customer go on, by name and until a day; no reason of dispatch does. */
const isCredit = ({ rule }: Objection) => rule === 'credit' || rule === 'credit-limit'

/** Plants that make loads of an order already. */
const plantsOf = async ({ sql }: Reader, { id }: RuledOrder): Promise<ReadonlySet<string>> =>
  new Set(id ? (await loadsOf(sql, id)).map(load => load.plantId) : [])

function plantObjections(
  order: RuledOrder,
  { region }: Parties,
  plan: Plan,
  loads: PlannedLoad[],
  present: ReadonlySet<string>,
): Objection[] {
  return [...plan.plants.values()].flatMap(plant => {
    const says = (message: string): Objection => ({ rule: 'plant', message: `${plant.plantName} ${message}` })
    const own = loads.filter(load => load.plantId === plant.id)
    const last = own[own.length - 1]
    if (!plant.active) return [says('is inactive')]
    if (plant.regionId !== region.id && !present.has(plant.id)) return [says(`is not in ${region.regionName}`)]
    if (
      plant.closedFrom &&
      last &&
      last.batchAt >= plant.closedFrom &&
      (!plant.closedUntil || own[0]!.batchAt < plant.closedUntil)
    )
      return [says(`is closed: ${plant.closedReason ?? 'no reason given'}`)]
    const certified = plant.certificateValidTo === null || plant.certificateValidTo >= order.orderDate
    return certified ? [] : [says('has no valid certificate on that day')]
  })
}

async function capacityObjections(
  work: Reader,
  order: RuledOrder,
  { region: { zone } }: Parties,
  plan: Plan,
  loads: PlannedLoad[],
): Promise<Objection[]> {
  const ids = [...plan.plants.keys()]
  const profile = await profileOf(work.sql, ids, order.orderDate)
  const booked = await bookedAtPlants(work.sql, ids, { day: order.orderDate, zone, exceptOrderId: order.id })
  return [...plan.plants.values()].flatMap(plant => {
    const rows = profile.filter(row => row.plantId === plant.id)
    const capacity = capacityOfDay(plant, rows, weekday(order.orderDate))
    const taken = booked.filter(row => row.plantId === plant.id)
    const own = loads
      .filter(load => load.plantId === plant.id && businessDay(load.batchAt, zone) === order.orderDate)
      .map(load => ({ minute: minuteOf(clockTime(load.batchAt, zone)), quantity: load.quantity }))
    const added = own.map(load => ({ hour: Math.floor(load.minute / 60), quantity: load.quantity }))
    const over = hoursWith(capacity, taken, added).filter(hour => hour.over)
    if (!over.length) return []
    const passed = own.length ? minutesBetween(loads.find(load => load.plantId === plant.id)!.batchAt, work.now) : 0
    const shift = earliestShift(capacity, taken, own, passed)
    return [
      {
        rule: 'capacity' as const,
        message: `${plant.plantName} has no room at ${over.map(spokenHour).join(', ')}`,
        earliest: shift === null ? null : clockTime(addMinutes(plan.startsAt, shift), zone),
      },
    ]
  })
}

async function bookingObjections(
  work: Reader,
  order: RuledOrder,
  { region }: Parties,
  loads: PlannedLoad[],
): Promise<Objection[]> {
  const limits = await bookingLimits(work.sql, region.id, order.orderDate)
  if (!limits.size) return []
  const booked = await bookedInRegion(work.sql, region.id, {
    day: order.orderDate,
    zone: region.zone,
    exceptOrderId: order.id,
  })
  const added = loads.map(load => ({ hour: hourIn(load.onSiteAt, region.zone), quantity: load.quantity }))
  const most = Array.from({ length: 24 }, (_, hour) => limits.get(hour) ?? '99999999')
  return hoursWith(most, booked, added)
    .filter(hour => hour.over)
    .map(({ hour, capacity, free }) => ({
      rule: 'booking-quantity' as const,
      message: `${region.regionName} takes at most ${capacity} m³ at ${spokenHour({ hour, free })}`,
    }))
}

async function purchaseOrderObjections(work: Reader, order: RuledOrder, { project }: Parties): Promise<Objection[]> {
  const says = (message: string): Objection[] => [{ rule: 'purchase-order', message }]
  if (!order.purchaseOrderId)
    return project.purchaseOrderRequired ? says(`${project.projectName} requires a purchase order`) : []
  const room = await purchaseOrderRoom(work.sql, order.purchaseOrderId, project.id, order.id)
  if (!room?.row.active) return says('The purchase order is not one of this project')
  const { poNumber, validFrom, validTo, quantity } = room.row
  if (order.orderDate < validFrom || (validTo && order.orderDate > validTo))
    return says(`Purchase order ${poNumber} is not valid on that day`)
  if (quantity === null) return []
  const left = decimal(quantity).minus(room.ordered)
  return left.lessThan(order.quantity) ? says(`Purchase order ${poNumber} has ${left.toFixed(2)} m³ left`) : []
}

async function priceObjections(
  work: Reader,
  order: RuledOrder,
  { customer, project, region }: Parties,
): Promise<{ unitPrice: string | null; objections: Objection[] }> {
  const answer = await resolvePrice(work.sql, {
    customerId: customer.id,
    projectId: project.id,
    regionId: region.id,
    productId: order.productId,
    day: order.orderDate,
    oneOff: order.oneOffPrice ? { unitPrice: order.oneOffPrice, reason: order.oneOffReason ?? null } : null,
  })
  if (!isPriced(answer)) {
    const warning = project.pricedProductsOnly ? {} : { warning: true as const }
    return { unitPrice: null, objections: [{ rule: 'price', message: answer.missing, ...warning }] }
  }
  const agreed = answer.parts.some(part => part.kind === 'project' || part.kind === 'one_off')
  const message = `${project.projectName} accepts only products with an agreed price`
  return {
    unitPrice: answer.unitPrice,
    objections: project.pricedProductsOnly && !agreed ? [{ rule: 'price', message }] : [],
  }
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const spokenHour = ({ hour, free }: { hour: number; free: string }) =>
  `${twoDigits(hour)}:00, ${free.replace('-', '')} m³ over`
const twoDigits = (value: number) => String(value).padStart(2, '0')
