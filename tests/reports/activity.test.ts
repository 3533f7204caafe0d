import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '~/db/seed/demo'
import { type House, house } from '../kit/house'

let portal: House

beforeAll(async () => {
  portal = await house({ now: '2026-11-20T02:15:00.000Z' })
  await seedDemo(portal.db, { now: portal.clock.now(), passwordHash: 'unused', historyDays: 20 })
  for (const username of ['admin', 'dispatcher', 'finance_ar', 'salesperson', 'batcher', 'lab'])
    await portal.adopt(username)
})

test('R-027 the activity of the day adds up and shows each person what they may see', async () => {
  const { body, headers } = await portal.as('dispatcher').get('/dashboard/activity')
  expect(Number(body.pours.delivered) + Number(body.pours.remaining)).toBeCloseTo(Number(body.pours.ordered), 2)
  expect(body.pours.loadsDone).toBeLessThan(body.pours.loads)
  expect(body.hours).toHaveLength(16)
  expect(body.plants).toHaveLength(6)
  expect(body.bills).toBeUndefined()
  const again = await portal
    .as('dispatcher')
    .get('/dashboard/activity', { headers: { 'if-none-match': headers.get('etag')! } })
  expect(again.status).toBe(304)
  const finance = (await portal.as('finance_ar').get('/dashboard/activity')).body
  expect(finance.bills.length).toBeGreaterThan(2)
})

test('the palette finds numbers first and nothing that the person may not open', async () => {
  const find = async (username: string, q: string) =>
    (await portal.as(username).get(`/search?q=${encodeURIComponent(q)}`)).body.rows as {
      kind: string
      label: string
      url: string
    }[]
  const invoice = (await portal.as('finance_ar').post('/invoice/search', { limit: 1 })).body.rows[0]
  expect((await find('finance_ar', invoice.invoiceNo))[0]).toMatchObject({ kind: 'invoice', label: invoice.invoiceNo })
  expect((await find('dispatcher', invoice.invoiceNo)).filter(row => row.kind === 'invoice')).toEqual([])
  expect((await find('salesperson', 'Pte Ltd')).every(row => row.kind === 'customer')).toBe(true)
  expect((await find('dispatcher', '#TUS-26')).every(row => row.kind === 'delivery order')).toBe(true)
  expect(await find('dispatcher', '%%')).toEqual([])
  expect(portal.defects).toEqual([])
})

test('a job shows its person how far it is, and its file by a link that runs out', async () => {
  const { rows } = (await portal.as('finance_ar').post('/invoice-draft/list', { status: 'approved' })).body
  await portal.as('finance_ar').post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [rows[0].id] })
  await portal.as('finance_ar').post('/invoice/export', { toDate: '2026-11-20' })
  expect((await portal.as('finance_ar').get('/jobs')).body.rows[0]).toMatchObject({
    kind: 'write-erp-file',
    status: 'waiting',
    file: null,
  })
  await portal.runJobs()
  const [job] = (await portal.as('finance_ar').get('/jobs')).body.rows
  expect(job.status).toBe('done')
  const link = job.file.replace('/files', '')
  expect((await portal.as('finance_ar').get(link)).status).toBe(200)
  expect((await portal.as('finance_ar').get(link.replace(/sign=./, 'sign=0'))).status).toBe(
    job.file.includes('sign=0') ? 200 : 403,
  )
  portal.clock.at = new Date(portal.clock.at.getTime() + 120_000)
  expect((await portal.as('finance_ar').get(link)).status).toBe(403)
  expect((await portal.as('batcher').get(`/jobs/${job.id}`)).status).toBe(404)
})
