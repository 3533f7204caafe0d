import { loadsOf } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { agreementOf } from '~/db/mixdesign/customer-agreement'
import { mixDesign } from '~/db/mixdesign/mix-design'
import { type Parties, purchaseOrderRoom } from '~/db/orders/parties'
import { resolvePrice } from '~/db/pricing/price-question'
import { decimal } from '~/domain/kit/money'
import type { PlannedLoad } from '~/domain/orders/schedule'
import { isPriced } from '~/domain/pricing/resolve'
import { bookingObjections, capacityObjections, roomOf } from './capacity-rules'
import { creditObjections } from './credit-rules'
import type { Objection, RuledOrder } from './objection'
import { exposureObjections } from './order-exposure'
import type { Plan } from './plan-order'
import { pourObjections } from './pour-rules'
import { hoursObjections, leadTimeOn, noticeObjections, sundayWarnings } from './time-rules'

/** A work, or a read that only wants to know what would be said. */
type Reader = Pick<Work, 'sql' | 'by' | 'now'>

/** Everything that is against taking or releasing an order with these loads. */
export async function objectionsTo(
  work: Reader,
  order: RuledOrder,
  parties: Parties,
  plan: Plan,
  loads: PlannedLoad[],
): Promise<Objection[]> {
  // One after the other: they share the connection of the work.
  const price = await priceObjections(work, order, parties)
  const { zone } = parties.region
  const leadMinutes = order.newTimes ? await leadTimeOn(work.sql, order.orderDate, parties.region.id) : 0
  const room = await roomOf(work.sql, order, parties.region, [...plan.plants.keys()])
  return [
    ...(order.newTimes ? noticeObjections({ plan, loads, zone, now: work.now, leadMinutes }) : []),
    ...(order.newTimes ? sundayWarnings(order) : []),
    ...hoursObjections({ plan, loads, zone }),
    ...((order.newTimes || order.newPour) && plan.unloading ? pourObjections(order, plan, plan.unloading, loads) : []),
    ...plantObjections(order, parties, plan, loads, await plantsOf(work, order)),
    ...capacityObjections(room, { order, zone, plan, loads }, work.now),
    ...bookingObjections(room, parties.region, loads),
    ...(await creditObjections(work, order, parties, price.unitPrice)),
    ...(await purchaseOrderObjections(work, order, parties)),
    ...price.objections,
    ...(await agreementObjections(work, order, parties)),
    ...(await exposureObjections(work.sql, order, parties.project, [...plan.plants.keys()])),
  ]
}

/** Said when it is booked, so that there is time to ask the customer; the load is what it stops. */
async function agreementObjections(work: Reader, order: RuledOrder, { project }: Parties): Promise<Objection[]> {
  const asked = { projectId: project.id, productId: order.productId, day: order.orderDate }
  const { missing } = await agreementOf(work.sql, asked, async mixId =>
    mixId ? mixDesign.find(work.sql, mixId) : undefined,
  )
  return missing ? [{ rule: 'customer-agreement', message: missing, warning: true }] : []
}

/** Plants that make loads of an order already. */
const plantsOf = async ({ sql }: Reader, { id }: RuledOrder): Promise<ReadonlySet<string>> =>
  new Set(id ? (await loadsOf(sql, id)).map(load => load.plantId) : [])

export function plantObjections(
  order: Pick<RuledOrder, 'orderDate'>,
  { region }: Pick<Parties, 'region'>,
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
