import { sql as raw } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { SETTINGS } from '~/domain/kit/setting'
import { straightKm } from '~/domain/orders/travel'
import { roadsOf } from '~/functions/kit/parts/roads'
import { askRoads } from '~/workflows/orders/ask-roads'
import { readDay } from '~/workflows/orders/plan/facts'
import { orderOf } from '../kit/given/orders'
import { bookDay, DAY, givenPlanDay, type PlanDayGiven, plannedDay } from '../kit/given/plan'
import { type House, house, ok } from '../kit/house'
import { madeCity } from '../kit/made-city'

const NIGHT = 3
const KM = 111.32

let portal: House
let at: PlanDayGiven
let city: Awaited<ReturnType<typeof madeCity>>
let warned: string[]

beforeEach(async () => {
  portal = await house({ now: '2026-11-20T01:00:00.000Z' })
  at = await givenPlanDay(portal)
  city = await madeCity()
  warned = []
})

const ask = () => {
  const log = { info() {}, warn: (event: string) => void warned.push(event), error() {} }
  return askRoads({ db: portal.db, ...roadsOf({ routing: city.address }), log }, portal.clock.at)
}
const previewOf = () => {
  const { contactName: _name, contactPhone: _phone, landmark: _mark, remarks: _remarks, ...asked } = orderOf(at)
  return asked
}
type Spot = { latitude: number; longitude: number }
const blocks = (from: Spot, to: Spot) =>
  (Math.abs(from.latitude - to.latitude) + Math.abs(from.longitude - to.longitude)) * KM
const wayTo = async ({ latitude, longitude }: Spot) => {
  const { rows } = ok(
    await portal
      .as('dispatcher')
      .get(`/order/getLocationPlantDistanceTime?latitude=${latitude}&longitude=${longitude}&hour=${NIGHT}`),
  )
  return rows.find((row: { plantId: string }) => row.plantId === at.plant.id)
}

test('ways that the routing service tells go by its streets and the hour’s traffic; a place that it was not asked about by the straight line', async () => {
  await bookDay(portal, at)
  const site: Spot = at.location
  const before = await wayTo(site)
  expect(before.distanceKm).toBeCloseTo(straightKm(at.plant, site) * SETTINGS['orders.road-factor'].usual, 1)

  expect(await ask()).toBeGreaterThan(0)
  const way = await wayTo(site)
  expect(way.distanceKm).toBeCloseTo(blocks(at.plant, site), 1)
  // Ten metres a second.
  const free = (blocks(at.plant, site) * 1000) / 10 / 60
  expect(way.minutes).toBe(Math.ceil(free * SETTINGS['orders.hourly-travel'].usual[NIGHT]!))
  expect(way.distanceKm).not.toBe(before.distanceKm)

  const suggested = async () =>
    ok(await portal.as('dispatcher').post('/order/preview', previewOf())).suggestions.find(
      (row: { plantId: string }) => row.plantId === at.plant.id,
    )
  expect(await suggested()).toMatchObject({ byRoad: true, distanceKm: way.distanceKm })

  const elsewhere = { latitude: site.latitude + 0.01, longitude: site.longitude }
  expect((await wayTo(elsewhere)).distanceKm).toBeCloseTo(
    straightKm(at.plant, elsewhere) * SETTINGS['orders.road-factor'].usual,
    1,
  )
})

test('the planner drives by those streets', async () => {
  await bookDay(portal, at)
  await ask()
  const { facts } = await readDay(portal.db.sql, DAY, at.regionId, portal.clock.at)
  expect(Object.keys(facts.table.ways ?? {}).length).toBeGreaterThanOrEqual(2)
  await portal.db.sql.execute(raw`update road_way set minutes = 47`)
  const { chart } = await plannedDay(portal, at.regionId)
  expect(chart.loads.length).toBeGreaterThan(0)
  for (const load of chart.loads) {
    const [onTheWay] = load.phases.filter((of: { phase: string }) => of.phase === 'travel')
    expect(Date.parse(onTheWay.until) - Date.parse(onTheWay.from)).toBeGreaterThanOrEqual(47 * 60_000)
  }
})

test('what was told is not asked again for a month, and an order to a new pin is asked about first', async () => {
  await bookDay(portal, at)
  const told = await ask()
  const asked = city.state.asked.length
  expect([await ask(), city.state.asked.length]).toEqual([0, asked])
  expect(city.state.asked.every(path => !/name|no=/.test(path) && path.startsWith('/table/v1/driving/'))).toBe(true)
  portal.clock.at = new Date(portal.clock.at.getTime() + 31 * 24 * 60 * 60_000)
  expect(await ask()).toBeGreaterThan(0)
  expect(told).toBeGreaterThan(0)
})

test('a service that is silent, busy, no service or knows no road changes nothing but the log', async () => {
  await bookDay(portal, at)
  const before = await wayTo(at.location)
  for (const how of ['busy', 'page', 'no road', 'silent'] as const) {
    city.state.how = how
    const began = performance.now()
    expect([how, await ask()]).toEqual([how, 0])
    expect(performance.now() - began).toBeLessThan(8000)
    expect(await wayTo(at.location)).toEqual(before)
  }
  expect(warned).toEqual(['routing service', 'routing service', 'routing service'])
  city.state.how = 'answer'
  expect(await ask()).toBeGreaterThan(0)
})
