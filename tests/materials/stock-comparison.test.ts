import { beforeAll, expect, test } from 'vitest'
import { moveStock } from '~/db/materials/stock-entry'
import { decimal, sum } from '~/domain/kit/money'
import { addMinutes } from '~/domain/kit/time'
import type { StockComparison } from '~/domain/materials/stock-comparison'
import type { FigureRows } from '~/domain/reports/figure-row'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { type House, house, ok } from '../kit/house'

const DAY = '2026-11-20'
let portal: House
let world: Deliveries
let loadId: string
let cement: Deliveries['recipe'][number]
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  cement = world.recipe.find(({ siloId }) => siloId)!
  const { load } = await givenDelivered(portal, world)
  loadId = load.id
  expect(load.doDate).toBe(DAY)
})

const compare = async (more = '', as = 'batcher'): Promise<StockComparison[]> =>
  ok(await portal.as(as).get(`/stock-comparison?from=${DAY}&to=${DAY}${more}`)).rows
const ofCement = async (more = '') => (await compare(more)).find(row => row.materialId === cement.materialId)!
const rowsOf = async (figure: string): Promise<FigureRows> =>
  ok(
    await portal
      .as('batcher')
      .get(
        `/report/figure-row?figure=${figure}&from=${DAY}&to=${DAY}&plantId=${world.plant.id}&materialId=${cement.materialId}`,
      ),
  )

test('what was asked, weighed and booked of a load lies side by side, each with the rows that add up to it', async () => {
  const kg = (Number(cement.kg) * 9).toFixed(3)
  const row = await ofCement()
  expect(row).toMatchObject({ askedKg: kg, weighedKg: kg, drawnKg: kg, weighings: 1, counts: 0, count: null })
  expect([row.batching, row.booking]).toMatchObject([
    { kg: '0.000', percent: '0.00', outside: false },
    { kg: '0.000', percent: '0.00', outside: false },
  ])
  for (const [figure, told] of [
    ['asked', row.askedKg],
    ['batched', row.weighedKg],
    ['drawn', row.drawnKg],
  ] as const) {
    const { rows, value } = await rowsOf(figure)
    expect([
      figure,
      sum(rows.map(one => one.part))
        .times(1000)
        .toFixed(3),
    ]).toEqual([figure, told])
    expect(decimal(value!).times(1000).toFixed(3)).toBe(told)
  }
})

test('what comes from the main is weighed and has no book', async () => {
  const water = (await compare()).find(row => row.kind === 'water')
  expect(water).toMatchObject({ booking: null, count: null, drawnKg: '0.000' })
  expect(Number(water!.weighedKg)).toBeGreaterThan(0)
})

test('a count of the silo tells its difference, and its rows add up to it', async () => {
  portal.clock.at = addMinutes(portal.clock.at, 90)
  const { body: silo } = await portal.as('batcher').get(`/silo-level/${cement.siloId}`)
  const countedKg = (Number(silo.levelKg) - 400).toFixed(3)
  const of = { siloId: cement.siloId, countedKg, countedAt: portal.clock.at.toISOString(), reason: 'Dipped' }
  const { status } = ok(await portal.as('batcher').post('/stock-count', of))
  expect(status).toBe('posted')
  const row = await ofCement()
  expect(row).toMatchObject({ countedKg: '-400.000', counts: 1 })
  const percent = decimal(-40_000).div(silo.capacityKg).toFixed(2)
  expect(row.count).toMatchObject({ kg: '-400.000', percent, tolerancePercent: '5', outside: false })
  expect(sum((await rowsOf('countDifference')).rows.map(one => one.part)).toFixed(3)).toBe('-0.400')
})

test('a load that was weighed and is not booked is outside its tolerance, and only such rows are asked for', async () => {
  expect(await compare('&outside=true')).toEqual([])
  const kg = (Number(cement.kg) * 9).toFixed(3)
  portal.clock.at = addMinutes(portal.clock.at, 5)
  // Put back by hand, as if the load had been corrected and nothing drawn anew.
  const { siloId, materialId } = cement
  const back = { siloId: siloId!, materialId, kind: 'adjusted', kg, deliveryOrderId: loadId, at: portal.clock.at }
  await portal.given(work => moveStock(work, [back], 'correct', loadId))
  const [row, ...others] = await compare('&outside=true')
  expect(others).toEqual([])
  expect(row).toMatchObject({ materialId: cement.materialId, drawnKg: '0.000' })
  expect(row!.booking).toMatchObject({ kg: `-${kg}`, percent: '-100.00', tolerancePercent: '3', outside: true })
})

test('another plant sees none of it, the whole company all of it, and who has nothing to do with material is refused', async () => {
  expect(await compare('', 'batcher_9')).toEqual([])
  await portal.person('admin')
  expect((await compare('', 'admin')).map(row => row.materialId)).toEqual((await compare()).map(row => row.materialId))
  await portal.person('salesperson')
  expect((await portal.as('salesperson').get(`/stock-comparison?from=${DAY}&to=${DAY}`)).status).toBe(403)
  const wrong = await portal.as('batcher').get(`/stock-comparison?from=${DAY}&to=2026-11-19`)
  expect([wrong.status, wrong.body.errors]).toEqual([422, { to: ['The end is before the start'] }])
})
