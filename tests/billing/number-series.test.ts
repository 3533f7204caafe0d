import { beforeAll, expect, test } from 'vitest'
import { SERIES_NUMBER } from '~/domain/kit/number-series'
import { billingScreens } from '~/web/billing/screens'
import { quotedNos } from '~/workflows/billing/receive-payments'
import { givenSite } from '../kit/given/customers'
import { givenBill } from '../kit/given/receivables'
import { type House, house } from '../kit/house'

let portal: House
let site: Parameters<typeof givenBill>[1]
beforeAll(async () => {
  portal = await house({
    now: '2026-12-10T01:00:00.000Z',
    invariants: { except: ['I7c'], why: 'bills are given without their approvals' },
  })
  const { regionId, customer, project } = await givenSite(portal)
  site = { region: { id: regionId }, customer, project }
})

const USUAL = { invoice: 'INV', creditNote: 'CN', debitNote: 'DN', statement: 'SB' }
const propose = (value: object, effectiveFrom = '2026-12-15') =>
  portal.as('finance_hod').post('/administration/setting/propose', {
    ...{ name: 'billing.number-series', effectiveFrom, reason: 'New series of the group' },
    value: { ...USUAL, ...value },
  })
const bill = async (invoiceDate: string, subtotal = '100') =>
  (await givenBill(portal, site, { subtotal, invoiceDate, dueDate: '2027-01-31' })).invoiceNo

test('letters of a series hold from their day, each series counts without a gap, and no number is there twice', async () => {
  expect(await bill('2026-12-10')).toBe('INV-2026-000001')
  const { body: made } = await propose({ invoice: 'SIV' })
  const decide = `/administration/setting/proposal/${made.id}/decide`
  expect((await portal.as('admin').post(decide, { version: made.version, approve: true })).status).toBe(200)
  expect(await bill('2026-12-14')).toBe('INV-2026-000002')
  expect(await bill('2026-12-15')).toBe('SIV-2026-000001')
  expect(await bill('2026-12-15', '-20')).toBe('CN-2026-000001')
  expect(await bill('2027-01-02')).toBe('SIV-2027-000001')
  // An earlier day still has its own letters, and letters that come back go on where they were.
  expect(await bill('2026-12-11')).toBe('INV-2026-000003')
  const { body: swapped } = await propose({ invoice: 'CN', creditNote: 'SIV' }, '2026-12-20')
  const again = `/administration/setting/proposal/${swapped.id}/decide`
  expect((await portal.as('admin').post(again, { version: swapped.version, approve: true })).status).toBe(200)
  expect([await bill('2026-12-20'), await bill('2026-12-20', '-20')]).toEqual(['CN-2026-000002', 'SIV-2026-000002'])
})

test('a bill of letters that were chosen is opened, noted and paid by its number like any other', async () => {
  const no = await bill('2026-12-16')
  expect(no).toMatch(/^SIV-2026-/)
  const finance = portal.as('finance_ar')
  expect((await finance.get(`/invoice/${no}`)).body).toMatchObject({ invoiceNo: no })
  expect((await finance.get(`/invoice/${no}/e-invoice`)).status).toBe(200)
  const [screen] = billingScreens.filter(of => of.url === 'billing/invoice/:invoice_number')
  expect(screen!.valid!.invoice_number!.source).toBe(`^${SERIES_NUMBER.source}$`)
  expect(quotedNos({ invoiceNos: [], reference: `for ${no.toLowerCase()}, thanks` })).toEqual([no])
})

test.each([
  ['letters that two kinds share', { creditNote: 'INV' }],
  ['small letters', { invoice: 'inv' }],
  ['a dash, which parts number from letters', { invoice: 'A-B' }],
  ['nothing', { statement: '' }],
])('%s are refused', async (_name, value) => {
  expect((await propose(value)).status).toBe(422)
})
