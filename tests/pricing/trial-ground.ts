import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { subProduct } from '~/db/catalog/sub-product'
import { subProducts } from '~/db/catalog/tables'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { setting } from '~/db/kit/setting'
import { SYSTEM, type Work } from '~/db/kit/work'
import { holiday } from '~/db/orders/holiday'
import { commercialTerms } from '~/db/pricing/commercial-term-tables'
import { allCategories, customerCategory } from '~/db/pricing/customer-category'
import { priceIndex, priceIndexValue } from '~/db/pricing/price-index/price-index-value'
import { commercialTerm } from '~/db/pricing/terms'
import { addMinutes } from '~/domain/kit/time'
import type { PriceTrialAsk } from '~/domain/pricing/price-trial'
import { trialSums } from '~/domain/pricing/price-trial-lines'
import type { TermFigures } from '~/domain/pricing/terms'
import { changeToTry } from '~/workflows/pricing/check-price-trial'
import { playPriceTrial } from '~/workflows/pricing/play-price-trial'
import { givenProduct, givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenPriceCategory, givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

export const PERIOD = { fromDate: '2026-06-01', toDate: '2026-06-15' }
export const asked = new Set<string>()
export let portal: House
export let world: Deliveries
export let free: { id: string }
export let gold: { id: string }
export let silver: { id: string }
export let whitMonday: Awaited<ReturnType<typeof holiday.insert>>
export const charges: Record<string, { id: string }> = {}

/** Loads of four days with every charge, terms, categories, a holiday and an index: what a trial is played on. */
export async function openTrial() {
  portal = await house({
    now: '2026-11-20T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
    onQuery: (_seconds, text) => asked.add(text),
  })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  free = await givenProduct(portal, { family: 'Pump' })
  const lines = [world.product, free].map(({ id }, at) => ({ productId: id, unitPrice: String(150 + at * 11) }))
  await givenPriceList(portal, { regionId, lines })
  const customerIds = [world.customer.id]
  gold = await givenPriceCategory(portal, { regionId, customerIds, discounts: [{ value: '2' }] })
  silver = await givenPriceCategory(portal, { regionId, categoryName: 'Silver', discounts: [{ value: '1.25' }] })
  whitMonday = await portal.given(work => holiday.insert(work, { day: '2026-06-01', name: 'Whit Monday', regionId }))
  const prices = [{ regionId, unitPrice: '4.4' }]
  for (const [trigger, unit] of [
    ['waiting', 'min'],
    ['after_hours', 'm³'],
    ['part_load', 'm³'],
    ['distance', 'km'],
    ['zone', 'load'],
    ['washout', 'load'],
    ['return_concrete', 'm³'],
    ['every_load', 'load'],
  ] as const)
    charges[trigger] = await givenSubProduct(portal, { name: trigger, trigger, unit, prices })
  charges.escalation = await givenSubProduct(portal, { name: 'Fuel', trigger: 'escalation', unit: 'm³' })
  const fuel = await portal.given(async work => {
    const made = await priceIndex.insert(work, { code: 'FUEL', name: 'Diesel', unit: 'S$/l', publisher: 'Board' })
    await priceIndexValue.insert(work, { priceIndexId: made.id, fromDate: '2026-01-01', indexValue: '1.2' })
    await commercialTerm.insert(work, {
      ...{ level: 'region', regionId, itemKind: 'sub_product', itemId: charges.escalation!.id },
      ...{ unitPrice: '0', freeAllowance: '0', fromDate: '2026-01-01' },
      escalation: { indexId: made.id, base: '1.0', sharePercent: '8', withinPercent: '2' },
    })
    return made
  })
  charges.fuel = fuel
  for (const [at, day] of ['2026-06-01', '2026-06-03', '2026-06-07', '2026-06-12'].entries()) {
    const productId = at % 2 ? free.id : world.product.id
    const made = await givenOrder(portal, world, { day, loads: 2, quantity: at % 2 ? '2.50' : '7.00', productId })
    for (const load of made.loads)
      await portal.given(async work => {
        const row = await deliveryOrder.lock(work, load.id)
        const batchedAt = new Date(`${day}T${at === 1 ? '05:40' : '09:15'}:00.000+08:00`)
        const pourEndAt = addMinutes(batchedAt, 47 + at)
        const returned = at === 3 ? { returnConcrete: '0.50', returnCause: 'weather' } : {}
        const washedOut = at % 2 ? 'plant' : 'site'
        const times = { batchedAt, onSiteAt: batchedAt, pourEndAt, deliveredAt: pourEndAt }
        const doNumber = `${made.order.orderNo}-${row.loadNo}`
        await deliveryOrder.move(
          work,
          row,
          { status: 'returned', doNumber, washedOut, ...returned, ...times },
          'deliver',
        )
      })
  }
}

export async function played(ask: Partial<PriceTrialAsk> = {}) {
  const { change } = Object.keys(ask).length ? await changeToTry(portal.db.sql, { ...PERIOD, ...ask }) : { change: {} }
  const { lines, gst } = await playPriceTrial(portal.db.sql, SYSTEM, PERIOD, change)
  return trialSums(lines, gst)
}

/** Foreseen, then entered for these days: the bills are what was foreseen, with their GST, to the cent. */
export async function holds(ask: () => Partial<PriceTrialAsk>, enter: (work: Work) => Promise<unknown>) {
  const foreseen = await played(ask())
  expect([foreseen.after, foreseen.totalAfter]).not.toEqual([foreseen.before, foreseen.totalBefore])
  expect(await played()).toMatchObject({ before: foreseen.before, totalBefore: foreseen.totalBefore })
  await portal.given(enter)
  const now = await played()
  expect([now.before, now.gstBefore, now.totalBefore]).toEqual([foreseen.after, foreseen.gstAfter, foreseen.totalAfter])
}

export const since = '2026-01-01'
export const set = (name: string, value: unknown) => (work: Work) =>
  setting.insert(work, { name, effectiveFrom: since, value })
export const agreed = (trigger: string, of: TermFigures, party: object) => (work: Work) =>
  commercialTerm.insert(work, {
    ...{ itemKind: 'sub_product', itemId: charges[trigger]!.id, fromDate: since, bands: null, ...of, ...party },
  } as never)
export const regional = (trigger: string, of: Partial<TermFigures>) => async (work: Work) => {
  const { itemId, level } = commercialTerms
  const own = and(eq(itemId, charges[trigger]!.id), eq(level, 'region'))
  const [old] = await work.sql.select().from(commercialTerms).where(own)
  await commercialTerm.update(work, old!, of as never)
}

/** The customer as if it had always been in this category of the region, or in none. */
export async function inCategory(work: Work, ...[categoryName]: unknown[]) {
  const of = { customerId: world.customer.id, regionId: world.region.id, fromDate: '2026-01-01' }
  for (const row of await allCategories(work, of.customerId)) await customerCategory.remove(work, row)
  if (typeof categoryName === 'string') await customerCategory.insert(work, { ...of, categoryName })
}
/** Charged by itself, or only with whom a price is agreed. */
export const standard = (trigger: string, isDefault: boolean) => async (work: Work) => {
  const [old] = await work.sql.select().from(subProducts).where(eq(subProducts.id, charges[trigger]!.id))
  await subProduct.update(work, old!, { isDefault })
}
