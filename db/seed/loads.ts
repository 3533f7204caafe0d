import { doNumberSeries, doNumberText } from '~/domain/deliveries/delivery-order-number'
import { addMinutes } from '~/domain/kit/time'
import { type DayFleet, takeTruck, truckFor } from './busy-trucks'
import { FAMILIES } from './concrete'
import { type Day, take, type World } from './day'
import type { Goods } from './seeded-goods'
import type { Site } from './sites'
import { chainOf, statusAt } from './traffic'

type LoadOf = { place: number; size: string; product: Goods['products'][number]; fleet: DayFleet }

/** Of nine steps through the range of the product, to 10 mm; one load in thirty misses it. */
function slumpOf({ family }: LoadOf['product'], step: number, place: number): number {
  const [least, most] = FAMILIES.find(of => of.family === family)!.slump
  return place % 30 === 17 ? most + 20 : Math.round((least + (step / 8) * (most - least)) / 10) * 10
}

/** What a customer ordered too much, in m³. */
const LEFT_OVER = ['0.50', '1.00', '1.50']

export function addLoad(
  { seed, yard, goods, series, masters }: World,
  made: Day,
  order: Day['orders'][number],
  site: Site,
  { place, size, product, fleet }: LoadOf,
): void {
  const { random, now } = seed
  const plant = yard.plants.find(of => of.id === site.plantId)!
  const line = plant.lines[place % plant.lines.length]!
  const plannedOnSiteAt = addMinutes(order.startsAt as Date, place * order.spacingMinutes)
  const vary = {
    wait: random.whole(3, 16),
    pour: order.unloadingMinutes + random.whole(-4, 9),
    late: random.chance(0.15) ? random.whole(8, 24) : random.whole(-3, 5),
  }
  const { truck, chain } = truckFor(fleet, size, plant, held =>
    chainOf(plant, site, plannedOnSiteAt, { ...vary, held }),
  )
  const status = statusAt(chain, now, random.chance(0.7))
  const rank = ORDER.indexOf(status)
  const reached = (step: string) => rank >= ORDER.indexOf(step)
  if (reached('called')) takeTruck(fleet, truck, chain)
  const mix = goods.mixes.get(product.id)!
  made.loads.push({
    ...seed.stamp(order.createdAt as Date),
    createdBy: masters.dispatcherId,
    demo: true,
    doNumber: reached('generated')
      ? doNumberText(plant.plantCode, made.day, take(series, doNumberSeries(plant.plantCode, made.day)))
      : null,
    doDate: made.day,
    orderId: order.id!,
    loadNo: place + 1,
    customerId: site.customerId,
    projectId: site.projectId,
    locationId: site.locationId,
    regionId: site.regionId,
    plantId: plant.id,
    batchingPlantId: line.id,
    productId: product.id,
    mixDesignId: mix.mixDesignId,
    quantity: size,
    status,
    plannedBatchAt: chain.plannedBatchAt,
    plannedOnSiteAt,
    truckId: reached('called') ? truck.id : null,
    driverId: reached('called') ? truck.driverId : null,
    calledAt: reached('called') ? chain.calledAt : null,
    generatedAt: reached('generated') ? chain.generatedAt : null,
    loadingAt: reached('loading') ? chain.loadingAt : null,
    batchedAt: reached('loading') ? chain.batchedAt : null,
    loadedAt: reached('loaded') ? chain.loadedAt : null,
    leftAt: reached('in_transit') ? chain.leftAt : null,
    onSiteAt: reached('on_site') ? chain.onSiteAt : null,
    pourStartAt: reached('pouring') ? chain.pourStartAt : null,
    pourEndAt: reached('delivered') ? chain.pourEndAt : null,
    deliveredAt: reached('delivered') ? chain.pourEndAt : null,
    returnedAt: reached('returned') ? chain.returnedAt : null,
    deliveredManually: false,
    dischargeLimitMinutes: 120,
    printCount: reached('generated') ? 1 : 0,
    batchingNo: reached('loading')
      ? `B${made.day.slice(5).replace('-', '')}${String(made.loads.length + 1).padStart(3, '0')}`
      : null,
    slumpMm: reached('pouring') ? slumpOf(product, random.whole(0, 8), made.loads.length) : null,
    concreteTemperature: reached('pouring') ? random.between(29, 33.5).toFixed(1) : null,
    ...(reached('returned') && random.chance(0.02)
      ? { returnConcrete: LEFT_OVER[made.loads.length % LEFT_OVER.length]!, returnCause: 'over_ordered' }
      : { returnConcrete: null, returnCause: null }),
    gwpBatched: reached('loading') ? (mix.gwpPerM3 * Number(size) * random.between(0.985, 1.015)).toFixed(3) : null,
    revision: 1,
    emodificationPending: false,
    overrides: [],
    cancellation: null,
    chain,
  })
}

/** What the customer called off an hour and a half before it was due: the loads were planned, and none was called. */
export function addCancelled(
  { seed, yard, goods, masters }: World,
  made: Day,
  order: Day['orders'][number],
  site: Site,
  { sizes, product }: { sizes: readonly string[]; product: LoadOf['product'] },
): void {
  const plant = yard.plants.find(of => of.id === site.plantId)!
  for (const [place, quantity] of sizes.entries()) {
    const plannedOnSiteAt = addMinutes(order.startsAt as Date, place * order.spacingMinutes)
    const chain = chainOf(plant, site, plannedOnSiteAt, { wait: 8, pour: order.unloadingMinutes, late: 0 })
    const { id: orderId, customerId, projectId, locationId, regionId } = { ...site, ...order, id: order.id! }
    made.loads.push({
      ...seed.stamp(order.createdAt as Date),
      ...{ createdBy: masters.dispatcherId, demo: true, doDate: made.day, orderId, loadNo: place + 1 },
      ...{ customerId, projectId, locationId, regionId, plantId: plant.id, productId: product.id },
      ...{ batchingPlantId: plant.lines[place % plant.lines.length]!.id },
      ...{ mixDesignId: goods.mixes.get(product.id)!.mixDesignId, quantity, status: 'withdrawn' },
      ...{ plannedBatchAt: chain.plannedBatchAt, plannedOnSiteAt, deliveredManually: false },
      ...{ dischargeLimitMinutes: 120, printCount: 0, revision: 1, emodificationPending: false, overrides: [] },
      statusReason: order.cancelReason ?? null,
      cancellation: { day: made.day, noticeMinutes: CANCELLED_BEFORE, first: place === 0 },
      chain,
    })
  }
}
const CANCELLED_BEFORE = 90

export const ORDER = [
  'planned',
  'assigned',
  'called',
  'generated',
  'loading',
  'loaded',
  'in_transit',
  'on_site',
  'pouring',
  'delivered',
  'returned',
]
