import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

const given = { code: 'A1', name: 'Island Quarry', email: 'lab@quarry.example' }

test.each(['supplier', 'sampler', 'tester'])(
  'R-286 a %s is created, changed, listed, filtered and shown, never deleted',
  async noun => {
    const path = `/raw-material-test/${noun}`
    const lab = portal.as('lab')
    const made = await lab.post(`${path}/create`, given)
    expect(made.body).toMatchObject({ ...given, version: 1, active: true, phone: null })
    const { id } = made.body
    await lab.post(`${path}/create`, { code: 'B2', name: 'Hill Sand', active: false })
    expect((await lab.post(`${path}/create`, given)).status).toBe(409)
    expect((await lab.get(`${path}/get-all`)).body.rows.map((row: { code: string }) => row.code)).toEqual(['A1', 'B2'])
    expect((await lab.get(`${path}/get-all-active`)).body).toMatchObject({ total: 1, rows: [{ code: 'A1' }] })
    expect((await lab.post(`${path}/filter`, { keyword: 'hill', active: false })).body).toMatchObject({
      total: 1,
      rows: [{ code: 'B2' }],
    })
    expect((await lab.get(`${path}/detail/${id}`)).body.name).toBe('Island Quarry')
    const change = (version: number) =>
      lab.put(`${path}/update/${id}`, { ...given, name: 'Island Quarry Pte', version, active: false })
    expect((await change(1)).body).toMatchObject({ version: 2, name: 'Island Quarry Pte', active: false })
    expect((await change(1)).body.title).toBe('stale')
    expect((await lab.delete(`${path}/update/${id}`)).status).toBe(405)
    expect((await portal.as('batcher').get(`${path}/get-all`)).status).toBe(403)
    expect((await lab.post(`${path}/create`, { ...given, code: 'C3', email: 'nowhere' })).body.errors).toHaveProperty(
      'email',
    )
    expect((await lab.get(`${path}/detail/${crypto.randomUUID()}`)).status).toBe(404)
    const trail = await auditTrail(portal.db.sql, { subject: `raw_${noun}`, subjectId: id }, { limit: 10, offset: 0 })
    expect(trail.rows.map(row => row.action)).toEqual(['change', 'create'])
  },
)

test('a grading specification keeps its limits coarse to fine and refuses crossed or doubled ones', async () => {
  const path = '/raw-material-test/gradingspecs'
  const limits = [
    { size: 1.18, min: 50, max: 85 },
    { size: 4.75, min: 95, max: 100 },
  ]
  const ask = { name: 'Sand of the house', material: 'fine', limits }
  const { body } = await portal.as('lab').post(`${path}/create`, ask)
  expect(body).toMatchObject({ gradingSpecificationId: body.id, series: 'ASTM', limits: [limits[1], limits[0]] })
  const post = (more: object) => portal.as('lab').post(`${path}/create`, { ...ask, name: 'Other', ...more })
  expect((await post({ limits: [limits[0], { ...limits[1], min: 101 }] })).status).toBe(422)
  expect((await post({ limits: [limits[0], { ...limits[1], min: 100, max: 95 }] })).status).toBe(422)
  expect((await post({ limits: [limits[0], limits[0]] })).status).toBe(422)
  expect((await post({ name: '' })).body.errors).toHaveProperty('name')
  expect((await post({ name: ask.name })).status).toBe(409)
  const off = await portal.as('lab').put(`${path}/update/${body.id}`, { ...ask, active: false, version: 1 })
  expect(off.body).toMatchObject({ version: 2, active: false })
  expect((await portal.as('lab').get(`${path}/get-all-active`)).body.total).toBe(0)
  expect((await portal.as('lab').get(`${path}/get-all`)).body.total).toBe(1)
  expect((await portal.as('lab').post(`${path}/filter`, { material: 'coarse' })).body.total).toBe(0)
  expect((await portal.as('lab').get(`${path}/detail/${body.id}`)).body.name).toBe(ask.name)
  expect(portal.defects).toEqual([])
})
