import { beforeAll, expect, test } from 'vitest'
import { mixDesign, mixDesignLine } from '~/db/mixdesign/mix-design'
import { requisition } from '~/db/mixdesign/requisition'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let sand: string
let cement: string
let plantId: string
let farPlantId: string
beforeAll(async () => {
  portal = await house()
  sand = (await aMaterial(portal, { kind: 'sand', name: 'River sand', density: '2600.000' })).id
  cement = (await aMaterial(portal)).id
  plantId = (await givenPlant(portal, { regionId: (await givenRegion(portal)).id })).id
  farPlantId = (await givenPlant(portal, { regionId: (await givenRegion(portal)).id })).id
  for (const who of ['raw_material_requester', 'lab', 'lab_manager']) await portal.person(who, { plantIds: [plantId] })
  await portal.person('lab_9', { plantIds: [farPlantId] })
})

const SAND = {
  sieves: [5, 2.36, 1.18, 0.6, 0.3, 0.15].map((size, at) => ({ size, retained: [5, 55, 65, 90, 160, 90][at]! })),
  pan: 35,
  totalMass: 500,
}
const ASKED = {
  title: 'A sample',
  neededBy: '2026-12-01',
  requestedBy: crypto.randomUUID(),
  requestedByName: 'Somebody',
}
const DUE = '2026-12-30'
const ask = (more: object = {}, as = 'raw_material_requester') =>
  portal.as(as).post('/raw-material-test/save-raw-material-test-request', {
    materialId: sand,
    testTypes: ['sieve'],
    dueOn: DUE,
    ...more,
  })
const step = (as: string, request: { id: string; version: number }, more: object) =>
  portal.as(as).put('/raw-material-test/update-raw-material-test-request', {
    id: request.id,
    version: request.version,
    materialId: sand,
    testTypes: ['sieve'],
    dueOn: DUE,
    ...more,
  })

test('R-100 a request is sampled, tested by its test and done with its approval', async () => {
  const { status, body: made } = await ask()
  expect(status, JSON.stringify(made)).toBe(200)
  expect(made).toMatchObject({ status: 'requested', version: 1, origin: 'requester' })
  expect(made.requestNo).toMatch(/^RQ\d{6}$/)
  expect((await step('lab', made, { status: 'sampled' })).body.errors).toHaveProperty('sampledOn')
  const sampled = (await step('lab', made, { status: 'sampled', sampledOn: '2026-11-02' })).body
  expect(sampled).toMatchObject({ status: 'sampled', version: 2 })
  expect((await step('lab', made, { status: 'sampled', sampledOn: '2026-11-02' })).body.title).toBe('stale')

  const tested = { requestId: made.id, materialId: sand, testType: 'sieve', sampledOn: '2026-11-02', input: SAND }
  const created = (await portal.as('lab').post('/raw-material-test/create', { ...tested, status: 'submitted' })).body
  const read = async (id = made.id, as = 'raw_material_requester') =>
    (await portal.as(as).get(`/raw-material-test/rawandtestbyreqid/${id}`)).body
  expect(await read()).toMatchObject({
    requests: [{ id: made.id, status: 'testing', materialName: 'River sand' }],
    materials: [{ id: sand, kind: 'sand' }],
    tests: [{ rawMaterialTestInfoId: created.id, status: 'submitted' }],
  })
  const early = await step('lab_manager', { id: made.id, version: 3 }, { status: 'done', sampledOn: '2026-11-02' })
  expect([early.status, early.body.facts.rule]).toEqual([409, 'approved-test'])
  await portal
    .as('lab_manager')
    .put(`/raw-material-test/update/${created.id}`, { ...tested, version: 1, status: 'approved' })
  expect(await read()).toMatchObject({ requests: [{ status: 'done' }], tests: [{ status: 'approved' }] })
  expect((await step('lab', { id: made.id, version: 4 }, { status: 'testing' })).status).toBe(409)
  expect((await portal.as('lab').get(`/raw-material-test/rawandtestbyreqid/${crypto.randomUUID()}`)).status).toBe(404)
})

test('every request of a requisition is found by its id, and the outstanding ones by what is open', async () => {
  const { id: requisitionId } = await portal.given(work =>
    requisition.insert(work, { ...ASKED, requisitionNo: 'MR-1', kind: 'mix', plantId }),
  )
  const first = (await ask({ requisitionId }, 'lab')).body
  await ask({ requisitionId, materialId: cement, testTypes: ['cement'] }, 'lab')
  const found = (await portal.as('lab').get(`/raw-material-test/rawandtestbyreqid/${requisitionId}`)).body
  expect(found.requests.map((row: { materialId: string }) => row.materialId).sort()).toEqual([sand, cement].sort())
  const list = (more: object) => portal.as('lab').post('/raw-material-test/request/filter', more)
  const { body: open } = await list({ outstanding: true, sort: 'dueOn' })
  expect(open.rows.map((row: { id: string }) => row.id)).toContain(first.id)
  expect(open.rows.every((row: { status: string }) => row.status !== 'done')).toBe(true)
  expect((await list({ dueFrom: '2030-01-01' })).body.total).toBe(0)
  expect((await list({ sort: 'password' })).status).toBe(422)
})

test('a request belongs to a requisition that its maker sees, and to that of its own material', async () => {
  const make = (requisitionNo: string, at: string) =>
    portal.given(work =>
      requisition.insert(work, { ...ASKED, requisitionNo, kind: 'material', plantId: at, materialId: cement }),
    )
  const [here, elsewhere] = [await make('RR-1', plantId), await make('RR-2', farPlantId)]
  for (const requisitionId of [crypto.randomUUID(), elsewhere.id, sand]) {
    const { status, body } = await ask({ requisitionId, materialId: cement, testTypes: ['cement'] })
    expect([status, body.detail]).toEqual([404, 'There is no such requisition'])
  }
  expect((await ask({ requisitionId: here.id })).body.errors).toHaveProperty('requisitionId')
  const made = await ask({ requisitionId: here.id, materialId: cement, testTypes: ['cement'] })
  expect(made.body).toMatchObject({ requisitionId: here.id })
  const change = { materialId: cement, testTypes: ['cement'], status: 'requested' }
  const moved = await step('lab', made.body, { ...change, requisitionId: elsewhere.id })
  expect(moved.status).toBe(404)
  // The laboratory of another plant may go on with what was asked for here.
  const kept = await step('lab_9', made.body, { ...change, requisitionId: here.id, remarks: 'By noon' })
  expect([kept.status, kept.body.remarks]).toEqual([200, 'By noon'])
  const past = portal.db.sql.execute(`update raw_test_request set requisition_id = gen_random_uuid()`)
  expect(await past.catch(error => error.cause.constraint)).toBe('raw_test_request_requisition')
  expect(portal.defects).toEqual([])
})

test('the tests of a mix are asked for together: all of them or none, and one key asks once', async () => {
  const save = (rows: object[], key?: string) =>
    portal
      .as('raw_material_requester')
      .post(
        '/raw-material-test/save-raw-material-test-requests',
        { rows, dueOn: DUE, origin: 'generated-mix', remarks: 'For mix M7' },
        { key },
      )
  const total = async () => (await portal.as('lab').post('/raw-material-test/request/filter', {})).body.total
  const before = await total()
  const good = { materialId: sand, testTypes: ['sieve'] }
  expect((await save([good, { materialId: cement, testTypes: ['sieve'] }])).body.errors).toHaveProperty('testTypes')
  expect((await save([])).body.errors).toHaveProperty('rows')
  expect(await total()).toBe(before)
  const both = [good, { materialId: cement, testTypes: ['cement'] }]
  const twice = [await save(both, 'ask-for-both'), await save(both, 'ask-for-both')]
  expect(twice[0]!.body.rows).toMatchObject([
    { materialId: sand, origin: 'generated-mix', remarks: 'For mix M7' },
    { materialId: cement, testTypes: ['cement'] },
  ])
  expect(twice[1]!.body).toEqual(twice[0]!.body)
  expect(await total()).toBe(before + 2)
})

test('a mix names those of its materials that can be tested, also to who asks for tests', async () => {
  const mix = await portal.given(async work => {
    const row = await mixDesign.insert(work, { mixCode: 'M7', name: 'G30', strengthMpa: 30 })
    await mixDesignLine.replace(work, row.id, [
      { materialId: cement, kgPerM3: '335.000', place: 1 },
      { materialId: sand, kgPerM3: '800.000', place: 2 },
    ])
    return row
  })
  const { body } = await portal.as('raw_material_requester').get(`/raw-material-test/mixes?id=${mix.id}`)
  expect(body.rows).toMatchObject([
    {
      mixCode: 'M7',
      materials: [
        { materialId: cement, lastApprovedOn: null },
        { materialId: sand, kgPerM3: '800.000', lastApprovedOn: '2026-11-02' },
      ],
    },
  ])
  const asked = await ask({ mixDesignId: mix.id, origin: 'generated-mix' })
  expect(asked.body).toMatchObject({ origin: 'generated-mix', mixDesignId: mix.id })
  expect((await portal.as('dispatcher').get('/raw-material-test/mixes')).status).toBe(403)
})

test('only the laboratory manager rejects, and says why; bad requests write nothing', async () => {
  const { body: made } = await ask()
  expect((await step('lab', made, { status: 'rejected', rejectReason: 'No sample came' })).status).toBe(403)
  expect((await step('lab_manager', made, { status: 'rejected' })).body.errors).toHaveProperty('rejectReason')
  const done = await step('lab_manager', made, { status: 'rejected', rejectReason: 'No sample came' })
  expect(done.body).toMatchObject({ status: 'rejected', rejectReason: 'No sample came', closedAt: expect.any(String) })

  const total = async () => (await portal.as('lab').post('/raw-material-test/request/filter', {})).body.total
  const before = await total()
  expect((await ask({ testTypes: ['cement'] })).body.errors).toHaveProperty('testTypes')
  expect((await ask({ testTypes: [] })).status).toBe(422)
  expect((await ask({ dueOn: '2020-01-01' })).body.errors).toHaveProperty('dueOn')
  expect((await ask({ materialId: crypto.randomUUID() })).body.errors).toHaveProperty('materialId')
  expect((await ask({ sourceId: crypto.randomUUID() })).body.errors).toHaveProperty('sourceId')
  expect((await ask({}, 'dispatcher')).status).toBe(403)
  expect(await total()).toBe(before)
  const wrong = await portal.as('lab').post('/raw-material-test/create', {
    requestId: made.id,
    materialId: cement,
    testType: 'cement',
    sampledOn: '2026-11-02',
    input: { class: '42.5N', results: { strength: { 28: 50 } } },
  })
  expect(wrong.body.errors).toHaveProperty('requestId')
  expect(portal.defects).toEqual([])
})
