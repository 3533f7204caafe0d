import { isRestDay } from '~/domain/kit/rest-day'
import { SETTINGS } from '~/domain/kit/setting'
import { addDays, addMinutes, instantOn, minuteOf, weekday } from '~/domain/kit/time'
import { split } from '~/domain/orders/loads'
import { callByOf } from '~/domain/orders/will-call'
import type { DayFleet } from './busy-trucks'
import { type Day, take, type World } from './day'
import { addCancelled, addLoad } from './loads'
import { addTopUp, holidayPour } from './rare-pours'
import { shiftsOf } from './roster'
import { isLapsed, type Site } from './sites'

const STARTS = [
  '07:00',
  '07:30',
  '08:00',
  '08:30',
  '09:00',
  '09:30',
  '10:00',
  '11:00',
  '13:00',
  '13:30',
  '14:00',
  '15:00',
  '16:00',
  '19:30',
]

/**
 * One working day: some fifteen orders, their loads and the trucks that carried them. Sundays and holidays rest, but for a pour
 * that could not be put off; a holiday is drawn all the same, so that the days after it are what they are under any calendar.
 */
export function dayOf(world: World, day: string): Day {
  const rest: Day = { day, orders: [], loads: [] }
  if (weekday(day) === 0) return rest
  if (!isRestDay(day, world.seed.holidays)) return drawDay(world, day)
  return { ...rest, ...holidayPour(world, drawDay({ ...world, series: new Map(world.series) }, day)) }
}

function drawDay(world: World, day: string): Day {
  const made: Day = { day, orders: [], loads: [] }
  const { seed, sites } = world
  // The company has grown: the last days are fuller than the months before.
  const full = day >= addDays(seed.today, -7)
  const busy = sites.filter(site => seed.random.chance(site.busy / (full ? 4 : 9))).slice(0, full ? 34 : 18)
  const fleet: DayFleet = { shifts: shiftsOf(world.yard, day), out: new Map() }
  for (const site of busy) addOrder(world, made, site, fleet)
  if (weekday(day) === 3 && day >= addDays(seed.today, -22) && day <= addDays(seed.today, -16)) callOff(world, made)
  addTopUp(world, made, fleet)
  return made
}

/** In a half month that is billed one customer ordered a second time, and called it off too late. */
function callOff(world: World, made: Day): void {
  const { seed, sites: known, goods, series } = world
  const first = made.orders.find(order => order.status === 'completed')
  const site = known.find(of => of.locationId === first?.locationId)
  const product = goods.products.find(of => of.id === first?.productId)
  if (!first || !site || !product) return
  const [prefix] = first.orderNo.split(/-\d+$/)
  const order = {
    ...first,
    ...seed.stamp(first.createdAt as Date),
    orderNo: `${prefix}-${String(take(series, `order:${site.regionId}:${made.day}`)).padStart(3, '0')}`,
    status: 'cancelled',
    cancelReason: 'Formwork not ready',
    completedAt: null,
    cylinderTest: null,
  }
  made.orders.push(order)
  addCancelled(world, made, order, site, { sizes: split(order.quantity, { schedule: '9', minimum: '3' }), product })
}

/** Of the orders of each region and day, so that every day has one. */
const WILL_CALL = 3

/** Sites called half an hour before they had to. */
function callOf(willCall: boolean, startsAt: Date, now: Date) {
  const callBy = willCall ? callByOf(startsAt, SETTINGS['orders.will-call-minutes'].usual) : null
  return { willCall, callBy, calledAt: callBy && callBy <= now ? addMinutes(callBy, -30) : null }
}

/** Who pours long begins early: the last driver goes home at 22:00. */
const LAST_TRUCK = '19:00'
const inTime = (wanted: string, minutes: number): string =>
  STARTS.findLast(at => at <= wanted && minuteOf(at) + minutes <= minuteOf(LAST_TRUCK)) ?? STARTS[0]!

function addOrder(world: World, made: Day, site: Site, fleet: DayFleet): void {
  const { seed, goods, yard, series, masters } = world
  const { random, now, today } = seed
  const wanted = random.pick(STARTS)
  const product = random.pick(
    goods.products.filter((of, place) => (place + sites(world, site)) % 3 !== 2 && of.strengthMpa <= 50),
  )
  const method = random.pick(masters.methods)
  const quantity = (random.chance(0.12) ? random.whole(10, 18) * 9 : random.whole(8, 90) * 0.5 + 4).toFixed(2)
  const unloadingMinutes = Math.round(method.minutesPerM3 * 9)
  // One pump or chute: the next truck comes when this one is empty.
  const spacingMinutes = Math.max(random.whole(18, 35), unloadingMinutes)
  const loads = split(quantity, { schedule: '9', minimum: '3' })
  // What is booked for a day to come is still the desk's to move.
  const startTime = made.day > today ? wanted : inTime(wanted, loads.length * spacingMinutes)
  const startsAt = instantOn(made.day, startTime)
  const region = yard.regions.find(of => of.id === site.regionId)!
  const past = made.day < today
  const booked = addMinutes(startsAt, -60 * random.whole(14, 40))
  const createdAt = new Date(Math.min(booked.getTime(), now.getTime()))
  const stamp = { ...seed.stamp(createdAt), createdBy: masters.dispatcherId, updatedBy: masters.dispatcherId }
  const cancelled = random.chance(0.012)
  const place = take(series, `order:${region.id}:${made.day}`)
  const order = {
    ...stamp,
    demo: true,
    orderNo: `${region.code}-${made.day.slice(2).replaceAll('-', '')}-${String(place).padStart(3, '0')}`,
    customerId: site.customerId,
    projectId: site.projectId,
    locationId: site.locationId,
    regionId: site.regionId,
    purchaseOrderId: isLapsed(site, made.day) ? null : site.purchaseOrderId,
    orderDate: made.day,
    startTime,
    startsAt,
    productId: product.id,
    quantity,
    loadSize: '9.00',
    structureId: random.pick(masters.structureIds),
    dischargeMethodId: method.id,
    pumpId: method.needsPump ? random.pick(masters.pumpIds) : null,
    spacingMinutes,
    unloadingMinutes,
    dischargeLimitMinutes: 120,
    contactName: 'Site engineer',
    contactPhone: `+65 9${random.whole(100, 999)} ${random.whole(1000, 9999)}`,
    landmark: null,
    remarks: random.chance(0.15) ? 'Call 15 minutes before the first truck' : null,
    latitude: site.latitude,
    longitude: site.longitude,
    promisedPlace: promisedPlaceOf(site),
    locationPlantDistanceTime: [],
    cylinderTest: random.chance(0.3)
      ? { isRequired: true as const, sets: Math.max(1, Math.round(loads.length / 6)), specimens: 3, ages: [7, 28] }
      : null,
    ...callOf(random.chance(0.06) || place === WILL_CALL, startsAt, now),
    weatherPermitting: random.chance(0.08),
    priority: random.whole(1, 4),
    status: cancelled ? 'cancelled' : past ? 'completed' : 'confirmed',
    cancelReason: cancelled ? 'Site postponed' : null,
    completedAt: past ? instantOn(made.day, '21:30') : null,
    plantId: site.plantId,
    addOnId: random.chance(0.18) ? random.pick(goods.addOns).id : null,
  }
  made.orders.push(order)
  if (cancelled && past) addCancelled(world, made, order, site, { sizes: loads, product })
  if (!cancelled)
    for (const [place, size] of loads.entries()) addLoad(world, made, order, site, { place, size, product, fleet })
  const back = made.loads.flatMap(load =>
    load.orderId === order.id && load.returnedAt ? [load.returnedAt.getTime()] : [],
  )
  if (order.completedAt && back.length) order.completedAt = addMinutes(new Date(Math.max(...back)), 30)
}

const promisedPlaceOf = ({ locationId, latitude, longitude, postalCode }: Site) => ({
  ...{ locationId, latitude, longitude, postalCode },
})

const sites = (world: World, site: Site) => world.sites.indexOf(site)
