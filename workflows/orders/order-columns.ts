import type { RegionRow } from '~/db/fleet/region'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { assignedPlants, type OrderRow, order, orderedAddOns, wishedTrucks } from '~/db/orders/order'
import { knownExtras, orderedServices } from '~/db/orders/ordered-extras'
import type { Parties } from '~/db/orders/parties'
import { chargedPlace, extrasFrom } from '~/domain/billing/load-facts'
import { invalid } from '~/domain/kit/problem'
import type { OrderFields } from '~/domain/orders/order'
import type { Tidied, TidyService } from '~/domain/orders/tidy-order'
import type { NewPlan } from './plan-order'

export type TidyOrder = Omit<Tidied<OrderFields>, 'draft' | 'override'> & Pick<OrderRow, 'callBy' | 'calledAt'>

/** Writes the order and the rows that live with it. A new one gets its number; a changed one keeps it. */
export async function writeOrder(
  work: Work,
  before: OrderRow | undefined,
  tidied: TidyOrder,
  place: { latitude: number; longitude: number },
  { region, location }: Parties,
  plan: NewPlan,
): Promise<OrderRow> {
  const { id: locationId, postalCode } = location
  const promisedPlace = chargedPlace(promisedOf(before), { locationId, ...place, postalCode })
  const columns = { ...columnsOf(tidied, place, region.id, plan), promisedPlace }
  const row = before
    ? await order.move(work, before, columns, 'change')
    : await order.insert(work, {
        ...columns,
        orderNo: await newNumber(work, region, tidied.orderDate),
        status: 'draft',
      })
  await assignedPlants.replace(
    work,
    row.id,
    plan.shares.map(({ plantId, startTime, quantity }) => ({ plantId, startTime, quantity })),
  )
  await orderedAddOns.replace(work, row.id, tidied.associateProducts)
  await writeServices(work, row.id, tidied.services)
  await wishedTrucks.replace(
    work,
    row.id,
    tidied.fleetTruckIds.map(truckId => ({ truckId })),
  )
  return row
}

/** What a draft says is promised to nobody yet. */
export const promisedOf = (before: OrderRow | undefined) => (before?.status === 'draft' ? null : before?.promisedPlace)

/** What is not offered any more may stay on an order that has it. */
export async function writeServices(work: Work, orderId: string, services: readonly TidyService[]): Promise<void> {
  const before = await orderedServices.list(work.sql, orderId)
  const known = await knownExtras(work.sql, services)
  for (const { serviceId, subProductId } of before)
    known.set((serviceId ?? subProductId)!, serviceId ? 'service' : 'sub_product')
  const missing = services.findIndex(({ itemId }) => !known.has(itemId))
  if (missing >= 0) throw invalid(`services.${missing}.itemId`, 'There is no such service')
  await orderedServices.replace(
    work,
    orderId,
    extrasFrom(services, known).map(({ kind, id, quantity }) => ({
      serviceId: kind === 'service' ? id : null,
      subProductId: kind === 'sub_product' ? id : null,
      quantity,
    })),
  )
}

/** KR-261121-004: the fourth order of a region and day. */
async function newNumber(work: Work, region: Pick<RegionRow, 'id' | 'code'>, orderDate: string): Promise<string> {
  const place = await nextNumber(work, `order:${region.id}:${orderDate}`)
  return `${region.code}-${orderDate.slice(2).replaceAll('-', '')}-${String(place).padStart(3, '0')}`
}

function columnsOf(
  tidied: TidyOrder,
  place: { latitude: number; longitude: number },
  regionId: string,
  { startsAt, sizes, unloading }: NewPlan,
) {
  const {
    fleetTruckIds: _trucks,
    assignedPlants: _plants,
    associateProducts: _addOns,
    services: _services,
    ...columns
  } = tidied
  return {
    ...columns,
    ...place,
    regionId,
    startsAt,
    loadSize: sizes.schedule,
    unloadingMinutes: unloading.unloadingMinutes,
    dischargeLimitMinutes: unloading.dischargeLimitMinutes,
  }
}
