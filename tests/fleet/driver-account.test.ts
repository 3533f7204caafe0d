import { beforeAll, expect, test } from 'vitest'
import { dutyEvent } from '~/db/fleet/duty-event'
import { setting } from '~/db/kit/setting'
import { RULE_SETS } from '~/domain/fleet/rule-set'
import { givenDriver } from '../kit/given/fleet'
import { type Dispatch, givenDispatch } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const manager = () => portal.as('dispatcher_manager')

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

test('a driver gets a one-time password that is shown once; it is in the history and in no audit line', async () => {
  const app = await portal.person('driver_3', { roles: ['driver'] })
  const driver = await givenDriver(portal, { userId: app.id, mainPlantId: at.plant.id })
  const reset = (driverId: string, who = 'dispatcher_manager') =>
    portal.as(who).post('/driver/reset-password', { driverId })
  const first = await reset(driver.id)
  expect(first.body).toEqual({
    driverId: driver.id,
    username: 'driver_3',
    oneTimePassword: expect.stringMatching(/^(\w{5}-){3}\w{5}$/),
  })
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect((await reset(driver.id)).body.oneTimePassword).not.toBe(first.body.oneTimePassword)
  const history = await manager().get(`/driver/action-history/search?driverId=${driver.id}&kind=sign_in`)
  expect(history.body.rows).toMatchObject([{ action: 'password_reset' }, { action: 'password_reset' }])
  const { rows } = await portal.db.sql.execute('select before, after from audit_line')
  expect(JSON.stringify(rows)).not.toContain(first.body.oneTimePassword)
  expect((await reset(driver.id, 'dispatcher')).status).toBe(403)
  expect((await reset((await givenDriver(portal)).id)).status).toBe(409)
  expect((await reset(crypto.randomUUID())).status).toBe(404)
  expect((await portal.as('admin').post('/driver/reset-password', {})).status).toBe(422)
})

test('R-272 the hours count by the rules of the country of the main plant, and the week shows each day', async () => {
  const driver = await givenDriver(portal, { mainPlantId: at.plant.id })
  const tell = (event: string, time: string) =>
    portal.given(work => dutyEvent.add(work, { driverId: driver.id, event, at: new Date(`2026-11-${time}Z`) }))
  await tell('clock_in', '18T23:00:00')
  await tell('clock_out', '19T12:30:00')
  await tell('clock_in', '19T23:00:00')
  const hours = () => manager().get(`/fatigue/working-time/${driver.id}`)
  expect((await hours()).body).toMatchObject({ duty: 120, ruleSet: { country: 'SG' }, left: 240 })
  const { country: _c, name: _n, source: _s, ...rules } = RULE_SETS.find(set => set.country === 'NZ')!
  await portal.given(work =>
    setting.insert(work, {
      name: 'fleet.fatigue',
      value: { ...rules, exemptDutyHours: 14 },
      effectiveFrom: '2026-01-01',
      regionId: at.regionId,
    }),
  )
  expect((await hours()).body).toMatchObject({ duty: 120, ruleSet: { country: 'NZ' }, left: 120, limit: 'continuous' })
  const { body } = await manager().get(`/driver/work-week/${driver.id}`)
  expect(body.days).toHaveLength(7)
  expect(body.days[1]).toMatchObject({ day: '2026-11-19', duty: 810, over: true })
  expect(body.days[1].spans).toMatchObject([{ state: 'duty' }])
  expect(body.days[3]).toMatchObject({ duty: 0, spans: [] })
  expect((await portal.as('salesperson').get(`/driver/work-week/${driver.id}`)).status).toBe(403)
})

test('R-069 truck types and subcontractors are saved with their limits and owners', async () => {
  const type = { truckType: 'Mixer 8 m³', minLoad: '2', scheduleLoad: '8', maxLoad: '8' }
  const made = await manager().post('/truck/types/save', type)
  expect(made.body).toMatchObject({ truckType: 'Mixer 8 m³', maxLoad: '8.00', version: 1 })
  const wrong = await manager().post('/truck/types/save', { ...type, truckType: 'Other', maxLoad: '7' })
  expect(wrong.body.errors).toHaveProperty('scheduleLoad')
  expect((await manager().post('/truck/types/save', { ...type, id: made.body.id, version: 9 })).status).toBe(409)
  const owner = await manager().post('/driver/save-subcon-owner', { ownerName: 'Lim' })
  const firm = { subcontractorName: 'Lim Transport', ownerId: owner.body.id }
  expect((await manager().post('/truck/subcontractors/save', firm)).body).toMatchObject(firm)
  const orphan = await manager().post('/truck/subcontractors/save', { ...firm, ownerId: crypto.randomUUID() })
  expect(orphan.body.errors).toHaveProperty('ownerId')
  expect((await portal.as('dispatcher').post('/truck/types/save', type)).status).toBe(403)
})

test('R-004 a boundary that crosses itself is refused and changes nothing', async () => {
  const admin = portal.as('admin')
  const region = (await admin.get(`/region/${at.regionId}`)).body
  const { code, regionName, version } = region
  const corners = [
    [103.7, 1.3],
    [103.8, 1.4],
    [103.8, 1.3],
    [103.7, 1.4],
  ]
  const save = (boundary: number[][]) => admin.post('/region', { id: at.regionId, version, code, regionName, boundary })
  expect((await save(corners)).status).toBe(422)
  expect((await save(corners.slice(0, 2))).status).toBe(422)
  expect((await save([corners[0]!, corners[2]!, corners[1]!])).body.boundary).toHaveLength(3)
})
