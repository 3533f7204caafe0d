import { beforeAll, describe, expect, test } from 'vitest'
import { givenRequisitions, type Requisitions } from '../kit/given/requisitions'
import { type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'

let portal: House
let world: Requisitions
beforeAll(async () => {
  portal = await house()
  world = await givenRequisitions(portal)
})

const TESTS = [
  { testType: 'absorption', most: '1.5' },
  { testType: 'fineness_modulus', least: '2.3', most: '3.1' },
]
const fields = (more: object = {}) => ({
  title: 'November shipment',
  plantId: world.plantId,
  neededBy: '2026-12-10',
  materialId: world.sand.id,
  sourceId: world.source.id,
  lotNo: 'MV Mutiara',
  sampledOn: '2026-11-19',
  tests: TESTS,
  ...more,
})
const create = (more: object = {}, as = 'raw_material_requester') =>
  portal.as(as).post('/requisitions/create', fields(more))
const approve = (of: { id: string; version: number }, as = 'lab') =>
  portal.as(as).post(`/requisitions/approveReq/${of.id}`, { version: of.version })
const whole = async (id: string, as = 'lab') => (await portal.as(as).get(`/requisitions/reqandtest/${id}`)).body
type Line = { id: string; version: number; testType: string; least: string | null; most: string | null }
const enter = ({ id, testType, least, most, version }: Line, more: object, as = 'lab') =>
  portal.as(as).put(`/requisitions/requisitionstest/${id}`, { testType, least, most, version, ...more })
const read = (result: string) => ({ result, testedOn: '2026-11-20' })
async function approved() {
  const { body } = await create({ status: 'submitted' })
  expect((await approve(body)).status).toBe(200)
  const { tests } = await whole(body.id)
  return { id: body.id as string, tests: tests as Line[] }
}

describe('the requisition of a material', () => {
  test('says what is wanted of which sample; a foreign source, test or day is refused and nothing is written', async () => {
    const { status, body } = await create()
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ kind: 'material', status: 'draft', lotNo: 'MV Mutiara' })
    expect(body.requisitionNo).toMatch(/^RR-26-\d{5}$/)
    expect((await whole(body.id)).tests).toMatchObject([
      { testType: 'absorption', name: 'Water absorption', unit: '%', most: '1.5000', result: null },
      { testType: 'fineness_modulus', least: '2.3000' },
    ])
    const before = (await portal.as('lab').get('/requisitions/list')).body.total
    expect((await create({ materialId: world.cement.id })).body.errors).toHaveProperty('sourceId')
    expect((await create({ sampledOn: '2026-11-21' })).body.errors).toHaveProperty('sampledOn')
    expect((await create({ tests: [{ testType: 'strength_28d' }] })).body.errors).toHaveProperty(['tests.0.testType'])
    expect((await create({ tests: [TESTS[0], TESTS[0]] })).status).toBe(422)
    expect((await create({ tests: [{ testType: 'absorption', least: '2', most: '1' }] })).status).toBe(422)
    expect((await create({ tests: [{ testType: 'absorption', most: '123456' }] })).status).toBe(422)
    expect((await portal.as('lab').get('/requisitions/list')).body.total).toBe(before)
  })

  test('R-171 a change brings its tests along: one goes, one stays, one is new', async () => {
    const { body: made } = await create()
    const kept = (await whole(made.id)).tests[0]
    const tests = [TESTS[0], { testType: 'chloride', most: '0.01' }]
    const changed = await portal
      .as('raw_material_requester')
      .put('/requisitions/update', { id: made.id, version: 1, ...fields({ tests, title: 'December shipment' }) })
    expect(changed.body).toMatchObject({ title: 'December shipment', version: 2 })
    const { tests: now } = await whole(made.id)
    expect(now.map((row: Line) => row.testType)).toEqual(['absorption', 'chloride'])
    expect(now[0]).toMatchObject({ id: kept.id, version: 1 })
    const mix = await portal.as('lab').put('/requisitions/updaterequisition', { id: made.id, version: 2 })
    expect(mix.status).toBe(422)
  })

  test('R-157 without a wanted test it cannot be approved, and rejecting needs a reason', async () => {
    const { body } = await create({ status: 'submitted', tests: [] })
    expect((await approve(body)).body.facts).toMatchObject({ rule: 'tests' })
    expect((await approve(body, 'raw_material_requester')).status).toBe(403)
    const no = await portal
      .as('lab')
      .post(`/requisitions/rejectReq/${body.id}`, { version: 1, reason: 'Name the tests' })
    expect(no.body.status).toBe('rejected')
  })

  test('results come from the laboratory, begin the testing, and the last one completes', async () => {
    const { body: early } = await create({ status: 'submitted' })
    const [waiting] = (await whole(early.id)).tests
    expect((await enter(waiting, read('1.1'))).body.facts).toMatchObject({ rule: 'status' })
    const { id, tests } = await approved()
    const [absorption, fineness] = tests as [Line, Line]
    expect((await enter(absorption, read('1.1'), 'raw_material_requester')).status).toBe(403)
    expect((await enter(absorption, { result: '1.1' })).body.errors).toHaveProperty('testedOn')
    expect((await enter(absorption, { result: '1.1', testedOn: '2026-11-21' })).body.errors).toHaveProperty('testedOn')
    const first = await enter(absorption, read('1.62'))
    expect(first.body).toMatchObject({ verdict: 'fail', testedByName: 'Lab', version: 2 })
    expect(await whole(id)).toMatchObject({ status: 'testing' })
    expect((await enter(absorption, read('1.2'))).status).toBe(409)
    await enter(fineness, read('2.81'))
    expect(await whole(id)).toMatchObject({ status: 'completed', completedAt: '2026-11-20T01:00:00.000Z' })
    const corrected = await enter({ ...absorption, version: 2 }, read('1.26'))
    expect(corrected.body).toMatchObject({ verdict: 'pass' })
    expect((await enter({ ...absorption, version: 3 }, {})).body.facts).toMatchObject({ rule: 'completed' })
    const { rows } = (await portal.as('lab').get(`/requisitions/trail/${id}`)).body
    const actions = rows.map((row: { action: string }) => row.action)
    expect(actions).toEqual(expect.arrayContaining(['test', 'result', 'complete tests', 'change', 'approve']))
  })

  test('a test is added once; after the approval only by the laboratory', async () => {
    const { id } = await approved()
    const add = (testType: string, as = 'lab') =>
      portal.as(as).post('/requisitions/requisitionstest', { requisitionId: id, testType })
    expect((await add('chloride', 'raw_material_requester')).status).toBe(403)
    expect((await add('chloride')).status).toBe(200)
    expect((await add('chloride')).body.errors).toHaveProperty('testType')
    const list = await portal.as('lab').get(`/requisitions/requisitionstest?requisitionId=${id}&open=true`)
    expect(list.body).toMatchObject({ total: 3 })
    expect((await portal.as('advance_user').get('/requisitions/requisitionstest')).body.total).toBe(0)
  })
})

const form = (name: string, content: string | Uint8Array, fields: Record<string, string> = {}) => {
  const made = new FormData()
  for (const [field, value] of Object.entries(fields)) made.set(field, value)
  made.set('file', new File([content as BlobPart], name))
  return made
}
const send = async (path: string, body: FormData, as: string) => {
  const answer = await portal.api.request(`/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await portal.tokenOf(as)}` },
    body,
  })
  return { status: answer.status, body: await answer.json() }
}

test('R-288 files of a requisition are uploaded, downloaded as they were, and deleted with their bytes', async () => {
  const { body: made } = await create()
  const upload = (as: string, name = 'ship.pdf', id = made.id) =>
    send(`/requisitions/${id}/upload`, form(name, '%PDF-1.7\nhello\n%%EOF'), as)
  const { status, body } = await upload('raw_material_requester')
  expect(status, JSON.stringify(body)).toBe(200)
  expect((await whole(made.id)).attachments).toMatchObject([{ id: body.id, name: 'ship.pdf', size: 20 }])
  const file = await portal.as('lab').get(`/requisitions/download/${body.id}`)
  expect(new TextDecoder().decode(file.body)).toBe('%PDF-1.7\nhello\n%%EOF')
  expect((await upload('advance_user')).status).toBe(403)
  expect((await upload('lab', 'ship.exe')).status).toBe(422)
  expect((await upload('lab', 'ship.pdf', '01a1f677-aa80-7000-8000-ae792d75b456')).status).toBe(404)
  expect((await portal.as('advance_user').get(`/requisitions/download/${body.id}`)).status).toBe(404)
  expect((await portal.as('advance_user').delete(`/requisitions/attachment/${body.id}`)).status).toBe(403)
  expect(portal.files.size).toBe(1)
  expect((await portal.as('lab').delete(`/requisitions/attachment/${body.id}`)).body).toEqual({ done: true })
  expect(portal.files.size).toBe(0)
  expect((await portal.as('lab').get(`/requisitions/download/${body.id}`)).status).toBe(404)
  const list = await portal.as('lab').get(`/attachment/list?subject=requisition&subjectId=${made.id}`)
  expect(list.body.total).toBe(0)
})

describe('R-039 requisitions of materials come by file', () => {
  const HEAD = 'What is needed;Material;Source;Plant;Lot;Sampled on;Needed by;Tests'
  const row = (title: string, more: { material?: string; tests?: string; due?: string; source?: string } = {}) =>
    [
      title,
      more.material ?? 'SAND',
      more.source ?? 'Quarry A',
      plantCode,
      'L-1',
      '19/11/2026',
      more.due ?? '20/12/2026',
      more.tests ?? 'Water absorption, Chloride',
    ].join(';')
  let plantCode = ''
  beforeAll(async () => {
    plantCode = (await portal.as('lab').get('/plant/select')).body.rows[0].plantCode
  })
  const take = (lines: string[], as = 'raw_material_requester') =>
    send('/requisitions/import/upload', form('r.csv', [HEAD, ...lines].join('\n')), as)

  test('all rows or none, each a draft with its tests, and the same file again changes nothing', async () => {
    const bad = await take([
      row('One'),
      row('Two', { tests: 'Mortar strength, 28 days' }),
      row('Three', { source: 'X' }),
    ])
    expect([bad.status, bad.body.facts.counts]).toEqual([422, { rows: 3, create: 1, update: 0, skip: 0, reject: 2 }])
    const good = await take([row('One'), row('Two')])
    expect(good.body, JSON.stringify(good.body)).toMatchObject({ rows: 2, create: 2, reject: 0 })
    const { rows } = (await portal.as('lab').get('/requisitions/list?keyword=two')).body
    expect(rows).toMatchObject([{ title: 'Two', status: 'draft', tests: 2, materialName: 'River sand', lotNo: 'L-1' }])
    expect((await take([row('One'), row('Two')])).body).toMatchObject({ create: 0, skip: 2 })
  })

  test('what does not fit says its column', async () => {
    const { body } = await take([
      row('A', { material: 'GOLD' }),
      row('B', { due: '01/11/2026' }),
      row('C', { tests: 'Beauty' }),
    ])
    expect(body.facts.fixes.map((fix: { column: string; message: string }) => [fix.column, fix.message])).toEqual(
      expect.arrayContaining([
        ['Material', 'There is no active material with this code or name'],
        ['Needed by', 'This day has passed'],
        ['Tests', 'There is no test Beauty'],
      ]),
    )
    expect((await take([row('D')], 'advance_user')).status).toBe(403)
    expect((await portal.as('lab').get('/requisitions/import/template')).status).toBe(200)
  })
})

test('what must always hold holds after all of it', () => expectInvariants(portal))
