import { beforeAll, expect, test } from 'vitest'
import type { FigureRows } from '~/domain/reports/figure-row'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { type House, house, ok } from '../kit/house'

const DAY = '2026-11-20'
let portal: House
let world: Deliveries
let doNumber: string | null
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  const back = { returnConcrete: '1.25', returnCause: 'over_ordered' }
  doNumber = (await givenDelivered(portal, world, 0, {}, back)).load.doNumber
  for (const who of ['admin', 'salesperson', 'it_support']) await portal.person(who)
})

const ask = (figure: string, as = 'admin', more = '') =>
  portal.as(as).get(`/report/figure-row?figure=${figure}&from=${DAY}&to=${DAY}${more}`)
const rowsOf = async (figure: string, as?: string, more?: string): Promise<FigureRows> =>
  ok(await ask(figure, as, more))

test('a load says what it gives to each figure, and the figure is made of that', async () => {
  const told: Record<string, [value: string | null, part: string, of: string | null]> = {
    delivered: ['9.00', '9', null],
    poured: ['7.75', '7.75', null],
    returned: ['1.25', '1.25', null],
    loads: ['1', '9', null],
    loadSize: ['9.00', '9', '1'],
    wait: ['5', '5', null],
    waterAdded: ['0.0', '0', '1'],
  }
  for (const [figure, [value, part, of]] of Object.entries(told)) {
    const { rows, ...found } = await rowsOf(figure)
    expect([figure, found.value, rows.map(row => [row.openId, row.part, row.of])]).toEqual([
      ...[figure, value, [[doNumber, part, of]]],
    ])
  }
  expect(await rowsOf('rejected')).toMatchObject({ value: '0', rows: [], total: 0 })
  expect(await rowsOf('strength', 'admin', '&ageDays=28')).toMatchObject({ value: null, rows: [] })
})

test('rows are seen with what they are rows of, at the plants within sight', async () => {
  expect((await rowsOf('delivered', 'batcher')).total).toBe(1)
  expect((await rowsOf('delivered', 'batcher_9')).total).toBe(0)
  expect((await rowsOf('closing', 'batcher_9')).total).toBe(0)
  expect((await ask('revenue', 'batcher')).status).toBe(403)
  expect((await ask('delivered', 'salesperson')).status).toBe(403)
  expect((await ask('revenue', 'salesperson')).status).toBe(200)
  for (const figure of ['delivered', 'revenue', 'closing', 'freeWater'])
    expect([figure, (await ask(figure, 'it_support')).status]).toEqual([figure, 403])
})

test('what cannot be asked is refused by its name and changes nothing', async () => {
  const refused = async (figure: string, more: string) => (await ask(figure, 'admin', more)).body.errors
  const id = world.plant.id
  expect(await refused('revenue', `&truckId=${id}`)).toEqual({
    truckId: ['Delivered revenue cannot be narrowed by this'],
  })
  expect(await refused('strength', '')).toEqual({ ageDays: ['Results are of an age'] })
  expect(await refused('exposure', '')).toHaveProperty('figure')
  expect(await refused('constructor', '')).toHaveProperty('figure')
  const long = await portal.as('admin').get('/report/figure-row?figure=freeWater&from=2026-10-01&to=2026-11-20')
  expect([long.status, long.body.errors]).toEqual([422, { to: ['At most 31 days'] }])
})

test('a page of rows goes with the figure of all of them', async () => {
  const whole = await rowsOf('weighings')
  expect(whole.total).toBe(world.recipe.length)
  const page = await rowsOf('weighings', 'admin', '&limit=2&offset=1')
  expect(page).toMatchObject({ value: String(whole.total), total: whole.total, rows: whole.rows.slice(2, 4) })
})
