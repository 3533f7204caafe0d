import { creditExposure } from '~/db/billing/receivable/exposure'
import { loadsOf } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { usualExposure } from '~/db/orders/exposure'
import { partiesOf, purchaseOrderRoom, siteOf } from '~/db/orders/parties'
import { getSeenOrder } from '~/db/orders/seen-order'
import { passesNeeded } from '~/db/orders/site-passes'
import type { Person } from '~/domain/access/roles'
import type { Payable } from '~/domain/billing/preview'
import type { Exposure } from '~/domain/billing/receivable/credit'
import { EngineeringFault } from '~/domain/kit/fault'
import { cubicMetres, decimal } from '~/domain/kit/money'
import { Invalid } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { HourCapacity } from '~/domain/orders/capacity-profile'
import type { DefaultService } from '~/domain/orders/default-extras'
import { onCallFault } from '~/domain/orders/on-call-quantity'
import type { PreviewAsk } from '~/domain/orders/order'
import { droppedOf, tidyOrder } from '~/domain/orders/tidy-order'
import { servicesOf } from './ask-default-extras'
import { foreseenQuestion } from './ask-order-price'
import type { CancellationCharge } from './cancelled-order'
import { foreseenOrder } from './foreseen-order'
import { loweredOrder } from './lowered-order'
import { movesPromise } from './make-promise'
import type { Objection } from './objection'
import { isNewExposure } from './order-exposure'
import { loadsOfChange, plannedOf } from './order-loads'
import { objectionsTo } from './order-rules'
import { handDosingMinutes, planOrder } from './plan-order'
import { isNewPour } from './pour-rules'
import { previewPlan } from './preview-plan'
import { loadsOnCall } from './price-order'
import { type PlantSuggestion, suggestPlants } from './suggest-plants'
import { isNewTime } from './time-rules'

export type OrderPreview = {
  site: { locationId: string; latitude: number; longitude: number; gate: string | null; maxLoad: string | null }
  suggestions: PlantSuggestion[]
  plan: {
    plantId: string
    plantName: string
    startClock: string
    quantity: string
    loads: number
    hours: HourCapacity[]
  }[]
  loads: { quantity: string; onSiteClock: string; plantId: string }[]
  lastOnSiteClock: string | null
  /** The loads that the quantity on call makes, m³. */
  onCall: string[]
  dropped: string[]
  objections: Objection[]
  price: Payable | null
  /** The one-off price is beyond the authority of who books: who has to approve it. */
  priceApproval: string | null
  /** Services that come onto the order by themselves and are on no line of it yet; `on` unless they are taken off. */
  defaultServices: (DefaultService & { on: boolean })[]
  /** What of them is taken off or lowered beyond the authority of who books: who has to approve it. */
  serviceApproval: string | null
  /** What the customer owes for m³ that the order asks for no more; null where that costs nothing. */
  cancellation: CancellationCharge | null
  /** The site was promised something else: it is asked whether the customer wants the change. */
  movesPromise: boolean
  passes: { id: string; name: string; type: string }[]
  /** What the customer has agreed to for this product, else what the site asked for last. */
  usualExposure: { classes: string[]; from: string } | null
  credit: { suspended: boolean; reason: string | null; limit: string | null; exposure: Exposure }
  purchaseOrder: { poNumber: string; left: string | null } | null
  fault: string | null
}

/** What an order would mean before it is saved: nothing is written and nothing is reserved. */
export async function previewOrder(sql: Sql, by: Person, ask: PreviewAsk, now: Date): Promise<OrderPreview> {
  const before = ask.orderId ? await getSeenOrder(sql, by, ask.orderId) : undefined
  const site = await siteOf({ sql, by }, ask)
  const typed = tidyOrder({ ...ask, associateProducts: ask.associateProducts }, site.region.zone)
  const reader = { sql, by, now }
  const services = await servicesOf(reader, before, typed, { regionId: site.region.id })
  const tidied = { ...typed, ...services.settled }
  const named = typed.services.map(of => of.itemId)
  const place = {
    latitude: ask.latitude ?? site.location.latitude,
    longitude: ask.longitude ?? site.location.longitude,
  }
  const room = ask.purchaseOrderId
    ? await purchaseOrderRoom(sql, ask.purchaseOrderId, ask.projectId, ask.orderId ?? undefined)
    : undefined
  const base: OrderPreview = {
    site: {
      locationId: site.location.id,
      latitude: site.location.latitude,
      longitude: site.location.longitude,
      gate: site.location.gate,
      maxLoad: site.location.maxLoad,
    },
    suggestions: await suggestPlants(
      sql,
      ask,
      site,
      place,
      await handDosingMinutes(sql, { ...tidied, region: site.region }),
    ),
    plan: [],
    loads: [],
    lastOnSiteClock: null,
    onCall: [],
    dropped: droppedOf(ask),
    objections: [],
    price: null,
    priceApproval: null,
    defaultServices:
      before && before.status !== 'draft'
        ? []
        : services.defaults
            .filter(({ id }) => !named.includes(id))
            .map(of => ({ ...of, on: !typed.servicesOff.includes(of.id) })),
    serviceApproval: services.needed && !services.needed.refused ? services.needed.message : null,
    cancellation: null,
    movesPromise: false,
    passes: await passesNeeded(sql, ask.projectId),
    usualExposure: await usualExposure(sql, ask),
    credit: {
      suspended: site.customer.creditSuspended,
      reason: site.customer.creditReason,
      limit: site.customer.creditLimit,
      exposure: await creditExposure(sql, {
        customerId: site.customer.id,
        today: businessDay(now, site.region.zone),
        exceptOrderId: ask.orderId ?? undefined,
      }),
    },
    purchaseOrder: room
      ? {
          poNumber: room.row.poNumber,
          left: room.row.quantity === null ? null : cubicMetres(decimal(room.row.quantity).minus(room.ordered)),
        }
      : null,
    fault: null,
  }
  const { quantity, productId } = ask
  if (!quantity || !productId) return base
  const parties = await partiesOf({ sql, by }, { ...ask, productId })
  const order = { ...tidied, id: ask.orderId ?? undefined, quantity, productId }
  try {
    const plan = await planOrder(sql, { ...order, place, region: site.region, location: site.location })
    const present = ask.orderId ? await loadsOf(sql, ask.orderId) : []
    const { loads, all, keep, anew } = loadsOfChange(plan, order, present, before)
    const onCall = loadsOnCall(order, plan.sizes, [...loads, ...present.map(plannedOf)])
    // The price is of the whole order; the times below are of the loads to come.
    const price = await foreseenOrder(sql, order, { before, parties, place, plan, present, loads, keep })
    const lowered = await loweredOrder(reader, before, order, { present: anew, planned: loads })
    const asked = await foreseenQuestion(reader, before, order, parties)
    const refused = [asked, services.needed].flatMap((of): Objection[] =>
      of?.refused ? [{ rule: 'price', message: of.message }] : [],
    )
    const asks = {
      newTimes: isNewTime(before, plan),
      newPour: isNewPour(before, order, plan),
      newExposure: isNewExposure(before, { ...order, projectId: ask.projectId }),
    }
    return {
      ...base,
      ...(await previewPlan(sql, ask, site.region.zone, plan, loads)),
      onCall: onCall.map(load => load.quantity),
      objections: [
        ...(await objectionsTo(reader, { ...order, ...asks, foreseen: async () => price }, parties, plan, all)),
        ...refused,
      ],
      fault: onCallFault(before, order),
      price,
      cancellation: lowered.charge,
      movesPromise: await movesPromise(sql, order, plan),
      priceApproval: asked && !asked.refused ? asked.message : null,
    }
  } catch (error) {
    // A form on its way to completion is not a wrong call: what does not fit yet is said beside the rest.
    if (error instanceof Invalid || error instanceof EngineeringFault) return { ...base, fault: error.message }
    throw error
  }
}
