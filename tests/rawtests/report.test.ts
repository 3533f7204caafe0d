import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { aMaterial } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let sand: string
let cement: string
let code: string
beforeAll(async () => {
  portal = await house()
  sand = (await aMaterial(portal, { kind: 'sand', name: 'River sand', density: '2600.000' })).id
  const of = await aMaterial(portal)
  cement = of.id
  code = of.materialCode
  const sieves = [4.75, 2.36, 1.18, 0.6, 0.3, 0.15]
  for (const [at, shift] of [0, 10, 20].entries()) {
    const retained = [5, 55 - shift, 65, 90, 160 + shift, 90]
    await portal.as('lab').post('/raw-material-test/create', {
      materialId: sand,
      testType: 'sieve',
      sampledOn: `2026-11-0${at + 1}`,
      status: 'submitted',
      input: { sieves: sieves.map((size, i) => ({ size, retained: retained[i] })), pan: 35, totalMass: 500 },
    })
  }
})

const post = (path: string, json: object, as = 'lab') => portal.as(as).post(`/raw-material-test/${path}`, json)

/** A file as the answer, through the door that sends files. */
async function file(path: string, json: object): Promise<{ type: string; name: string; bytes: Uint8Array }> {
  const answer = await portal.api.request(`/api/raw-material-test/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await portal.tokenOf('lab')}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(answer.status, new TextDecoder().decode(bytes.slice(0, 300))).toBe(200)
  return {
    type: answer.headers.get('content-type') ?? '',
    name: answer.headers.get('content-disposition') ?? '',
    bytes,
  }
}

/** The name under which a browser saves it. */
const savedAs = (disposition: string) => /^attachment; filename="([^"]+)"/.exec(disposition)?.[1] ?? disposition

async function book(bytes: Uint8Array) {
  const found = new ExcelJS.Workbook()
  await found.xlsx.load(bytes.buffer as ArrayBuffer)
  return found
}

/** A workbook like the template, sent as the import takes it. */
async function send(path: string, rows: (string | number)[][], fields: Record<string, string> = {}) {
  const made = new ExcelJS.Workbook()
  made.addWorksheet('Cement').addRows(rows)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([await made.xlsx.writeBuffer()], 'cement.xlsx'))
  const request = new Request('http://portal', { method: 'POST', body: form })
  const answer = await portal.api.request(`/api/raw-material-test/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await portal.tokenOf('lab')}`,
      'content-type': request.headers.get('content-type')!,
    },
    body: await request.arrayBuffer(),
  })
  return { status: answer.status, body: await answer.json() }
}

test('R-322 get-aggregate-test-reports is a table by sieve with the figures of each material; the export holds the same', async () => {
  const { status, body } = await post('get-aggregate-test-reports', { materialId: sand })
  expect(status).toBe(200)
  expect(body.sizes).toEqual([4.75, 2.36, 1.18, 0.6, 0.3, 0.15])
  expect(body.rows.map((row: { sampledOn: string }) => row.sampledOn)).toEqual([
    '2026-11-03',
    '2026-11-02',
    '2026-11-01',
  ])
  expect(body.rows[2].passing).toEqual([99, 88, 75, 57, 25, 7].map(value => expect.closeTo(value, 6)))
  expect(body.summary).toMatchObject([{ tests: 3, finenessModulus: { tests: 0, mean: null } }])
  expect((await post('get-aggregate-test-reports', { from: '2026-11-02' })).body.rows).toHaveLength(2)
  expect((await post('getReport', { testType: 'sieve' })).body).toMatchObject({ cement: null, aggregate: body })
  expect((await post('getReport', { testType: 'x' })).status).toBe(422)
  expect((await post('get-aggregate-test-reports', {}, 'dispatcher')).status).toBe(403)

  const sent = await file('export-aggregate-excel-report', { materialId: sand })
  expect(savedAs(sent.name)).toMatch(/^aggregate-rmt-report_\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.xlsx$/)
  const sheet = (await book(sent.bytes)).getWorksheet('Aggregate tests')!
  expect(sheet.rowCount).toBe(4)
  expect(sheet.getRow(1).values).toContain('2.36 mm, % passing')
})

test('R-328 each grading graph and the running mean are saved as PDF with their table', async () => {
  const graphs = [
    { graph: 'non-combined', materialIds: [sand], specification: 'c33-fine' },
    { graph: 'combined', parts: [{ materialId: sand, share: 1 }] },
    { graph: 'running-mean', materialId: sand, property: { sieve: 0.6 }, of: 2 },
    { graph: 'test', rawMaterialTestInfoId: (await post('list', { materialId: sand })).body.rows[0].id },
  ]
  for (const asked of graphs) {
    const { type, name, bytes } = await file('generate-graph-pdf', asked)
    expect(savedAs(name)).toMatch(new RegExp(`^${asked.graph}_[\\d_-]{19}\\.pdf$`))
    expect(type).toBe('application/pdf')
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(8000)
  }
  expect((await post('generate-graph-pdf', { graph: 'pie' })).status).toBe(422)
})

test('R-287 R-321 R-323 cement results come in by the filled template, change while they wait, and refuse what is wrong', async () => {
  const empty = await file('download-cement-template', {})
  expect(savedAs(empty.name)).toBe('cement_rmt_template.xlsx')
  const template = (await book(empty.bytes)).worksheets[0]!
  const heading = (template.getRow(1).values as string[]).slice(1)
  const row = (values: Record<string, string | number>) => heading.map(label => values[label] ?? '')
  const good = {
    Material: code,
    'Sampled on': '02/11/2026',
    'Class or type': '42.5N',
    'Strength 2 d, MPa': 24.6,
    'Strength 28 d, MPa': 52.3,
    'Initial set, min': 155,
    'Expansion, mm': 0.5,
  }
  const taken = await send('import-cement-test-results', [heading, row(good)])
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  expect(taken.body).toMatchObject({ create: 1, reject: 0 })
  const again = await send('import-cement-test-results', [heading, row(good)])
  expect(again.body).toMatchObject({ create: 0, skip: 1 })
  const changed = await send('import-cement-test-results', [heading, row({ ...good, 'Strength 28 d, MPa': 40 })])
  expect(changed.body).toMatchObject({ update: 1 })

  const bad = await send('import-cement-test-results', [
    heading,
    row({ ...good, Material: 'NONE', 'Sampled on': '03/11/2026' }),
    row({ ...good, 'Class or type': '43N', 'Sampled on': '04/11/2026' }),
    row({ ...good, 'Strength 28 d, MPa': 900, 'Sampled on': '05/11/2026' }),
    row({ ...good, 'Sampled on': '05/11/2030' }),
  ])
  expect(bad.status).toBe(422)
  expect(bad.body.facts.counts).toMatchObject({ rows: 4, reject: 4 })
  const { cement: report } = (await post('getReport', { testType: 'cement', materialId: cement })).body
  expect(report.rows).toHaveLength(1)
  expect(report.rows[0]).toMatchObject({ class: '42.5N', verdict: 'fail', failed: ['strength at 28 d'] })
  const checked = await send('cement-results/upload', [heading, row(good)], { step: 'check' })
  expect(checked.status).toBe(200)
  expect(checked.body.importId).toEqual(expect.any(String))

  const sent = await file('exportCementExcelReport', {})
  expect(savedAs(sent.name)).toMatch(/^cement-rmt-report_\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.xlsx$/)
  const sheet = (await book(sent.bytes)).getWorksheet('Cement tests')!
  expect(sheet.getRow(2).values).toContain(40)
  expect(portal.defects).toEqual([])
})

test('R-008 cement and aggregates each have their own kinds of test and their own report', async () => {
  const water = (await aMaterial(portal, { kind: 'water' })).id
  const kinds = async (of: string) =>
    (await portal.as('lab').get(`/raw-material-test/get-test-types-by-material?materialId=${of}`)).body.rows.map(
      (row: { testType: string }) => row.testType,
    )
  expect([await kinds(sand), await kinds(cement), await kinds(water)]).toEqual([['sieve'], ['cement'], []])
  const report = async (testType: string) => (await post('getReport', { testType })).body
  expect(await report('sieve')).toMatchObject({
    cement: null,
    aggregate: { summary: [{ materialId: sand, tests: 3 }] },
  })
  expect(await report('cement')).toMatchObject({ aggregate: null, cement: { summary: [{ materialId: cement }] } })
  const swapped = { materialId: cement, testType: 'sieve', sampledOn: '2026-11-02', input: {} }
  expect((await post('create', swapped)).status).toBe(422)
  expect((await post('create', { ...swapped, materialId: sand, testType: 'cement' })).status).toBe(422)
})
