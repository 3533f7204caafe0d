import { associateProduct } from '~/db/catalog/associate-product'
import type { PlantRow } from '~/db/fleet/plant'
import { truckType } from '~/db/fleet/truck-type'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { plantsById, setPlants, workingPlants } from '~/db/orders/supply-plants'
import { travelTable } from '~/db/orders/travel-table'
import { compare, decimal, isPositive, sum } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import { type ClockTime, instantOn, type PlainDate } from '~/domain/kit/time'
import type { LoadSizes } from '~/domain/orders/loads'
import { firmOf } from '~/domain/orders/on-call-quantity'
import { type Lead, type PlantShare, startForArrival } from '~/domain/orders/schedule'
import type { TidyAddOn, TidyPlant } from '~/domain/orders/tidy-order'
import { type Place, type TravelTable, travel } from '~/domain/orders/travel'
import { type Unloading, type UnloadingAsk, unloadingOf } from './unloading'

export type PlanAsk = UnloadingAsk & {
  orderDate: PlainDate
  startTime: ClockTime
  quantity: string
  /** Of that what no load carries yet. */
  onCallQuantity?: string
  loadSize?: string | null | undefined
  truckTypeId?: string | null | undefined
  place: Place
  assignedPlants: TidyPlant[]
  associateProducts: TidyAddOn[]
  region: { id: string; zone: string }
  location: { id: string; maxLoad: string | null }
}
export type Plan = {
  startsAt: Date
  sizes: LoadSizes
  shares: PlantShare[]
  plants: Map<string, PlantRow>
  /** Known of what is planned anew. */
  unloading?: Unloading
}
export type NewPlan = Plan & { unloading: Unloading }

/** How an order is split, poured and driven, whichever plant supplies it. */
export async function pourOf(sql: Sql, ask: PlanAsk, known?: TravelTable) {
  const sizes = await sizesOf(sql, ask)
  const unloading = await unloadingOf(sql, ask, sizes.schedule, ask.region.id)
  const extraMinutes = await extraMinutesOf(sql, ask)
  const table = known ?? (await travelTable(sql, ask.orderDate, ask.region.id, [ask.place]))
  const leadOf = (plant: PlantRow, startTime: ClockTime): Lead => ({
    loadingMinutes: plant.loadingMinutes,
    travelMinutes: travel(plant, ask.place, Number(startTime.slice(0, 2)), table).minutes,
    extraMinutes,
  })
  return { sizes, unloading, extraMinutes, leadOf }
}

/** The whole of an order from one plant that has its first truck on site at `startsAt`. */
export function planFrom(
  plant: PlantRow,
  lead: Lead,
  quantity: string,
  startsAt: Date,
): Pick<Plan, 'shares' | 'plants'> {
  const share = { plantId: plant.id, quantity, startTime: startForArrival(startsAt, lead), ...lead }
  return { shares: [share], plants: new Map([[plant.id, plant]]) }
}

/** Who supplies an order and when: the plants that were assigned, or the best one when none was. */
export async function planOrder(sql: Sql, asked: PlanAsk): Promise<NewPlan> {
  const ask = { ...asked, quantity: firmOf({ onCallQuantity: '0', ...asked }) }
  const startsAt = instantOn(ask.orderDate, ask.startTime, ask.region.zone)
  const { sizes, unloading, leadOf: leadAt } = await pourOf(sql, ask)
  const leadOf = (plant: PlantRow) => leadAt(plant, ask.startTime)
  if (!ask.assignedPlants.length) {
    const plant = await bestPlant(sql, ask, leadOf)
    return { startsAt, sizes, unloading, ...planFrom(plant, leadOf(plant), ask.quantity, startsAt) }
  }
  checkTotal(ask)
  const plants = await plantsById(
    sql,
    ask.assignedPlants.map(assigned => assigned.id),
  )
  const shares = ask.assignedPlants.map(({ id, startTime, quantity }, place) => {
    const plant = plants.get(id)
    if (!plant || plant.removed) throw invalid(`assignedPlants.${place}.id`, 'There is no such plant')
    return { plantId: id, quantity, startTime: new Date(startTime), ...leadOf(plant) }
  })
  return { startsAt, sizes, unloading, shares, plants }
}

/** Loads have the size that was asked for, else that of the truck type, else the usual one; the site may allow less. */
async function sizesOf(sql: Sql, { loadSize, truckTypeId, orderDate, region, location }: PlanAsk): Promise<LoadSizes> {
  const type = truckTypeId ? await truckType.find(sql, truckTypeId) : undefined
  if (truckTypeId && !type) throw invalid('truckTypeId', 'There is no such truck type')
  const usual = loadSize ?? type?.scheduleLoad ?? (await settingOn(sql, 'orders.schedule-load', orderDate, region.id))
  const schedule = location.maxLoad && compare(location.maxLoad, usual) < 0 ? location.maxLoad : usual
  if (type && compare(schedule, type.maxLoad) > 0)
    throw invalid('loadSize', `A ${type.truckType} carries at most ${type.maxLoad} m³`)
  return { schedule, minimum: await settingOn(sql, 'orders.minimum-load', orderDate, region.id) }
}

async function extraMinutesOf(sql: Sql, ask: PlanAsk): Promise<number> {
  const found = await addOnsOf(sql, ask)
  for (const [place, { materialId }] of ask.associateProducts.entries())
    if (!found.has(materialId))
      throw invalid(`associateProducts.${place}.materialId`, 'There is no such add-on product')
  return handDosingMinutes(sql, ask)
}

type AddOnsAsk = Pick<PlanAsk, 'associateProducts' | 'orderDate' | 'region'>

/** Minutes that a load takes longer for what is dosed by hand; an add-on product that is not known takes none. */
export async function handDosingMinutes(sql: Sql, ask: AddOnsAsk): Promise<number> {
  const byHand = [...(await addOnsOf(sql, ask)).values()].some(addOn => addOn.handDosed)
  return byHand ? settingOn(sql, 'orders.associate-extra-minutes', ask.orderDate, ask.region.id) : 0
}

const addOnsOf = (sql: Sql, { associateProducts }: AddOnsAsk) =>
  associateProduct.byIds(
    sql,
    associateProducts.map(addOn => addOn.materialId),
  )

function checkTotal({ assignedPlants, quantity, onCallQuantity }: PlanAsk): void {
  const assigned = sum(assignedPlants.map(plant => plant.quantity))
  if (!assigned.equals(decimal(quantity)))
    throw invalid(
      'assignedPlants',
      `The assigned plants carry ${assigned.toFixed(2)} of ${decimal(quantity).toFixed(2)} m³${isPositive(onCallQuantity ?? '0') ? ' that are not on call' : ''}`,
    )
}

async function bestPlant(sql: Sql, ask: PlanAsk, leadOf: (plant: PlantRow) => Lead): Promise<PlantRow> {
  const working = await workingPlants(sql, ask.region.id)
  const set = await setPlants(sql, ask.location.id)
  const chosen =
    set.map(id => working.find(plant => plant.id === id)).find(plant => plant) ??
    [...working].sort((a, b) => leadOf(a).travelMinutes - leadOf(b).travelMinutes)[0]
  if (!chosen) throw invalid('assignedPlants', 'No plant of this region is at work; assign one')
  return chosen
}
