import { beforeAll, expect, test } from 'vitest'
import { newId } from '~/domain/kit/uuid'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
  await portal.person('dispatcher', { regionIds: [newId()] })
})

const from = (address: string) => ({ headers: { 'x-portal-address': address } })
type Line = { action: string; actorName: string; after: Record<string, unknown> }
async function refusals(address: string): Promise<Line[]> {
  const { body } = await portal.as('admin').get('/audit?subject=call&limit=200')
  return body.rows.filter(({ after }: Line) => after.address === address)
}

test('a call without the right is on the trail, with who, from where and which call', async () => {
  expect((await portal.as('batcher').get('/audit', from('192.0.2.10'))).status).toBe(403)
  expect(await refusals('192.0.2.10')).toMatchObject([
    {
      action: 'refused',
      actorName: 'Batcher',
      after: { status: 403, call: 'GET /audit', why: 'denied', right: 'view audit_trail', address: '192.0.2.10' },
    },
  ])
})

test('a bad token and no token are on the trail, also where no route was reached, and the token is not', async () => {
  const bad = { headers: { authorization: 'Bearer aaaa.bbbb.cccc', 'x-portal-address': '192.0.2.11' } }
  expect((await portal.as(null).get('/order/some-id', bad)).status).toBe(401)
  expect((await portal.as(null).get('/customer/list', from('192.0.2.11'))).status).toBe(401)
  const lines = await refusals('192.0.2.11')
  expect(lines.map(({ actorName, after }) => [actorName, after.status, after.call])).toEqual([
    ['Not signed in', 401, 'GET /customer/list'],
    ['Not signed in', 401, 'GET /order/:id'],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/aaaa|some-id/)
})

test('what is outside of one’s scope is on the trail; for those who see everything it just is not there', async () => {
  const missing = `/order/${newId()}`
  expect((await portal.as('dispatcher').get(missing, from('192.0.2.12'))).status).toBe(404)
  expect((await portal.as('admin').get(missing, from('192.0.2.12'))).status).toBe(404)
  expect((await refusals('192.0.2.12')).map(({ actorName, after }) => [actorName, after.status, after.call])).toEqual([
    ['Dispatcher', 404, 'GET /order/:id'],
  ])
})

test('a sign-in that has to pause is on the trail, without what was typed', async () => {
  const login = () => portal.as(null).post('/login', { username: 'my secret word', password: 'x' }, from('192.0.2.13'))
  for (let i = 0; i < 5; i++) expect((await login()).status).toBe(401)
  expect((await login()).status).toBe(429)
  expect(await refusals('192.0.2.13')).toMatchObject([
    { after: { status: 429, call: 'POST /login', why: 'throttled' } },
  ])
  const { body } = await portal.as('admin').get('/audit?subject=session&limit=200')
  const signIns = body.rows.filter(({ after }: Line) => after.address === '192.0.2.13')
  expect(signIns).toHaveLength(5)
  expect(JSON.stringify(signIns)).not.toContain('my secret word')
})

test('a flood is a few lines and one with the count, and a good call leaves none', async () => {
  portal.clock.at = new Date(portal.clock.at.getTime() + 60_000)
  for (let i = 0; i < 300; i++) await portal.as('lab').get('/audit', from('192.0.2.14'))
  expect(await refusals('192.0.2.14')).toHaveLength(5)
  portal.clock.at = new Date(portal.clock.at.getTime() + 60_000)
  await portal.as('lab').get('/audit', from('192.0.2.14'))
  const lines = await refusals('192.0.2.14')
  expect(lines.map(({ action, after }) => [action, after.count ?? 1])).toEqual([
    ['refused', 1],
    ['refused again', 295],
    ...Array.from({ length: 5 }, () => ['refused', 1]),
  ])
  expect((await portal.as('admin').get('/session', from('192.0.2.15'))).status).toBe(200)
  expect(await refusals('192.0.2.15')).toEqual([])
})

test('a trail that cannot be written changes no answer', async () => {
  const { sql } = portal.db
  const broken = {
    ...portal.parts,
    db: {
      ...portal.db,
      sql: Object.assign(Object.create(sql), { insert: () => ({ values: () => Promise.reject(new Error('full')) }) }),
    },
  }
  const token = await portal.tokenOf('quality_guest')
  const answer = await portal.api.request(
    '/api/audit',
    { headers: { authorization: `Bearer ${token}`, ...from('192.0.2.16').headers } },
    { parts: broken },
  )
  expect(answer.status).toBe(403)
  expect(portal.defects).toEqual([])
})
