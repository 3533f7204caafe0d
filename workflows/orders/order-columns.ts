import type { RegionRow } from '~/db/fleet/region'
import { nextNumber } from '~/db/kit/counter'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { dischargeMethod } from '~/db/orders/discharge-method'
import { assignedPlants, type OrderRow, order, orderedAddOns, wishedTrucks } from '~/db/orders/order'
import type { Parties } from '~/db/orders/parties'
import { decimal } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import type { OrderFields } from '~/domain/orders/order'
import type { Tidied } from '~/domain/orders/tidy-order'
import type { Plan } from './plan-order'

export type TidyOrder = Omit<Tidied<OrderFields>, 'draft' | 'override'>

/** Writes the order and the rows that live with it. A new one gets its number; a changed one keeps it. */
export async function writeOrder(
  work: Work,
  before: OrderRow | undefined,
  tidied: TidyOrder,
  place: { latitude: number; longitude: number },
  { region }: Parties,
  plan: Plan,
): Promise<OrderRow> {
  const columns = await columnsOf(work, tidied, place, region.id, plan)
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
  await wishedTrucks.replace(
    work,
    row.id,
    tidied.fleetTruckIds.map(truckId => ({ truckId })),
  )
  return row
}

/** KR-261121-004: the fourth order of a region and day. */
async function newNumber(work: Work, region: Pick<RegionRow, 'id' | 'code'>, orderDate: string): Promise<string> {
  const place = await nextNumber(work, `order:${region.id}:${orderDate}`)
  return `${region.code}-${orderDate.slice(2).replaceAll('-', '')}-${String(place).padStart(3, '0')}`
}

async function columnsOf(
  work: Work,
  tidied: TidyOrder,
  place: { latitude: number; longitude: number },
  regionId: string,
  plan: Plan,
) {
  const { fleetTruckIds: _trucks, assignedPlants: _plants, associateProducts: _addOns, ...columns } = tidied
  return {
    ...columns,
    ...place,
    regionId,
    startsAt: plan.startsAt,
    loadSize: plan.sizes.schedule,
    unloadingMinutes: tidied.unloadingMinutes ?? (await unloadingOf(work, tidied, plan, regionId)),
    dischargeLimitMinutes:
      tidied.dischargeLimitMinutes ??
      (await settingOn(work.sql, 'deliveries.discharge-minutes', tidied.orderDate, regionId)),
  }
}

async function unloadingOf(work: Work, tidied: TidyOrder, plan: Plan, regionId: string): Promise<number> {
  const method = tidied.dischargeMethodId ? await dischargeMethod.find(work.sql, tidied.dischargeMethodId) : undefined
  if (tidied.dischargeMethodId && !method) throw invalid('dischargeMethodId', 'There is no such discharge method')
  const perM3 =
    method?.minutesPerM3 ?? (await settingOn(work.sql, 'orders.unload-minutes-per-m3', tidied.orderDate, regionId))
  return decimal(perM3).times(plan.sizes.schedule).ceil().toNumber()
}
