import { carriedConcrete } from '~/db/deliveries/carried-concrete'
import { eventsOf } from '~/db/deliveries/delivery-event'
import { type DeliveryOrderRow, getSeen } from '~/db/deliveries/delivery-order'
import { type DivertTarget, divertTarget, divertTargets } from '~/db/deliveries/divert-targets'
import type { Sql } from '~/db/kit/open'
import { promisesOfLoads } from '~/db/orders/promise'
import { isSigned } from '~/db/orders/site-link-pour'
import type { Person } from '~/domain/access/roles'
import { byFit, DIVERTIBLE, mayFit } from '~/domain/deliveries/divert'
import { among } from '~/domain/kit/among'
import { cubicMetres, type DecimalText, decimal, isPositive } from '~/domain/kit/money'
import { Refused } from '~/domain/kit/problem'
import { addMinutes, minutesBetween } from '~/domain/kit/time'
import { minutesBehind } from '~/domain/orders/lateness'
import { waysFrom } from './divert-way'
import { billAsIs, billOfDivert, type Carried, judgeDivert, leftOn, type Way } from './judge-divert'

/** The truck and its concrete, as it may be diverted now. */
export async function carriedBy(sql: Sql, load: DeliveryOrderRow): Promise<Carried> {
  const rest = await restOf(sql, load)
  if (rest) return { load, quantity: rest, isRest: true, concrete: await carriedConcrete(sql, load) }
  if (!among(DIVERTIBLE, load.status))
    throw new Refused('Only a load on its way that is not pouring yet can be diverted', undefined, {
      status: load.status,
    })
  if (await isSigned(sql, load.id))
    throw new Refused('The site has signed for this load', undefined, { rule: 'signed' })
  return { load, quantity: load.quantity, isRest: false, concrete: await carriedConcrete(sql, load) }
}

/** What is left in a truck after its pour, until it is back or went to another one. */
async function restOf(sql: Sql, load: DeliveryOrderRow): Promise<string | null> {
  const { status, returnConcrete } = load
  if (status !== 'delivered' || !returnConcrete || !isPositive(returnConcrete)) return null
  const events = await eventsOf(sql, load.id)
  if (events.some(({ event }) => event === 'exchanged'))
    throw new Refused('What was left of this load went to another pour already', undefined, { rule: 'exchanged' })
  return returnConcrete
}

/** Where the concrete in a truck could go instead, best first, and what its own pour loses by it. */
export async function divertCandidates(sql: Sql, person: Person, id: string, now: Date) {
  const carried = await carriedBy(sql, await getSeen(sql, person, id))
  const { load, quantity } = carried
  const [own, targets] = await Promise.all([
    divertTarget(sql, id),
    divertTargets(sql, person, { load, cubicMetres: quantity }),
  ])
  const sites = targets.map(target => target.order)
  const wayTo = await waysFrom(sql, load, sites, now)
  const possible = targets.filter(target => couldTake(carried, target, wayTo(target.order)))
  const firstBill = await billAsIs(sql, load)
  const rows = await Promise.all(
    possible.slice(0, MOST).map(target => candidateOf(sql, carried, target, wayTo(target.order), now)),
  )
  const promisedAt = await promiseOf(sql, own)
  const againAt = laterOf(
    load.plannedOnSiteAt,
    addMinutes(now, minutesBetween(load.plannedBatchAt, load.plannedOnSiteAt)),
  )
  return {
    load: {
      id,
      version: load.version,
      doNumber: load.doNumber,
      nextRevision: load.revision + 1,
      quantity,
      /** Left after its pour: it becomes a load of its own in the other one. */
      isRest: carried.isRest,
      mixCode: carried.concrete.mix?.mixCode ?? null,
      orderNo: own.order.orderNo,
      loadNo: load.loadNo,
      promisedAt,
      /** The earliest that another load takes its place on the site, and how late that is. */
      againAt,
      lateMinutes: minutesBehind(promisedAt, againAt),
    },
    firstBill,
    rows: rows.toSorted(byFit),
    total: rows.length,
    /** Pours that could not take it on anybody's word: too weak, another kind, too small, or too far. */
    leftOut: targets.length - possible.length,
  }
}
export type DivertCandidates = Awaited<ReturnType<typeof divertCandidates>>

/** Pours that are looked at in full for one truck: the nearest in time. */
const MOST = 12

function couldTake({ load, quantity, concrete }: Carried, target: DivertTarget, way: Way): boolean {
  const { dischargeLimitMinutes } = target.load
  return mayFit({
    concrete: { ...concrete.product, productId: load.productId, quantity },
    target: { ...target.product, productId: target.load.productId, quantity: target.load.quantity },
    // A site takes its load as planned: concrete that is there hours before grows old at its gate.
    leftMinutes: leftOn(laterOf(way.arrivesAt, target.load.plannedOnSiteAt), {
      batchedAt: load.batchedAt,
      dischargeLimitMinutes,
    }),
  })
}

async function candidateOf(sql: Sql, carried: Carried, target: DivertTarget, way: Way, now: Date) {
  const judged = await judgeDivert(sql, carried, target, way, now)
  const [promisedAt, secondBill] = await Promise.all([promiseOf(sql, target), billOfDivert(sql, judged)])
  const short: DecimalText = cubicMetres(decimal(target.load.quantity).minus(carried.quantity))
  return {
    loadId: target.load.id,
    version: target.load.version,
    loadNo: target.load.loadNo,
    orderId: target.order.id,
    orderNo: target.order.orderNo,
    customerName: target.customerName,
    projectName: target.projectName,
    locationName: target.locationName,
    productCode: target.product.productCode,
    quantity: target.load.quantity,
    /** m³ of the open load that the truck does not have; they are owed to its pour. A rest leaves them on a load of their own. */
    shortQuantity: carried.isRest || decimal(short).isNegative() ? '0.00' : short,
    sameMix: judged.sameMix,
    refusals: judged.refusals.map(refusal => ({ ...refusal, mayOverride: [...refusal.mayOverride] })),
    arrivesAt: way.arrivesAt,
    travelMinutes: way.minutes,
    leftMinutes: judged.leftMinutes,
    promisedAt,
    /** Minutes after the promise; below zero it is early. */
    offMinutes: Math.round(minutesBetween(promisedAt, way.arrivesAt)),
    secondBill,
  }
}

const promiseOf = async (sql: Sql, { load }: DivertTarget): Promise<Date> =>
  (await promisesOfLoads(sql, [load.id])).get(load.id)!

const laterOf = (a: Date, b: Date): Date => (a > b ? a : b)
