import { lockExposure } from '~/db/billing/receivable/exposure'
import { type DeliveryOrderRow, loadsOf } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { type OrderRow, order } from '~/db/orders/order'
import { type Parties, partiesOf } from '~/db/orders/parties'
import { lockSeenOrder } from '~/db/orders/seen-order'
import type { Payer } from '~/domain/billing/load-facts'
import { Invalid, invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { onCallFault } from '~/domain/orders/on-call-quantity'
import type { OrderFields } from '~/domain/orders/order'
import type { PromiseChange } from '~/domain/orders/promise'
import { tidyOrder } from '~/domain/orders/tidy-order'
import { advanceLocked } from '../kit/workflow'
import { askServices, servicesOf } from './ask-default-extras'
import {
  askOrderPrice,
  isNewPrice,
  oneOffInForce,
  PRICE_BEFORE,
  PRICE_PENDING,
  type PricedFields,
  setOneOff,
} from './ask-order-price'
import { refuseDeliveredPrice } from './delivered-price'
import { foreseenOrder } from './foreseen-order'
import { keepPreview } from './keep-preview'
import { loweredOrder, loweredWords } from './lowered-order'
import { makePromise } from './make-promise'
import { followAgain } from './merge-follow'
import { type Objection, settle } from './objection'
import { orderFlow } from './order'
import { writeOrder } from './order-columns'
import { isNewExposure } from './order-exposure'
import { factsOfLoads } from './order-facts'
import { loadsOfChange, syncLoads } from './order-loads'
import { objectionsTo } from './order-rules'
import { planOrder } from './plan-order'
import { isNewPour } from './pour-rules'
import { isNewTime } from './time-rules'
import { callWords, willCallOf } from './will-call-rules'

export type SavedOrder = {
  id: string
  version: number
  orderNo: string
  status: string
  loads: number
  /** What was let through but should be known: no price yet, a rule that was set aside. */
  warnings: string[]
}

/** Books an order or changes one; the rules of saving are applied here whoever sends it. */
export async function saveOrder(
  work: Work,
  fields: OrderFields,
  key?: { id: string; version: number; loweredBy?: Payer; promise?: PromiseChange | null | undefined },
): Promise<SavedOrder> {
  const before = key && (await changeable(work, key))
  const parties = await partiesOf(work, fields)
  checkActive(parties)
  const { draft, override, ...typed } = tidyOrder(fields, parties.region.zone)
  const services = await servicesOf(work, before, typed, { regionId: parties.region.id, draft })
  const tidied = { ...typed, ...services.settled }
  if (before && before.status !== 'draft' && draft) throw invalid('draft', 'A confirmed order cannot become a draft')
  const place = {
    latitude: tidied.latitude ?? parties.location.latitude,
    longitude: tidied.longitude ?? parties.location.longitude,
  }
  const plan = await planOrder(work.sql, { ...tidied, place, region: parties.region, location: parties.location })
  checkDay(work, before, tidied.orderDate, parties)
  const present = before ? await loadsOf(work.sql, before.id) : []
  if (before) checkParties(before, fields, present)
  if (before) await refuseDeliveredPrice(work, before, { ...tidied, oneOffPrice: tidied.oneOffPrice ?? null })
  if (before?.mergedOrderId) checkSequence(before, fields)
  const wrong = onCallFault(before, tidied)
  if (wrong) throw invalid('onCallQuantity', wrong)
  const { loads, all, keep, anew } = loadsOfChange(plan, tidied, present, before)
  const change = { before, parties, place, plan, present, loads, keep }
  if (parties.customer.creditLimit !== null) await lockExposure(work.sql, parties.customer.id)
  const asked = {
    newTimes: isNewTime(before, plan),
    newPour: isNewPour(before, tidied, plan),
    newExposure: isNewExposure(before, tidied),
    foreseen: () => foreseenOrder(work.sql, { ...tidied, id: before?.id }, change),
  }
  const objections = draft ? [] : await objectionsTo(work, { ...tidied, ...asked, id: before?.id }, parties, plan, all)
  const warnings = settle(work, objections, override)
  const lowered = await loweredOrder(work, before, tidied, { present: anew, planned: loads }, key?.loweredBy)
  const held = { ...work, reason: override?.reason }
  const asks = !draft && isNewPrice(before, tidied)
  const call = await willCallOf(work, before, { ...tidied, draft }, plan, parties.region)
  const written = { ...tidied, ...(asks && oneOffInForce(before, tidied)), ...call }
  const row = await writeOrder(held, before, written, place, parties, plan)
  if (draft) return { ...answerOf(row), loads: 0, warnings }
  const confirmed = row.status === 'draft' ? await advanceLocked(held, orderFlow, row, { type: 'confirm' }) : row
  await promiseFor(held, row, confirmed, key?.promise)
  const made = await syncLoads(held, confirmed, loads, lowered, keep)
  if (confirmed.mergedOrderId) await followAgain(held, confirmed.mergedOrderId)
  const priced = asks ? await priceOrHold(held, confirmed, tidied, parties) : { row: confirmed, warnings: [] }
  const lessened = await askServices(held, priced.row, services)
  await keepPreview(held, priced.row)
  const kept = await holdWhere(held, priced.row, objections)
  const told = [
    ...callWords(before, kept, parties.region.zone),
    ...loweredWords(lowered),
    ...priced.warnings,
    ...lessened,
  ]
  return { ...answerOf(kept), loads: made, warnings: [...warnings, ...told] }
}

/** A price beyond the authority of who books waits for approval; so does the order, unless it has begun. */
export async function priceOrHold(work: Work, row: OrderRow, fields: PricedFields, parties: Parties) {
  const pending = await askOrderPrice(work, row, fields, parties)
  const { oneOffPrice = null, oneOffReason = null } = fields
  if (!pending) return { pending, row: await setOneOff(work, row, { oneOffPrice, oneOffReason }), warnings: [] }
  const warnings = [`${pending.message}. ${PRICE_BEFORE}`]
  if (row.status !== 'confirmed') return { pending, row, warnings }
  const values = { holdReason: PRICE_PENDING, heldFrom: row.status }
  const held = await advanceLocked(work, orderFlow, row, { type: 'hold', reason: PRICE_PENDING, values })
  return { pending, row: held, warnings }
}

/** Booking promises; a change promises something else only where the customer asked for it. */
async function promiseFor(work: Work, before: OrderRow, row: OrderRow, change?: PromiseChange | null): Promise<void> {
  if (before.status === 'draft') return makePromise(work, row, { source: 'booked' })
  if (change?.askedBy) await makePromise(work, row, { source: 'customer', ...change })
}

/** Let through, and put on hold until finance has looked at it: its loads are planned and not called. */
function holdWhere(work: Work, row: OrderRow, objections: readonly Objection[]): OrderRow | Promise<OrderRow> {
  const because = objections.find(found => found.hold)
  if (!because || row.status === 'on_hold') return row
  const reason = because.message.slice(0, 400)
  const values = { holdReason: reason, heldFrom: row.status }
  return advanceLocked({ ...work, reason }, orderFlow, row, { type: 'hold', reason, values })
}

async function changeable(work: Work, { id, version }: { id: string; version: number }): Promise<OrderRow> {
  const row = await lockSeenOrder(work, id)
  order.atVersion(row, version)
  if (['completed', 'cancelled'].includes(row.status))
    throw new Refused(`An order that is ${row.status} cannot be changed`)
  return row
}

function checkActive({ customer, project, location, product }: Parties): void {
  const off: [string, boolean, string][] = [
    ['customerId', customer.active, 'This customer is inactive'],
    ['projectId', project.active, 'This project is inactive'],
    ['locationId', location.active, 'This location is inactive'],
    ['productId', product.active, 'This product is inactive'],
  ]
  const errors = Object.fromEntries(off.filter(([, active]) => !active).map(([field, , message]) => [field, [message]]))
  if (Object.keys(errors).length) throw new Invalid('Something on this order is inactive', errors)
}

/** A called load says on paper for whom and where it is, so these do not change under it. */
function checkParties(before: OrderRow, fields: OrderFields, loads: DeliveryOrderRow[]): void {
  if (!factsOfLoads(loads).calledLoads) return
  const fixed = (['customerId', 'projectId', 'locationId', 'orderDate'] as const).filter(
    field => before[field] !== fields[field],
  )
  if (fixed.length)
    throw new Invalid(
      'Loads of this order are already called',
      Object.fromEntries(fixed.map(field => [field, ['Loads are already called. Change them with an e-modification']])),
    )
}

/** What holds a sequence together is not changed under one of its orders. */
function checkSequence(before: OrderRow, fields: OrderFields): void {
  const moved = (['customerId', 'locationId', 'orderDate'] as const).filter(field => before[field] !== fields[field])
  if (moved.length)
    throw new Invalid(
      'This order is part of a merged order',
      Object.fromEntries(moved.map(field => [field, ['The order is merged; undo the merge first']])),
    )
}

/** New orders and moved ones are for today or later. */
function checkDay(work: Work, before: OrderRow | undefined, orderDate: string, { region }: Parties): void {
  if (orderDate !== before?.orderDate && orderDate < businessDay(work.now, region.zone))
    throw invalid('orderDate', 'This day has passed')
}

const answerOf = ({ id, version, orderNo, status }: OrderRow) => ({ id, version, orderNo, status })
