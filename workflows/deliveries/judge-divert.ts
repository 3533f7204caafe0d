import { regionOfLoad } from '~/db/billing/project-to-bill'
import { addOnsFor, deliveryAssociate } from '~/db/deliveries/add-ons'
import { type CarriedConcrete, madeMixSide } from '~/db/deliveries/carried-concrete'
import { crewSides } from '~/db/deliveries/crew-side'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { DivertTarget } from '~/db/deliveries/divert-targets'
import { loadSide } from '~/db/deliveries/load-side'
import { plant } from '~/db/fleet/plant'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { mixOfLoad } from '~/db/mixdesign/plant-mapping'
import { rulesOfPlants } from '~/db/orders/eligibility'
import { refusalsOf } from '~/domain/deliveries/delivery-order-checks'
import { type DivertRefusal, divertRefusals } from '~/domain/deliveries/divert'
import { amount, sum } from '~/domain/kit/money'
import { businessDay, minutesBetween } from '~/domain/kit/time'
import { decidingRule } from '~/domain/orders/eligibility'
import { billOfLoad, type Dosed } from '../billing/bill-of-load'
import { exposureMisses } from '../orders/order-exposure'
import { orderSide } from './order-side'

/** A truck with concrete that may go to another pour: of a load on its way all of it, of a poured one what is left. */
export type Carried = {
  load: DeliveryOrderRow
  quantity: string
  isRest: boolean
  concrete: CarriedConcrete
}
/** When it would be there, and minutes of driving there and back to its plant. */
export type Way = { arrivesAt: Date; minutes: number; backMinutes: number }
export type Judged = {
  refusals: DivertRefusal[]
  sameMix: boolean
  leftMinutes: number
  /** The load as it would stand in the place of the other one. */
  after: DeliveryOrderRow
  addOns: { associateProductId: string; quantity: string }[]
}

/** What the first pour told of the load is not of the second one. */
const UNTOLD = {
  ...{ onSiteAt: null, pourStartAt: null, pourEndAt: null, deliveredAt: null, returnConcrete: null, returnCause: null },
  ...{ washoutFee: null, technicianOnSiteMinutes: null, partLoadBy: null, washedOut: null },
  ...{ waitingCause: null, waitingOursMinutes: null },
}

/** Every rule between the concrete in a truck and an open load: those of a ticket, and those of concrete that is made. */
export async function judgeDivert(
  sql: Sql,
  { load, quantity, isRest, concrete }: Carried,
  target: DivertTarget,
  way: Way,
  now: Date,
): Promise<Judged> {
  const after = { ...load, ...orderSide(target.load), ...(isRest ? UNTOLD : {}), quantity }
  const { mix, product, addOns } = concrete
  const at = await plant.get(sql, load.plantId)
  const washMinutes = await settingOn(sql, 'deliveries.wash-minutes', businessDay(now))
  const ordered = await addOnsFor(sql, target.order.id, quantity)
  const side = await loadSide(sql, after, now, { washMinutes })
  const made = mix
    ? await madeMixSide(sql, after, mix, {
        structural: target.product.structural,
        certificateValid: at.certificateValidTo === null || at.certificateValidTo >= after.doDate,
      })
    : side.mix
  const cycleMinutes = way.minutes + target.order.unloadingMinutes + washMinutes + way.backMinutes
  const carried = { ...side, cycleMinutes, mix: made, called: true, silos: [] }
  const crew = { truckId: load.truckId, driverId: load.driverId }
  const crewOf = await crewSides(sql, after, carried, [crew], now)
  const leftMinutes = leftOn(way.arrivesAt, after)
  const sameMix = mix !== undefined && (await wouldMake(sql, target.load, after)).includes(mix.id)
  const own = divertRefusals({
    concrete: { ...product, name: mix?.mixCode ?? product.productCode, quantity, slumpMm: load.slumpMm, addOns },
    target: {
      ...target.product,
      quantity: target.load.quantity,
      doNumber: target.load.doNumber,
      sameMix,
      exposure: mix ? await exposureMisses(sql, target.order, { ...mix, mixDesignId: mix.id }, after.doDate) : [],
      addOns: ordered.map(({ associateProductId, ...of }) => ({ ...of, id: associateProductId })),
      plant: await plantRefusal(sql, after),
    },
    minutes: { left: leftMinutes, unloading: unloadingOf(target, quantity) },
  })
  const dosed = ordered.filter(of => of.handDosed || addOns.some(({ id }) => id === of.associateProductId))
  return {
    refusals: [...refusalsOf({ ...carried, ...crewOf(crew) }), ...own],
    sameMix,
    leftMinutes,
    after,
    addOns: dosed.map(({ associateProductId, quantity }) => ({ associateProductId, quantity })),
  }
}

/** What its own customer is no longer billed for, and what the other one is, by the engine that bills both. */
export const billAsIs = async (sql: Sql, load: DeliveryOrderRow) =>
  billed(sql, load, await deliveryAssociate.list(sql, load.id))
export const billOfDivert = (sql: Sql, { after, addOns }: Judged) => billed(sql, after, addOns)

async function billed(sql: Sql, load: DeliveryOrderRow, addOns: Dosed): Promise<string | null> {
  const regionId = await regionOfLoad(sql, load)
  const { lines, gaps } = await billOfLoad(sql, { load, addOns }, regionId)
  return gaps.some(({ kind }) => kind === 'no_price') ? null : amount(sum(lines.map(line => line.amount)))
}

type Aged = Pick<DeliveryOrderRow, 'batchedAt' | 'dischargeLimitMinutes'>
/** Minutes of the discharge limit that are left on arrival. */
export const leftOn = (at: Date, { batchedAt, dischargeLimitMinutes }: Aged): number =>
  batchedAt ? Math.floor(dischargeLimitMinutes - minutesBetween(batchedAt, at)) : dischargeLimitMinutes

/** A part of a load is discharged in its share of the minutes. */
const unloadingOf = ({ order, load }: DivertTarget, quantity: string): number =>
  Math.min(order.unloadingMinutes, Math.ceil((order.unloadingMinutes * Number(quantity)) / Number(load.quantity)))

/** The mixes that the open load would be made with, at its own line and at the line of the truck. */
async function wouldMake(sql: Sql, open: DeliveryOrderRow, after: DeliveryOrderRow): Promise<string[]> {
  const found = await Promise.all([mixOfLoad(sql, open), mixOfLoad(sql, after)])
  return found.flatMap(({ mapping }) => mapping?.mixDesignId ?? [])
}

async function plantRefusal(sql: Sql, after: DeliveryOrderRow): Promise<string | null> {
  const { plantId, projectId, locationId, productId } = after
  const rule = decidingRule(await rulesOfPlants(sql, [plantId]), { plantId, projectId, locationId, productId })
  return rule && !rule.allowed ? rule.reason : null
}
