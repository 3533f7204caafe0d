import { beforeAll, expect, test } from 'vitest'
import { givenDispatch } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
  await givenDispatch(portal)
})
/** Whoever was given already, or signs in now. */
const idOf = async (username: string): Promise<string> => {
  await portal.as(username).get('/session')
  const { rows } = (await portal.as('admin').get(`/administration/user/list?keyword=${username}&limit=50`)).body
  return rows.find((row: { username: string }) => row.username === username).id
}
const story = (id: string, as = 'admin') => portal.as(as).get(`/administration/user/story/${id}`)

test('a user is told: what needs them, what they changed, where they are signed in, what was done to the account', async () => {
  const id = await idOf('dispatcher_manager')
  const manager = portal.as('dispatcher_manager')
  const own = (await manager.get('/work-item')).body.rows
  const pass = { type: 'truck', name: 'Airport' }
  expect((await manager.post('/pass/save', pass)).body).toMatchObject({ id: expect.any(String) })

  const { status, body } = await story(id)
  expect(status).toBe(200)
  expect(body.person).toMatchObject({ id, username: 'dispatcher_manager', roles: ['dispatcher_manager'], active: true })
  // The same as the person sees at home.
  expect(body.work.map((item: { kind: string; count: number }) => [item.kind, item.count])).toEqual(
    own.map((item: { kind: string; count: number }) => [item.kind, item.count]),
  )
  expect(body.changes.rows[0]).toMatchObject({ subject: 'pass', action: 'create' })
  expect(body.changes.total).toBe(body.changes.rows.length)
  expect(body.sessions).toHaveLength(1)
  expect(Object.keys(body.sessions[0]).sort()).toEqual(['address', 'createdAt', 'device', 'endsAt', 'id', 'lastSeenAt'])
  expect(body.passkeys).toBe(0)

  const off = { version: body.person.version, active: false }
  expect((await portal.as('admin').post(`/administration/user/change-status/${id}`, off)).status).toBe(200)
  const then = (await story(id)).body
  expect(then).toMatchObject({ person: { active: false }, work: [], sessions: [] })
  expect(then.trail[0]).toMatchObject({ actorName: expect.any(String), changed: ['active'] })
})

test('who may not read the audit trail sees no changes of others; a stranger sees nothing', async () => {
  const id = await idOf('sales_admin')
  expect((await story(id, 'finance_hod')).body).toMatchObject({ person: { id }, changes: null })
  expect((await story(id, 'dispatcher')).status).toBe(403)
  expect((await story('01a1f6c2-2d3c-7000-8000-de7b5284058d')).status).toBe(404)
})

test('the audit trail to a day takes in its last minute, and knows users by the name that the screen asks for', async () => {
  const id = await idOf('lab')
  portal.clock.at = new Date('2026-11-20T23:59:30+08:00')
  const off = { version: 1, active: false }
  expect((await portal.as('admin').post(`/administration/user/change-status/${id}`, off)).status).toBe(200)
  const day = 'fromDate=2026-11-20&toDate=2026-11-20'
  const { body } = await portal.as('admin').get(`/audit?subject=user&subjectId=${id}&${day}`)
  expect(body.rows).toMatchObject([{ subject: 'user', changed: ['active'] }])
})
