import { expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { saveOptimization } from '~/db/orders/plan/config'
import { planGroups } from '~/db/orders/plan/fleet-rows'
import { USUAL_OPTIMIZATION } from '~/domain/orders/plan/config'
import { configOfTruck } from '~/workflows/orders/plan/params'
import { givenTruck } from '../kit/given/fleet'
import { house } from '../kit/house'

test('R-069 an optimisation configuration keeps what differs, one in force a group', async () => {
  const portal = await house()
  const admin = portal.as('admin')
  const truck = await givenTruck(portal)
  const group = (await admin.post('/fleet-group/save', { groupName: 'Airport', truckIds: [truck.id] })).body
  const body = {
    configurationName: 'Airport runs',
    fleetGroupId: group.id,
    weights: { late: 900, empty: 2 },
    planning: { gapReserve: 12, shiftStart: '05:00', freezeMinutes: 15 },
  }
  const made = await admin.post('/fleet-optimization-configuration/save', body)
  expect(made.body).toMatchObject({ weights: { late: 900 }, planning: { gapReserve: 12, shiftStart: '05:00' } })
  expect(made.body.weights).toEqual({ late: 900 })
  const detail = await admin.get(`/fleet-optimization-configuration/detail/${made.body.id}`)
  expect(detail.body).toMatchObject({
    changed: 3,
    groupName: 'Airport',
    config: { gapReserve: 12, shiftStarts: ['05:00'] },
  })
  expect(detail.body.config.weights).toMatchObject({ late: 900, empty: 2, unserved: 5000 })
  const second = await admin.post('/fleet-optimization-configuration/save', { ...body, configurationName: 'Second' })
  expect([second.status, second.body.facts.rule]).toEqual([409, 'one-in-force'])
  const planned = async () => configOfTruck(USUAL_OPTIMIZATION, await planGroups(portal.db.sql), truck.id).weights.late
  expect(await planned()).toBe(900)
  expect((await admin.post('/fleet-group/delete', { id: group.id, version: group.version })).body.facts.rule).toBe(
    'configuration',
  )
  const off = { id: made.body.id, version: 1, active: false }
  expect((await admin.post('/fleet-optimization-configuration/change-status', off)).body.active).toBe(false)
  expect(await planned()).toBe(USUAL_OPTIMIZATION.weights.late)
  const bad = await admin.post('/fleet-optimization-configuration/save', { ...body, weights: { speed: 3 } })
  expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['weights.speed']])
  expect((await admin.get('/fleet-optimization-configuration/list?active=false')).body.total).toBe(1)
  expect((await portal.as('dispatcher').get('/fleet-optimization-configuration/list')).status).toBe(403)
  expect((await portal.as('batcher').post('/fleet-optimization-configuration/save', body)).status).toBe(403)
  const company = { ...USUAL_OPTIMIZATION, weights: { ...USUAL_OPTIMIZATION.weights, late: 900 } }
  await portal.given(work => saveOptimization(work, 0, company))
  const back = { ...body, id: made.body.id, version: 2, weights: { late: 300 }, planning: {} }
  expect((await admin.post('/fleet-optimization-configuration/save', back)).body.weights).toEqual({ late: 300 })
  const list = await admin.get('/fleet-optimization-configuration/list')
  expect(list.body).toMatchObject({ rows: [{ changed: 1 }], usual: { weights: { late: 900 } } })
})

test('R-128 an optimisation configuration is switched off and on, and off it no longer counts for its trucks', async () => {
  const portal = await house()
  const manager = portal.as('dispatcher_manager')
  const truck = await givenTruck(portal)
  const group = (await manager.post('/fleet-group/save', { groupName: 'Port', truckIds: [truck.id] })).body
  const save = (configurationName: string) =>
    manager.post('/fleet-optimization-configuration/save', {
      configurationName,
      fleetGroupId: group.id,
      weights: { late: 900 },
      planning: {},
    })
  const { id } = (await save('Port runs')).body
  const change = (version: number, active: boolean, as = 'dispatcher_manager') =>
    portal.as(as).post('/fleet-optimization-configuration/change-status', { id, version, active })
  const late = async () => configOfTruck(USUAL_OPTIMIZATION, await planGroups(portal.db.sql), truck.id).weights.late
  expect(await late()).toBe(900)
  expect((await change(1, false)).body).toMatchObject({ active: false, version: 2 })
  expect(await late()).toBe(USUAL_OPTIMIZATION.weights.late)
  expect((await change(1, true)).body).toMatchObject({ title: 'stale', status: 409 })
  expect((await change(2, true, 'dispatcher')).status).toBe(403)
  expect((await change(2, true)).body).toMatchObject({ active: true, version: 3 })
  expect(await late()).toBe(900)
  await change(3, false)
  await save('Port at night')
  expect((await change(4, true)).body.facts.rule).toBe('one-in-force')
  const trail = await auditTrail(
    portal.db.sql,
    { subject: 'fleet_optimization_configuration', subjectId: id },
    { limit: 9, offset: 0 },
  )
  expect(trail.rows.map(row => row.action)).toEqual(['switch off', 'switch on', 'switch off', 'create'])
  expect(portal.defects).toEqual([])
})
