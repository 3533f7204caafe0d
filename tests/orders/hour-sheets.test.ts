import { beforeAll, expect, test } from 'vitest'
import { sheetVersion } from '~/domain/kit/sheet-version'
import { newId } from '~/domain/kit/uuid'
import { givenPlant } from '../kit/given/fleet'
import { type Dispatch, givenDispatch } from '../kit/given/orders'
import { type House, house } from '../kit/house'

type Row = { id: string; version: number; regionId: string; weekday: number | null; hour: number; quantity: string }

let portal: House
let at: Dispatch
const manager = () => portal.as('dispatcher_manager')

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

const limits = async (weekday: number | null = null): Promise<Row[]> =>
  (await manager().get('/booking-quantity-config')).body.rows.filter((row: Row) => row.weekday === weekday)
const cell = (hour: number, quantity: string | null, regionId = at.regionId) => ({ regionId, hour, quantity })
const sheet = async (cells: object[], weekday: number | null = null) => ({
  version: sheetVersion(await limits(weekday)),
  ...(weekday === null ? {} : { weekday }),
  limits: cells,
})
const told = (rows: Row[]) => rows.map(row => [row.hour, row.quantity, row.version])

test('W17 the limits of a day are saved as one sheet: what changed changes, an emptied hour goes, the rest is untouched', async () => {
  const first = await manager().put(
    '/booking-quantity-config',
    await sheet([cell(7, '240'), cell(8, '200'), cell(9, null)]),
  )
  expect([first.status, first.body.total]).toEqual([200, 2])
  const saturday = await manager().put('/booking-quantity-config', await sheet([cell(7, '90')], 6))
  expect(saturday.status).toBe(200)
  const again = await sheet([cell(7, '240.00'), cell(8, null), cell(9, '150.5')])
  expect((await manager().put('/booking-quantity-config', again)).status).toBe(200)
  expect(told(await limits())).toEqual([
    [7, '240.00', 1],
    [9, '150.50', 1],
  ])
  expect(told(await limits(6))).toEqual([[7, '90.00', 1]])
})

test('W17 a sheet that somebody else changed, or that says nothing sensible, changes nothing', async () => {
  const before = await limits()
  const stale = { ...(await sheet([cell(7, '10')])), version: 1 }
  expect((await manager().put('/booking-quantity-config', stale)).body).toMatchObject({ status: 409, title: 'stale' })
  for (const cells of [[cell(7, '0')], [cell(7, '-4')], [cell(24, '5')], [cell(7, '5'), cell(7, '6')]])
    expect((await manager().put('/booking-quantity-config', await sheet(cells))).status).toBe(422)
  const nowhere = await sheet([cell(11, '50'), cell(12, '50', newId())])
  expect((await manager().put('/booking-quantity-config', nowhere)).status).toBe(404)
  expect((await portal.as('dispatcher').put('/booking-quantity-config', await sheet([cell(7, '1')]))).status).toBe(403)
  expect(await limits()).toEqual(before)
})

test('W18 the usual week of a plant is saved as one sheet; a date keeps its own hours, and each day its reason', async () => {
  const plant = await givenPlant(portal, { regionId: at.regionId })
  const read = async () => (await manager().get(`/capacity-profile?plantId=${plant.id}&day=2026-11-21`)).body
  const weekly = async () => (await read()).rows.filter((row: { day: string | null }) => row.day === null)
  const put = async (days: object[], version?: number) =>
    manager().put('/capacity-profile/week', {
      plantId: plant.id,
      version: version ?? sheetVersion(await weekly()),
      days,
    })
  const date = { plantId: plant.id, day: '2026-11-21', hours: [{ hour: 7, quantity: '25' }] }
  expect((await manager().put('/capacity-profile', date)).status).toBe(200)
  const monday = { weekday: 1, hours: [{ hour: 7, quantity: '40' }, { hour: 8 }] }
  const saturday = {
    weekday: 6,
    remarks: 'One line',
    hours: [
      { hour: 7, quantity: '30' },
      { hour: 8, quantity: '0' },
    ],
  }
  const saved = await put([monday, saturday])
  expect([saved.status, saved.body.total]).toEqual([200, 3])
  const { hours, usual, rows } = await read()
  expect([hours[7].capacity, hours[8].capacity]).toEqual(['25.00', '0.00'])
  expect(Number(usual[8])).toBeGreaterThan(0)
  expect(rows.find((row: { weekday: number | null }) => row.weekday === 6).remarks).toBe('One line')
  const before = await weekly()
  expect((await put([saturday], 7)).body).toMatchObject({ status: 409, title: 'stale' })
  expect((await put([monday, monday])).status).toBe(422)
  expect((await put([{ weekday: 7, hours: [] }])).status).toBe(422)
  expect(await weekly()).toEqual(before)
  expect((await put([{ weekday: 1, hours: [] }])).body.total).toBe(2)
})
