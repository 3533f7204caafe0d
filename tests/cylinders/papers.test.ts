import { beforeAll, expect, test } from 'vitest'
import { contact } from '~/db/customers/contact'
import { brokenInvariants } from '~/db/kit/invariants'
import { addMinutes } from '~/domain/kit/time'
import { XLSX } from '~/functions/kit/sheet'
import {
  detailOf,
  givenApproved,
  givenLaboratory,
  givenSampled,
  givenTested,
  type Laboratory,
} from '../kit/given/cylinders'
import { type House, house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'
let portal: House
let world: Laboratory
let approved: { id: string; testId: string }
let second: { id: string }
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  const [first, other] = [await givenSampled(portal, world, 0), await givenSampled(portal, world, 1)]
  portal.clock.at = addMinutes(new Date(NOW), 28 * 1440)
  approved = await givenApproved(portal, first.set.id, 28, [620, 632])
  second = await givenTested(portal, other.set.id, 28, [600, 610])
})
const post = (as: string, path: string, json: object) => portal.as(as).post(`/cylinder-test/${path}`, json)
const isPdf = (body: Uint8Array) => new TextDecoder().decode(body.slice(0, 5)) === '%PDF-'
const period = { from: '2026-11-01', to: '2026-12-31' }

test('R-289 a test is had as PDF, several in one, as certificate, as spreadsheet and as sheet for the press', async () => {
  const one = await portal.as('lab').get(`/cylinder-test/pdf/${approved.testId}`)
  expect(one.status).toBe(200)
  expect(isPdf(one.body)).toBe(true)
  expect(isPdf((await post('lab', 'multi-pdf', { ids: [approved.testId] })).body)).toBe(true)
  expect(isPdf((await post('lab', 'export-pdf', period)).body)).toBe(true)
  const cert = await post('house_manager', 'generate-cert', { ids: [approved.id] })
  expect(cert.headers.get('content-disposition')).toContain('CERT-2026-000001.pdf')
  const again = await portal.as('lab').get(cert.headers.get('content-location')!.replace('/api', ''))
  expect(isPdf(again.body)).toBe(true)
  const excel = await portal.as('lab').get('/cylinder-test/download-excel?from=2026-11-01&to=2026-12-31')
  expect(excel.headers.get('content-type')).toBe(XLSX)
  const press = await portal.as('lab').get('/cylinder-test/dry-test/download?day=2026-12-18&late=true')
  expect(press.headers.get('content-disposition')).toContain('cylinder-test_2026-12-18.xlsx')
})

test('R-327 a download of tests is saved as cylinder-test_{x}.xlsx', async () => {
  const { headers } = await portal.as('lab').get('/cylinder-test/download-excel')
  expect(headers.get('content-disposition')).toMatch(/filename="cylinder-test_[\d_-]+\.xlsx"/)
})

test('what is not approved becomes no certificate, and numbers have no gap', async () => {
  const refused = await post('lab', 'generate-cert', { ids: [second.id] })
  expect(refused.status).toBe(409)
  expect(refused.body.facts.rule).toBe('approved')
  expect((await post('lab', 'generate-cert', { ids: [crypto.randomUUID()] })).status).toBe(404)
  expect((await post('lab_9', 'generate-cert', { ids: [approved.id] })).status).toBe(404)
  const numbers = (await portal.as('admin').get('/cylinder-test/certificates')).body.rows
  expect(numbers.map((row: { certNo: string }) => row.certNo)).toEqual(['CERT-2026-000001'])
})

test('R-289 results go by e-mail to the contacts that take them, and to nobody else', async () => {
  const none = await post('lab', 'send-email-test-result', { ids: [approved.id] })
  expect(none.status).toBe(409)
  expect(none.body.facts.rule).toBe('stored-contacts')
  await portal.given(async work => {
    const customerId = world.customer.id
    await contact.insert(work, { customerId, name: 'Quality', email: 'qc@acme.example', purposes: ['qc'] })
    await contact.insert(work, { customerId, name: 'Accounts', email: 'pay@acme.example', purposes: ['invoice'] })
  })
  const sent = await post('lab', 'send-email-test-result', { ids: [approved.id], message: 'As agreed.' })
  expect(sent.body.rows).toMatchObject([{ recipients: ['qc@acme.example'], results: 1 }])
  await portal.runJobs()
  expect(portal.letters).toHaveLength(1)
  expect(portal.letters[0]).toMatchObject({ to: ['qc@acme.example'] })
  expect(portal.letters[0]!.text).toContain('As agreed.')
  expect(portal.letters[0]!.attachments?.[0]?.name).toMatch(/^cylinder-test_CT-TUAS-26-\d{6}\.pdf$/)
})

test('R-291 the plant summary is on screen and as Excel', async () => {
  const shown = await post('lab', 'plant-summary-report', { ...period, ageDays: 28 })
  expect(shown.body).toMatchObject({ total: 1, rows: [{ plant: 'Plant TUAS', mix: 'C40-S', tests: 1 }] })
  const file = await post('lab', 'plant-summary-report/excel', { ...period, ageDays: 28 })
  expect(file.headers.get('content-type')).toBe(XLSX)
  expect((await post('lab', 'plant-summary-report', { from: '2026-12-01', to: '2026-11-01' })).status).toBe(422)
})

const upload = async (as: string, text: string, submit = false) => {
  const form = new FormData()
  form.append('file', new Blob([text], { type: 'text/csv' }), 'press.csv')
  if (submit) form.append('submit', 'true')
  const answer = await portal.api.request('/api/cylinder-test/upload-cylinder-test', {
    method: 'POST',
    headers: { authorization: `Bearer ${await portal.tokenOf(as)}` },
    body: form,
  })
  return { status: answer.status, body: await answer.json() }
}

test('the sheet of the press comes back as a file: all of it or nothing, with the cell that does not fit', async () => {
  const { set } = await givenSampled(portal, world, 2, portal.clock.now().toISOString())
  portal.clock.at = addMinutes(portal.clock.at, 7 * 1440)
  const detail = await detailOf(portal, set.id)
  const [age] = detail.ages
  const head = 'Specimen,Tested at,Diameter or side 1 mm,Diameter or side 2 mm,Length mm,Mass kg,Load kN,Fracture'
  const row = (load: string) => `${age.specimens[0].label},2026-12-25 09:00,150.1,150.2,300,12.60,${load},2`
  const bad = await upload('lab', `${head}\n${row('seven')}`)
  expect(bad.status).toBe(422)
  expect(bad.body.errors.file[0]).toContain('Row 2, Load kN')
  const foreign = await upload('lab_9', `${head}\n${row('470')}`)
  expect(foreign.status).toBe(422)
  expect((await detailOf(portal, set.id)).ages[0].status).toBe('waiting')
  // A sheet that was printed before says Width.
  const good = await upload('lab', `${head.replaceAll('Diameter or side', 'Width')}\n${row('470')}`, true)
  expect(good.body).toEqual({ specimens: 1, results: 1, submitted: 1 })
  expect((await detailOf(portal, set.id)).ages[0]).toMatchObject({ status: 'with_house_manager', mean: 26.5 })
})

test('the trail of a period names its tests and is narrowed by plant', async () => {
  const mine = await post('lab', 'audit-report', { from: '2026-11-20', to: '2026-12-31' })
  expect(mine.body.rows.map((row: { action: string }) => row.action)).toEqual(
    expect.arrayContaining(['submit', 'pass', 'approve']),
  )
  const broken = await brokenInvariants(portal.db.sql)
  expect(broken.filter(of => of.id.startsWith('I16'))).toEqual([])
  expect((await post('lab_9', 'audit-report', { from: '2026-11-20', to: '2026-12-31' })).body.total).toBe(0)
  expect(portal.defects).toEqual([])
})
