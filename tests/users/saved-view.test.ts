import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { type House, house } from '../kit/house'

const ALL = { limit: 10, offset: 0 }
const LIST = '/fleet/plant'
let portal: House
beforeAll(async () => {
  portal = await house()
  for (const name of ['dispatcher', 'dispatcher_2', 'batcher']) await portal.person(name)
})

const kept = async (who: string, list = LIST) =>
  (await portal.as(who).get(`/saved-view?list=${encodeURIComponent(list)}`)).body
const make = (who: string, of: object) => portal.as(who).post('/saved-view', { list: LIST, search: '', ...of })

test('UX-12 a view of one’s own is seen by nobody else; one shared with a role by everybody of it', async () => {
  const own = await make('dispatcher', { name: 'Mine', search: 'active=true&sort=-plantCode' })
  expect(own.status).toBe(200)
  expect((await make('dispatcher', { name: 'Ours', search: 'active=true', sharedWith: 'dispatcher' })).status).toBe(200)
  const names = async (who: string) => (await kept(who)).views.map((view: { name: string }) => view.name)
  expect(await names('dispatcher')).toEqual(['Mine', 'Ours'])
  expect(await names('dispatcher_2')).toEqual(['Ours'])
  expect(await names('batcher')).toEqual([])
  expect((await kept('dispatcher', '/fleet/truck')).views).toEqual([])
  expect((await kept('dispatcher_2')).views[0]).toMatchObject({ own: false, ownerName: 'Dispatcher' })
  const trail = await auditTrail(portal.db.sql, { subject: 'saved_view', subjectId: own.body.id }, ALL)
  expect(trail.rows.map(line => line.action)).toEqual(['create'])
})

test('UX-12 only its maker changes or removes a view; what one may not see is not there', async () => {
  const { views } = await kept('dispatcher')
  const [mine, ours] = ['Mine', 'Ours'].map(name => views.find((view: { name: string }) => view.name === name))
  const change = { version: 1, name: 'Taken', search: '', sharedWith: null }
  expect((await portal.as('dispatcher_2').put(`/saved-view/${ours.id}`, change)).status).toBe(403)
  expect((await portal.as('dispatcher_2').put(`/saved-view/${mine.id}`, change)).status).toBe(404)
  expect((await portal.as('dispatcher_2').delete(`/saved-view/${ours.id}?version=1`)).status).toBe(403)
  expect((await portal.as('batcher').delete(`/saved-view/${ours.id}?version=1`)).status).toBe(404)
  expect((await portal.as('dispatcher').put(`/saved-view/${mine.id}`, { ...change, version: 7 })).status).toBe(409)
  const changed = await portal.as('dispatcher').put(`/saved-view/${mine.id}`, { ...change, name: 'Mine still' })
  expect(changed.body).toMatchObject({ name: 'Mine still', version: 2, search: '' })
  expect((await portal.as('dispatcher').delete(`/saved-view/${mine.id}?version=2`)).status).toBe(200)
  expect((await kept('dispatcher')).views).toHaveLength(1)
})

test('UX-12 a bad view is refused and nothing is written', async () => {
  const before = (await kept('dispatcher')).views.length
  const field = async (of: object, who = 'dispatcher') => {
    const { status, body } = await make(who, of)
    expect(status).toBe(422)
    return Object.keys(body.errors ?? {})
  }
  expect(await field({ name: ' ' })).toEqual(['name'])
  expect(await field({ name: 'OURS' })).toEqual(['name'])
  expect(await field({ name: 'For others', sharedWith: 'ceo' })).toEqual(['sharedWith'])
  expect(await field({ name: 'Odd', search: 'a b' })).toEqual(['search'])
  expect(await field({ name: 'Odd', list: 'https://elsewhere.example' })).toEqual(['list'])
  expect((await kept('dispatcher')).views).toHaveLength(before)
  expect((await portal.as(null).get('/saved-view?list=/fleet/plant')).status).toBe(401)
})

test('UX-13 columns, pins, widths, density, tabs and the first view are remembered by person and list', async () => {
  const keep = (who: string, of: object) => portal.as(who).put('/list-setting', { list: LIST, ...of })
  expect((await kept('batcher')).setting).toBeNull()
  await keep('batcher', { columns: ['plantName', 'open'], pinnedColumns: 2 })
  await keep('batcher', { density: 'compact', widths: { plantName: 240 } })
  expect((await kept('batcher')).setting).toEqual({
    columns: ['plantName', 'open'],
    pinnedColumns: 2,
    widths: { plantName: 240 },
    density: 'compact',
    tabs: [],
    defaultViewId: null,
  })
  expect((await kept('dispatcher')).setting).toBeNull()
  expect((await keep('batcher', { pinnedColumns: 9 })).status).toBe(422)
  expect((await keep('batcher', { density: 'tiny' })).status).toBe(422)
  for (const widths of [{ plantName: 3 }, { plantName: 4000 }, { 'a b': 100 }, { plantName: '100' }])
    expect((await keep('batcher', { widths })).status, JSON.stringify(widths)).toBe(422)
})

test('two windows that set a list at once make one setting', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, turn) =>
      portal.as('dispatcher_2').put('/list-setting', { list: LIST, pinnedColumns: 1 + (turn % 3) }),
    ),
  )
  expect(answers.map(answer => answer.status)).toEqual(Array(8).fill(200))
})
