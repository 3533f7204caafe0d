import { sql } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { region } from '~/db/fleet/region'
import { nounRecord } from '~/db/kit/noun-rows'
import { setSetting } from '~/db/kit/set-setting'
import { carbonConfigs } from '~/db/mixdesign/tables'
import { carbonConfig } from '~/domain/mixdesign/carbon-config'
import { type Dimension, fits } from '~/domain/reports/chat-report/catalogue'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let plantId: string

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  const { load } = await givenDelivered(portal, world)
  plantId = load.plantId
  await portal.given(work =>
    nounRecord(carbonConfig, carbonConfigs).insert(work, {
      validFrom: '2026-01-01',
      electricityPerKwh: '0.4',
      dieselPerLitre: '3',
      kwhPerM3: '5',
      dieselLitresPerM3: '1',
      hgvPerTkm: '0.1',
      hgvEmptyPerKm: '0.8',
      source: 'Test',
    }),
  )
})

const period = 'from=2026-11-01&to=2026-11-30'

test('the carbon of a period is summed by stage, by plant and month, and by strength class', async () => {
  const { status, body } = await portal.as('finance_hod').get(`/report/carbon-emission?${period}`)
  expect(status).toBe(200)
  expect(body.byPlantMonth).toHaveLength(1)
  const [sum] = body.byPlantMonth
  expect(sum).toMatchObject({ month: '2026-11', deliveries: 1, theoretical: 0 })
  // 5 kWh at 0.4 and a litre at 3 a cubic metre.
  expect(Number(sum.load.a3)).toBeCloseTo(Number(sum.cubicMetres) * 5, 3)
  const stages = ['a1', 'a2', 'a3', 'a4'].reduce((total, stage) => total + Number(sum.load[stage]), 0)
  expect(Number(sum.load.total)).toBeCloseTo(stages, 3)
  expect(Number(sum.load.a1)).toBeGreaterThan(0)
  expect(body.byClass[0].perCubicMetreA1A3).toMatch(/^\d+\.\d{3}$/)
  const none = await portal.as('finance_hod').get('/report/carbon-emission?from=2026-01-01&to=2026-01-31')
  expect(none.body).toEqual({ total: null, unknown: 0, byPlantMonth: [], byClass: [] })
})

test('R-324 the carbon report is saved as CarbonEmissionReport.xlsx, a spreadsheet of two pages, for its roles alone, and of a sane period', async () => {
  const file = await portal.as('finance_hod').get(`/report/carbon-emission-report?${period}`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="CarbonEmissionReport\.xlsx"/)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(file.body as never)
  expect(book.worksheets.map(page => page.name)).toEqual(['By plant and month', 'By strength class'])
  expect(book.worksheets[0]!.getRow(2).getCell(2).value).toBe('2026-11')
  expect((await portal.as('dispatcher').get(`/report/carbon-emission-report?${period}`)).status).toBe(403)
  const wrong = await portal.as('finance_hod').get('/report/carbon-emission?from=2026-11-30&to=2026-11-01')
  expect(wrong.status).toBe(422)
})

test('the month of a plant: made, its days, its book of materials; a plant out of sight is not there', async () => {
  const { status, body } = await portal.as('admin').get(`/report/plant-monthly-report/${plantId}/2026-11`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ month: '2026-11', made: { loads: 1 }, before: { loads: 0, from: '2026-10-01' } })
  expect(body.days).toHaveLength(30)
  for (const of of body.materials) {
    const sum = [of.openingKg, of.receivedKg, of.usedKg, of.adjustedKg].reduce(
      (kg: number, part: string) => kg + Number(part),
      0,
    )
    expect(Number(of.closingKg)).toBeCloseTo(sum, 3)
  }
  expect(body.materials.some((of: { usedKg: string }) => Number(of.usedKg) < 0)).toBe(true)
  // One in the morning of the 21st in the region of the plant, the evening of the 20th elsewhere.
  const at = portal.clock.at
  portal.clock.at = new Date('2026-11-20T12:00:00Z')
  const into = (zone: string) =>
    portal.given(async work => region.move(work, await region.lock(work, world.region.id), { zone }, 'move'))
  await into('Pacific/Auckland')
  const { body: there } = await portal.as('admin').get(`/report/plant-monthly-report/${plantId}/2026-11`)
  expect(there.before).toMatchObject({ from: '2026-10-01', to: '2026-10-21' })
  await into('Asia/Singapore')
  portal.clock.at = at
  const admin = portal.as('admin')
  expect((await admin.get(`/report/plant-monthly-report/${plantId}/2026-13`)).status).toBe(422)
  expect((await admin.get('/report/plant-monthly-report/018f0000-0000-7000-8000-000000000000/2026-11')).status).toBe(
    404,
  )
  expect((await portal.as('dispatcher').get(`/report/plant-monthly-report/${plantId}/2026-11`)).status).toBe(403)
})

test('A1–A3 of a plant and month is one figure in the monthly report, the carbon report and the question tool', async () => {
  const emission = (await portal.as('admin').get(`/report/carbon-emission?${period}&plantId=${plantId}`)).body
  const { a1, a2, a3 } = emission.total.load
  expect(Number(a2)).toBeGreaterThan(0)
  const gate = ((Number(a1) + Number(a2) + Number(a3)) / Number(emission.total.cubicMetres)).toFixed(3)
  expect(emission.byClass[0].perCubicMetreA1A3).toBe(gate)
  const month = (await portal.as('admin').get(`/report/plant-monthly-report/${plantId}/2026-11`)).body
  expect(month.made.gwpPerM3).toBe(gate)
  const asked = await portal
    .as('ceo')
    .get(`/report/chat-report/answer?q=${encodeURIComponent('carbon by plant this month')}`)
  expect(asked.body.rows).toMatchObject([{ value: Number(gate) }])
})

test('weights that a later revision of the load replaced are in no figure', async () => {
  const figures = async () => {
    const used = await portal.as('ceo').get(`/report/chat-report/answer?measure=used&by=material&${period}`)
    const month = await portal.as('admin').get(`/report/plant-monthly-report/${plantId}/2026-11`)
    return { used: used.body.rows, weighing: month.body.weighing }
  }
  const before = await figures()
  expect(before.used.length).toBeGreaterThan(2)
  const columns = sql.raw(`delivery_order_id, batch_no, quantity, material_id, silo_id, target_kg, actual_kg,
    deviation_percent, tolerance_percent, cause, at`)
  await portal.db.sql.execute(sql`insert into batch_weight (id, revision, verdict, ${columns})
    select gen_random_uuid(), 0, 'act', ${columns} from batch_weight where revision = 1`)
  expect(await figures()).toEqual(before)
})

test('R-044 a question in words is answered, every measure by every dimension, and money only to whom it is shown', async () => {
  const ceo = portal.as('ceo')
  const asked = await ceo.get(`/report/chat-report/answer?q=${encodeURIComponent('volume by plant this month')}`)
  expect(asked.status).toBe(200)
  expect(asked.body).toMatchObject({
    config: { measure: 'volume', by: 'plant' },
    unknown: [],
    rows: [{ count: expect.any(Number) }],
  })
  expect(asked.body.total).toBe(asked.body.rows[0].value)
  const lost = await ceo.get(`/report/chat-report/answer?q=${encodeURIComponent('best driver')}`)
  expect(lost.body).toMatchObject({
    config: null,
    unknown: ['best'],
    rows: [],
    nearest: expect.stringContaining('volume by driver'),
  })
  const beside = await ceo.get(`/report/chat-report/answer?q=best+driver&measure=volume&by=driver&product=`)
  expect(beside.body).toMatchObject({ config: { measure: 'volume', by: 'driver', product: null }, unknown: ['best'] })
  const coded = await ceo.get('/report/chat-report/answer?measure=volume&by=product&product=n30')
  expect(coded.body.config.product).toBe('N30')
  const strength = async () => (await ceo.get('/report/chat-report/answer?measure=strength&by=grade')).body
  expect(await strength()).toMatchObject({ config: { ageDays: 28 }, question: expect.stringContaining('at 28 days') })
  await portal.given(work => setSetting(work, 'cylinders.strength-age', 56))
  expect(await strength()).toMatchObject({ config: { ageDays: 56 }, question: expect.stringContaining('at 56 days') })
  const { body: catalogue } = await ceo.get('/report/chat-report/catalogue')
  for (const measure of catalogue.measures)
    for (const by of [
      'plant',
      'region',
      'customer',
      'project',
      'product',
      'grade',
      'truck',
      'driver',
      'material',
      'hour',
      'weekday',
      'day',
      'week',
      'month',
    ]) {
      const { status } = await ceo.get(`/report/chat-report/answer?measure=${measure}&by=${by}&${period}`)
      const fitting = fits(measure, by as Dimension)
      expect([measure, by, status]).toEqual([measure, by, fitting ? 200 : 422])
    }
  expect(catalogue.measures).toContain('invoiced')
  const lab = portal.as('lab_manager')
  expect((await lab.get('/report/chat-report/catalogue')).body.measures).not.toContain('invoiced')
  expect((await lab.get('/report/chat-report/answer?measure=invoiced')).status).toBe(403)
  expect((await portal.as('batcher').get('/report/chat-report/catalogue')).status).toBe(403)
  expect(portal.defects).toEqual([])
})
