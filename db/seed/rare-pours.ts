import { doNumberSeries, doNumberText } from '~/domain/deliveries/delivery-order-number'
import { addDays, addMinutes, instantOn, weekday } from '~/domain/kit/time'
import type { DayFleet } from './busy-trucks'
import { type Day, take, type World } from './day'
import { addLoad } from './loads'
import { randomOf } from './random'

const TUESDAY = 2
const THURSDAY = 4
const TOP_UP = '1.50'
const LOADS_OF_A_HOLIDAY = 5

/** Draws apart from the others, so that these are the same whether it is there or not. */
const randomOfDay = (day: string) => randomOf(Number(day.replaceAll('-', '')))

/** Of what was drawn for a holiday that is past, one short pour that could not be put off. */
export function holidayPour(world: World, drawn: Day): Partial<Day> {
  const { day } = drawn
  const order = drawn.orders.find(of => {
    const { length } = drawn.loads.filter(load => load.orderId === of.id && load.status === 'returned')
    return of.status === 'completed' && of.startTime! < '14:00' && length > 0 && length <= LOADS_OF_A_HOLIDAY
  })
  if (!order || day >= world.seed.today) return {}
  const plant = world.yard.plants.find(of => of.id === order.plantId)!
  const numbered = (load: Day['loads'][number], place: number) => ({
    ...load,
    doNumber: doNumberText(plant.plantCode, day, take(world.series, doNumberSeries(plant.plantCode, day))),
    batchingNo: `B${day.slice(5).replace('-', '')}${String(place + 1).padStart(3, '0')}`,
  })
  return {
    orders: [{ ...order, orderNo: nextOrderNo(world, order, day), cylinderTest: null }],
    loads: drawn.loads.filter(load => load.orderId === order.id).map(numbered),
    random: randomOfDay(day),
  }
}

/** On two days of a half month that is billed a slab came out short: its site had a little more brought in the afternoon. */
export function addTopUp(world: World, made: Day, fleet: DayFleet): void {
  const { seed, sites, goods } = world
  const { day } = made
  if (![TUESDAY, THURSDAY].includes(weekday(day))) return
  if (day < addDays(seed.today, -22) || day > addDays(seed.today, -16)) return
  const done = made.orders.filter(of => of.status === 'completed' && of.startTime! < '12:00')
  const short = done.find(of => !of.pumpId && !of.addOnId)
  const site = sites.find(of => of.locationId === short?.locationId)
  const product = goods.products.find(of => of.id === short?.productId)
  if (!short || !site || !product) return
  const startTime = '16:00'
  const booked = instantOn(day, '13:40')
  const startsAt = instantOn(day, startTime)
  const order = {
    ...{ ...short, ...seed.stamp(booked), createdBy: short.createdBy, updatedBy: short.updatedBy },
    ...{ orderNo: nextOrderNo(world, short, day), startTime, startsAt, quantity: TOP_UP, cylinderTest: null },
    ...{ willCall: false, callBy: null, calledAt: null, remarks: 'Last bay of the slab came out short' },
  }
  made.orders.push(order)
  addLoad({ ...world, seed: { ...seed, random: randomOfDay(day) } }, made, order, site, {
    ...{ place: 0, size: TOP_UP, product, fleet },
  })
  const back = made.loads.at(-1)!.returnedAt
  if (back) order.completedAt = addMinutes(back, 30)
}

function nextOrderNo({ series, yard }: World, { regionId }: { regionId: string }, day: string): string {
  const { code } = yard.regions.find(of => of.id === regionId)!
  const place = take(series, `order:${regionId}:${day}`)
  return `${code}-${day.slice(2).replaceAll('-', '')}-${String(place).padStart(3, '0')}`
}
