import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { SYSTEM } from '~/db/kit/work'
import { printedQuote } from '~/db/pricing/printed-pricing'
import { givenSubProduct } from '../kit/given/catalog'
import { givenSite } from '../kit/given/customers'
import { givenCostedProduct, givenPriceList, givenProjectPricing } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let site: Awaited<ReturnType<typeof givenSite>>
let productId: string
let quoteId: string
beforeAll(async () => {
  portal = await house()
  site = await givenSite(portal)
  productId = (await givenCostedProduct(portal, { regionId: site.regionId })).product.id
  const { body } = await portal.as('salesperson').post('/pricing', {
    customerId: site.customer.id,
    projectId: site.project.id,
    fromDate: '2026-11-20',
    lines: [{ productId, unitPrice: '132', reason: 'Pile' }],
  })
  quoteId = body.id
})

const isPdf = (answer: { status: number; body: Uint8Array; headers: Headers }) => {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(new TextDecoder().decode(answer.body.slice(0, 5))).toBe('%PDF-')
}
const isSheet = (answer: { status: number; body: Uint8Array; headers: Headers }, name: RegExp) => {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(name)
  expect(new TextDecoder().decode(answer.body.slice(0, 2))).toBe('PK')
}

test('a quote and several of them are a PDF, within scope', async () => {
  isPdf(await portal.as('salesperson').post(`/pricing/${quoteId}/download-pdf`))
  isPdf(await portal.as('finance_ar').post('/pricing/download-pdf', { pricingIds: [quoteId] }))
  await portal.person('salesperson_2')
  expect((await portal.as('salesperson_2').post(`/pricing/${quoteId}/download-pdf`)).status).toBe(404)
  expect((await portal.as('dispatcher').post(`/pricing/${quoteId}/download-pdf`)).status).toBe(403)
})

test('the paper of a quote has the charges of the region on its first day and the payment days of the customer', async () => {
  const prices = [{ regionId: site.regionId, unitPrice: '2.2' }]
  await givenSubProduct(portal, { name: 'Waiting', trigger: 'waiting', unit: 'min', freeAllowance: '60', prices })
  const { charges, ...paper } = await printedQuote(portal.db.sql, SYSTEM, quoteId)
  expect(charges).toMatchObject([{ name: 'Waiting', unit: 'min', unitPrice: '2.2000', freeAllowance: '60.0000' }])
  expect(paper).toMatchObject({ paymentDays: 30, status: 'draft', customerCode: site.customer.customerCode })
  await portal.given(work => setSetting(work, 'orders.minimum-load', '4'))
  expect([paper.minimumLoad, (await printedQuote(portal.db.sql, SYSTEM, quoteId)).minimumLoad]).toEqual(['3', '4'])
  expect(paper.lines).toMatchObject([{ unitPrice: '132.0000' }])
})

test('R-275 a costing, a selection of costings and an audit entry are a PDF', async () => {
  const { body } = await portal.as('ceo').get('/costing')
  const { id } = body.rows[0]
  isPdf(await portal.as('ceo').get(`/costing/${id}/pdf`))
  isPdf(await portal.as('ceo').post('/costing/pdf', { ids: [id] }))
  const { body: trail } = await portal.as('ceo').get(`/costing/${id}/audit`)
  isPdf(await portal.as('ceo').get(`/costing/audit/${trail.rows[0].seq}/pdf`))
  expect((await portal.as('salesperson').get(`/costing/${id}/pdf`)).status).toBe(403)
})

test('R-276 a price list and a version of it are a PDF, the highest material costs a spreadsheet', async () => {
  const list = await givenPriceList(portal, { regionId: site.regionId, lines: [{ productId, unitPrice: '140' }] })
  isPdf(await portal.as('salesperson').post('/global-product-list/download-pdf', { globalProductListId: list.id }))
  isPdf(await portal.as('salesperson').get(`/global-product-list/download-pdf/history/${list.id}`))
  isSheet(
    await portal.as('salesperson').post('/global-product-list/highestMaterialCostRegion/download', {}),
    /highest-material-cost_/,
  )
})

test('R-277 R-320 both previews of a price adjustment are spreadsheets of the given name', async () => {
  await givenProjectPricing(portal, { projectId: site.project.id, prices: [{ productId, productPrice: '128' }] })
  const rule = { regionId: site.regionId, fromDate: '2026-12-01', kind: 'amount', value: '2' }
  for (const path of ['preview', 'current-preview'])
    isSheet(
      await portal.as('salesperson').post(`/price-adjustment/${path}`, rule),
      /price-adj-report_\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.xlsx/,
    )
  const cents = await portal.as('salesperson').post('/price-adjustment/preview', { ...rule, value: '0.1' })
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(cents.body)
  // 128.1 less 128 is 0.0999… in floats.
  const columns = book.worksheets[0]!.columns.map(column => column.values!.slice(1))
  expect(columns).toContainEqual(['Change', 0.1])
  expect(book.worksheets.map(page => page.name)).toEqual(['Price adjustment', 'Summary'])
  expect(portal.defects).toEqual([])
})
