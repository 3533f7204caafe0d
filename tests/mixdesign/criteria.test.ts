import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

const lab = () => portal.as('lab')
const header = async (name: string, groupHeader: string | null = null) =>
  (await lab().post('/criteria-headers', { name, groupHeader })).body

test('R-096 R-285 criteria are found by header, by group header and by header names', async () => {
  const slump = await header('Slump', 'fresh')
  const air = await header('Air', 'fresh')
  expect(slump).toMatchObject({ criteriaHeaderId: slump.id, name: 'Slump', active: true, version: 1 })
  const detail = (criteriaHeaderId: string, name: string) => lab().post('/criteria-details', { criteriaHeaderId, name })
  await detail(slump.id, 'S3')
  await detail(slump.id, 'S4')
  await detail(air.id, '4 %')
  expect((await lab().get(`/criteria-details/getByHeader?criteriaHeaderId=${slump.id}`)).body.total).toBe(2)
  const group = await lab().get('/criteria-details/getByGroupHeader?groupHeader=fresh')
  expect(group.body.rows.map((row: { name: string }) => row.name)).toEqual(['4 %', 'S3', 'S4'])
  const typed = await lab().get('/criteria-details/list?groupHeader=FRESH')
  expect(typed.body.total).toBe(3)
  const names = await lab().get('/criteria-headers/get-criteria-headers-by-name?name=Slump,Air,None')
  expect(names.body.rows.map((row: { name: string }) => row.name)).toEqual(['Air', 'Slump'])
  expect((await detail(slump.id, 'S3')).status).toBe(409)
  expect((await detail(crypto.randomUUID(), 'S5')).body.errors).toHaveProperty('criteriaHeaderId')
  expect((await lab().get('/criteria-headers/get-criteria-headers-by-name')).status).toBe(422)
})

test('R-135 the status of a criteria detail is switched, and a switched-off one is no longer offered', async () => {
  const of = await header('Exposure')
  const made = (await lab().post('/criteria-details', { criteriaHeaderId: of.id, name: 'XC4' })).body
  const flip = (version: number, active: boolean) =>
    lab().post('/criteria-details/change-status', { id: made.id, version, active })
  expect((await flip(1, false)).body).toMatchObject({ active: false, version: 2 })
  expect((await flip(1, true)).body.title).toBe('stale')
  expect((await lab().get(`/criteria-details/getByHeader?criteriaHeaderId=${of.id}`)).body.total).toBe(0)
  expect((await lab().get(`/criteria-details/list?criteriaHeaderId=${of.id}`)).body.rows[0].headerName).toBe('Exposure')
  const put = { criteriaHeaderId: of.id, name: 'XC3', version: 2 }
  expect((await lab().put(`/criteria-details/${made.id}`, put)).body).toMatchObject({
    name: 'XC3',
    active: true,
    version: 3,
  })
  expect((await lab().get(`/criteria-details/${made.id}`)).body.name).toBe('XC3')
  const trail = await auditTrail(
    portal.db.sql,
    { subject: 'criteria_detail', subjectId: made.id },
    { limit: 9, offset: 0 },
  )
  expect(trail.rows.map(row => row.action)).toEqual(['change', 'switch off', 'create'])
})

test('R-103 a unit of measurement and a holiday are entities of their own, each with its calls and its trail', async () => {
  const manager = portal.as('dispatcher_manager')
  const unit = (await lab().post('/unit-of-measurements', { name: 'bag', symbol: 'bag' })).body
  const holiday = (await manager.post('/holiday', { day: '2026-12-31', name: 'Works holiday' })).body
  expect([unit.version, holiday.version]).toEqual([1, 1])
  const renamed = { id: holiday.id, version: 1, day: '2026-12-31', name: 'Year’s end' }
  expect((await manager.post('/holiday', renamed)).body).toMatchObject({ name: 'Year’s end', version: 2 })
  expect((await manager.post('/holiday', renamed)).body.title).toBe('stale')
  const named = async (path: string) =>
    (await portal.as('admin').get(path)).body.rows.map((row: { name: string }) => row.name)
  expect(await named('/unit-of-measurements/list')).toEqual(['bag'])
  expect(await named('/holiday/list?year=2026')).toEqual(['Year’s end'])
  expect((await manager.post('/unit-of-measurements', { name: 'tonne', symbol: 't' })).status).toBe(403)
  const other = { name: 'Year’s end', symbol: 'x', version: 2 }
  expect((await lab().put(`/unit-of-measurements/${holiday.id}`, other)).status).toBe(404)
  expect((await manager.delete(`/holiday/${unit.id}?version=1`)).status).toBe(404)
  expect((await manager.delete(`/holiday/${holiday.id}?version=2`)).status).toBe(200)
  expect(await named('/unit-of-measurements/list')).toEqual(['bag'])
  const trailOf = async (subject: string, subjectId: string) =>
    (await auditTrail(portal.db.sql, { subject, subjectId }, { limit: 9, offset: 0 })).rows.map(row => row.action)
  expect(await trailOf('unit_of_measurement', unit.id)).toEqual(['create'])
  expect(await trailOf('holiday', holiday.id)).toEqual(['remove', 'change', 'create'])
  await lab().post('/unit-of-measurements/change-status', { id: unit.id, version: 1, active: false })
})

test('R-136 a unit of measurement is kept and switched', async () => {
  const made = (await lab().post('/unit-of-measurements', { name: 'kilogram', symbol: 'kg' })).body
  expect((await lab().post('/unit-of-measurements', { name: 'kilogram', symbol: 'kg' })).status).toBe(409)
  const put = await lab().put(`/unit-of-measurements/${made.id}`, { name: 'Kilogram', symbol: 'kg', version: 1 })
  expect(put.body).toMatchObject({ name: 'Kilogram', version: 2 })
  const off = await lab().post('/unit-of-measurements/change-status', { id: made.id, version: 2, active: false })
  expect(off.body.active).toBe(false)
  expect((await lab().get('/unit-of-measurements/list?active=true')).body.total).toBe(0)
  expect((await portal.as('batcher').get('/criteria-headers/list?keyword=slu')).body.total).toBe(1)
  expect((await portal.as('batcher').post('/criteria-headers', { name: 'x' })).status).toBe(403)
  const of = await header('Kind')
  const change = (version: number) => lab().put(`/criteria-headers/${of.id}`, { name: 'Kinds', version })
  expect((await change(1)).body).toMatchObject({ criteriaHeaderId: of.id, name: 'Kinds' })
  expect((await change(1)).status).toBe(409)
  expect((await lab().get(`/criteria-headers/${of.id}`)).body.version).toBe(2)
  expect(portal.defects).toEqual([])
})
