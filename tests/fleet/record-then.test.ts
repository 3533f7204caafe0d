import { beforeAll, expect, test } from 'vitest'
import { driver } from '~/db/fleet/driver'
import { plant } from '~/db/fleet/plant'
import { truck } from '~/db/fleet/truck'
import { material } from '~/db/materials/material'
import { givenRegion } from '../kit/given/customers'
import { givenDriver, givenPlant, givenTruck } from '../kit/given/fleet'
import { aMaterial } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let jurong: { id: string; plantName: string }
let tuas: { id: string; plantName: string; version: number }
let elsewhere: { id: string }

beforeAll(async () => {
  portal = await house()
  const region = await givenRegion(portal)
  jurong = await givenPlant(portal, { regionId: region.id })
  tuas = await givenPlant(portal, { regionId: region.id })
  elsewhere = await givenPlant(portal, { regionId: (await givenRegion(portal)).id })
  await portal.person('dispatcher_manager', { plantIds: [jurong.id, tuas.id] })
})

const ask = (path: string, who = 'dispatcher_manager') => portal.as(who).get(path)
const later = () => {
  portal.clock.at = new Date(portal.clock.at.getTime() + 60_000)
  return portal.clock.now()
}
const then = (noun: string, id: string, at: Date) => ask(`/${noun}/as-of/${id}?at=${at.toISOString()}`)

test('a truck and a driver that moved to another plant: where they were, by the name of the plant', async () => {
  const [lorry, person] = [
    await givenTruck(portal, { mainPlantId: jurong.id }),
    await givenDriver(portal, { mainPlantId: jurong.id }),
  ]
  const to = { mainPlantId: tuas.id }
  const moves = {
    truck: () => portal.given(async work => truck.move(work, await truck.lock(work, lorry.id), to, 'change')),
    driver: () => portal.given(async work => driver.move(work, await driver.lock(work, person.id), to, 'change')),
  }
  for (const [noun, row] of [['truck', lorry] as const, ['driver', person] as const]) {
    const before = later()
    later()
    await moves[noun]()
    const { status, body } = await then(noun, row.id, before)
    expect([noun, status]).toEqual([noun, 200])
    expect([body.was.mainPlantId, body.is.mainPlantId]).toEqual([jurong.id, tuas.id])
    expect(body.names).toMatchObject({ [jurong.id]: jurong.plantName, [tuas.id]: tuas.plantName })
    const [line] = (await ask(`/${noun}/audit/${row.id}`)).body.rows
    expect(line).toMatchObject({ action: 'change', changed: ['mainPlantId'] })
    expect(line.names).toEqual({ [jurong.id]: jurong.plantName, [tuas.id]: tuas.plantName })
    expect((await ask(`/${noun}/audit/${row.id}`, 'dispatcher')).status).toBe(403)
    expect((await ask(`/${noun}/audit/${crypto.randomUUID()}`)).status).toBe(404)
  }
})

test('a plant and a material as of a moment', async () => {
  const at = later()
  later()
  await portal.given(async work => plant.move(work, await plant.lock(work, tuas.id), { opensAt: '05:00' }, 'change'))
  const { was, is } = (await then('plant', tuas.id, at)).body
  expect([was.opensAt, is.opensAt, was.lines]).toEqual(['00:00', '05:00', []])
  const cement = await aMaterial(portal)
  const made = later()
  later()
  await portal.given(async work =>
    material.move(work, await material.lock(work, cement.id), { carbonFactor: '0.8000' }, 'change'),
  )
  const told = (await ask(`/material/as-of/${cement.id}?at=${made.toISOString()}`, 'batcher')).body
  expect(told.is.carbonFactor).toBe('0.8000')
  expect(told.was.carbonFactor).not.toBe('0.8000')
})

test('outside the scope there is neither trail nor past', async () => {
  const [seenTruck, at] = [await givenTruck(portal, { mainPlantId: elsewhere.id }), portal.clock.now().toISOString()]
  await portal.person('dispatcher_manager_2', { plantIds: [jurong.id] })
  expect((await ask(`/truck/audit/${seenTruck.id}`, 'dispatcher_manager_2')).status).toBe(404)
  expect((await ask(`/truck/as-of/${seenTruck.id}?at=${at}`, 'dispatcher_manager_2')).status).toBe(404)
  expect((await ask(`/plant/as-of/${elsewhere.id}?at=${at}`, 'dispatcher_manager_2')).status).toBe(404)
})
