import { expect, test } from 'vitest'
import { givenDriver, givenSubcontractor } from '../kit/given/fleet'
import { house } from '../kit/house'

test('R-069 rest reasons are saved, listed, read and removed; one in use stays', async () => {
  const portal = await house()
  const admin = portal.as('admin')
  const made = await admin.post('/driver-rest-reason/save', { reason: 'Meal', keepsPlace: true })
  expect(made.body).toMatchObject({ keepsPlace: true, active: true, version: 1 })
  expect((await admin.post('/driver-rest-reason/save', { reason: 'Meal' })).status).toBe(409)
  const change = { id: made.body.id, version: 1, reason: 'Meal', active: false }
  expect((await admin.post('/driver-rest-reason/save', change)).body).toMatchObject({
    active: false,
    keepsPlace: false,
  })
  expect((await admin.post('/driver-rest-reason/save', change)).status).toBe(409)
  expect((await admin.get('/driver-rest-reason/list?keyword=mea&active=false')).body.total).toBe(1)
  expect((await admin.get(`/driver-rest-reason/detail/${made.body.id}`)).body.reason).toBe('Meal')
  const driver = await givenDriver(portal, { restReasonId: made.body.id })
  expect(driver.restReasonId).toBe(made.body.id)
  expect((await admin.delete(`/driver-rest-reason/${made.body.id}?version=2`)).status).toBe(409)
  const fuel = await admin.post('/driver-rest-reason/save', { reason: 'Fuel' })
  expect((await admin.delete(`/driver-rest-reason/${fuel.body.id}?version=1`)).status).toBe(200)
})

test('R-126 R-271 subcontractor owners are saved, listed active and all, switched and deleted under driver', async () => {
  const portal = await house()
  const admin = portal.as('admin')
  const made = await admin.post('/driver/save-subcon-owner', { ownerName: 'Lim Ah Hock', phone: '', email: '' })
  expect(made.status).toBe(200)
  const { id } = made.body
  const off = await admin.post('/driver/change-status-subcon-owner', { id, version: 1, active: false })
  expect(off.body).toMatchObject({ active: false, version: 2 })
  expect((await admin.get('/driver/active-subcon-owners')).body.total).toBe(0)
  expect((await admin.get('/driver/all-subcon-owners')).body.rows).toMatchObject([
    { ownerName: 'Lim Ah Hock', subcontractors: 0 },
  ])
  await givenSubcontractor(portal, { ownerId: id })
  expect((await admin.post('/driver/delete-subcon-owner', { id, version: 2 })).status).toBe(409)
  const other = await admin.post('/driver/save-subcon-owner', { ownerName: 'Tan', phone: '', email: '' })
  expect((await admin.post('/driver/delete-subcon-owner', { id: other.body.id, version: 1 })).status).toBe(200)
  expect((await admin.get('/driver/all-subcon-owners')).body.total).toBe(1)
  expect((await portal.as('salesperson').get('/driver/all-subcon-owners')).status).toBe(403)
})
