import { beforeAll, expect, test } from 'vitest'
import { salespeopleOf } from '~/db/customers/customer'
import { setSetting } from '~/db/kit/set-setting'
import { givenPurchaseOrder, givenSalesperson } from '../kit/given/customers'
import { givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

const DAY = '2026-11-20'
let portal: House
let invoiceNo: string
type Export = { id: string; version: number; exportNo: string; invoices: number; lines: number; state: string }

const finance = () => portal.as('finance_ar')
const issue = async (id: string) =>
  ok(await finance().post('/invoice/generate', { invoiceDate: DAY, draftIds: [id] })).results[0]
const approve = async (id: string, ...people: string[]) => {
  for (const who of people) {
    const { version } = ok(await portal.as('admin').get(`/invoice-draft/${id}`))
    ok(await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] }))
  }
}
const takeAll = async () => ok(await finance().post('/invoice/export', { toDate: DAY }))
const last = async (): Promise<Export> => ok(await finance().get('/invoice/exports'))[0]
const rowsOf = async (id: string, which: 'file' | 'lines') => {
  const answer = await finance().get(`/invoice/export/${id}/${which}`)
  expect(answer.status).toBe(200)
  return String(answer.body)
    .trim()
    .split('\r\n')
    .map(row => row.split(','))
}

beforeAll(async () => {
  portal = await house({ now: `${DAY}T01:00:00.000Z` })
  const world = await givenDeliveries(portal)
  await portal.person('second_admin', { roles: ['admin'] })
  await givenPriceList(portal, {
    regionId: world.region.id,
    lines: [{ productId: world.product.id, unitPrice: '130' }],
  })
  const seller = await givenSalesperson(portal, 'nora_ng')
  const order = await givenPurchaseOrder(portal, { projectId: world.project.id, poNumber: 'PO-77' })
  await portal.given(work => salespeopleOf.replace(work, world.customer.id, [{ salespersonId: seller.id }]))
  await givenDelivered(portal, world, 0, { purchaseOrderId: order.id })
  portal.clock.at = new Date('2026-11-21T01:00:00.000Z')
  const { drafts } = ok(await finance().post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }))
  await approve(drafts[0].id, 'second_admin', 'sales_manager', 'ceo')
  ;({ invoiceNo } = await issue(drafts[0].id))
  const lumpSums = [{ description: 'Goodwill', direction: 'credit', amount: '100', gstPercent: '9' }]
  const note = ok(
    await finance().post(`/invoice/${invoiceNo}/note`, { reason: 'goodwill', text: 'Late load', lines: [], lumpSums }),
  )
  await approve(note.id, 'second_admin')
  expect(await issue(note.id)).toMatchObject({ ok: true, invoiceNo: 'CN-2026-000001' })
  await portal.given(work =>
    setSetting(work, 'billing.gl-codes', {
      ...{ product: '4100', associate: '4010', sub_product: '4020', service: '4030', adjustment: '4999' },
    }),
  )
})

test('while the file is written nothing is ready, and the ERP cannot have posted it', async () => {
  await takeAll()
  const row = await last()
  expect(row).toMatchObject({ state: 'writing', invoices: 2 })
  expect((await finance().get(`/invoice/export/${row.id}/lines`)).status).toBe(409)
  expect((await finance().post(`/invoice/export/${row.id}/acknowledge`, { version: row.version })).status).toBe(409)
  await portal.runJobs()
  expect(await last()).toMatchObject({ state: 'ready', lines: 2 })
})

test('the note comes after its invoice in both files, and lines add up to their document', async () => {
  const { id } = await last()
  expect((await rowsOf(id, 'file')).filter(([kind]) => kind === 'I').map(row => row[1])).toEqual([
    invoiceNo,
    'CN-2026-000001',
  ])
  const rows = await rowsOf(id, 'lines')
  const head = rows[1]!
  const lines = rows
    .filter(([kind]) => kind === 'L')
    .map(row => Object.fromEntries(head.map((name, at) => [name, row[at]])))
  expect(lines[0]).toMatchObject({ document: invoiceNo, kind: 'product', amount: '1170.00', tax_code: 'SR' })
  expect(lines[0]!.delivery_order).toMatch(/-/)
  for (const line of lines) expect(line).toMatchObject({ purchase_order: 'PO-77', salesperson: 'nora ng' })
  for (const column of ['project', 'plant', 'site', 'order', 'delivered_on']) expect(lines[0]![column]).toBeTruthy()
  expect(lines[1]).toMatchObject({
    document: 'CN-2026-000001',
    refers_to: invoiceNo,
    amount: '-100.00',
    reason: 'Late load',
  })
  expect(rows.filter(([kind]) => kind === 'S').map(row => row.slice(1))).toEqual([
    [invoiceNo, '1', '1170.00', '105.30', '1275.30'],
    ['CN-2026-000001', '1', '-100.00', '-9.00', '-109.00'],
  ])
  expect(rows.at(-1)).toEqual(['T', '2', '2', '1070.00'])
})

test('codes are those of the day of the document', async () => {
  const rows = await rowsOf((await last()).id, 'lines')
  const at = rows[1]!.indexOf('gl_code')
  // The codes were changed on the 21st; the documents are of the 20th.
  expect(rows.filter(([kind]) => kind === 'L').map(row => row[at])).toEqual(['4000', '4090'])
})

test('a rejected export gives its documents back with the reason, and the next one is acknowledged once', async () => {
  const first = await last()
  const reason = 'Unknown GL code'
  expect((await finance().post(`/invoice/export/${first.id}/reject`, { version: first.version })).status).toBe(422)
  expect(
    (await portal.as('dispatcher').post(`/invoice/export/${first.id}/reject`, { version: 1, reason })).status,
  ).toBe(403)
  ok(await finance().post(`/invoice/export/${first.id}/reject`, { version: first.version, reason }))
  expect(await last()).toMatchObject({ state: 'rejected', endedReason: reason })
  expect(ok(await finance().post('/invoice/search', { exported: false })).total).toBe(2)
  portal.clock.at = new Date('2026-11-21T02:00:00.000Z')
  const note = ok(await finance().get('/invoice/CN-2026-000001'))
  const alone = await finance().post('/invoice/export', { toDate: DAY, invoiceIds: [note.id] })
  expect(alone).toMatchObject({ status: 409, body: { facts: { rule: 'invoice-first' } } })
  await takeAll()
  await portal.runJobs()
  const second = await last()
  const { version } = second
  ok(await finance().post(`/invoice/export/${second.id}/acknowledge`, { version, reference: 'GL-77' }))
  expect(await last()).toMatchObject({ state: 'acknowledged', erpReference: 'GL-77' })
  const late = await finance().post(`/invoice/export/${second.id}/cancel`, { version: version + 1, reason })
  expect(late.status).toBe(409)
})
