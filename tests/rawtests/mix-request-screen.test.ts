import { beforeAll, expect, test } from 'vitest'
import { mixDesign } from '~/db/mixdesign/mix-design'
import { action as decideTests } from '~/web/rawtests/sample-approval'
import { action as askForTests } from '~/web/rawtests/sample-mix'
import { aMaterial } from '../kit/given/materials'
import { type House, house } from '../kit/house'
import { asked } from '../web/kit'

let portal: House
let sand: string
let cement: string
let mix: string
beforeAll(async () => {
  portal = await house()
  sand = (await aMaterial(portal, { kind: 'sand', name: 'River sand', density: '2600.000' })).id
  cement = (await aMaterial(portal)).id
  mix = (await portal.given(work => mixDesign.insert(work, { mixCode: 'M7', name: 'G30', strengthMpa: 30 }))).id
})

const FORM = '/raw-material-testing/sample-submission-form'
/** The door of the web lays the token of the session upon each call. */
async function as(who: string, path: string, form: [string, string][]) {
  const token = await portal.tokenOf(who)
  const api = (request: Request) => {
    request.headers.set('authorization', `Bearer ${token}`)
    return portal.api.request(request)
  }
  return asked(path, { api, token, form }).args
}

test('R-042 the materials that are ticked on a mix are asked for together or not at all', async () => {
  const send = async (...ticked: string[]) => {
    const fields = Object.entries({
      _key: crypto.randomUUID(),
      _today: '2026-11-20',
      mixDesignId: mix,
      origin: 'generated-mix',
      remarks: 'M7',
    })
    const due = [...fields, ['dueOn', '23/11/2026']] as [string, string][]
    const form = [...due, ...ticked.map((one): [string, string] => ['material', one])]
    return askForTests(await as('raw_material_requester', `${FORM}/generated-mix`, form))
  }
  const listed = async () => (await portal.as('lab').post('/raw-material-test/request/filter', {})).body.rows
  const refused = await send(`${sand} sand`, `${cement} sand`)
  expect(refused).toMatchObject({
    data: { problem: { status: 422, detail: expect.stringContaining('no test of this kind') } },
  })
  expect(await send()).toMatchObject({ data: { problem: { detail: 'Choose what is to be tested' } } })
  expect(await listed()).toEqual([])
  const done = (await send(`${sand} sand`, `${cement} cement`)) as Response
  expect(done.headers.get('location')).toContain('outstanding-test-list')
  expect(await listed()).toMatchObject([
    {
      materialId: sand,
      testTypes: ['sieve'],
      dueOn: '2026-11-23',
      mixDesignId: mix,
      origin: 'generated-mix',
      remarks: 'M7',
    },
    { materialId: cement, testTypes: ['cement'] },
  ])
})

test('the manager sends a test back with a reason, and what its maker wrote stays', async () => {
  const input = {
    sieves: [5, 2.36, 1.18, 0.6, 0.3, 0.15].map((size, at) => ({ size, retained: [5, 55, 65, 90, 160, 90][at]! })),
    pan: 35,
    totalMass: 500,
  }
  const of = {
    materialId: sand,
    testType: 'sieve',
    sampledOn: '2026-11-02',
    status: 'submitted',
    remarks: 'Wet',
    input,
  }
  const { id } = (await portal.as('lab').post('/raw-material-test/create', of)).body
  const form = Object.entries({ intent: 'reject', id, version: '1', reason: 'Dry it first' })
  const answer = await decideTests(await as('lab_manager', `${FORM}/mgr`, form))
  expect(answer).toMatchObject({ ok: true })
  expect((await portal.as('lab').get(`/raw-material-test/${id}`)).body).toMatchObject({
    status: 'rejected',
    remarks: 'Wet',
    rejectReason: 'Dry it first',
  })
  expect(portal.defects).toEqual([])
})
