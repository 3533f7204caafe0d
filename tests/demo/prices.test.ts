import { beforeAll, expect, test } from 'vitest'
import { order } from '~/db/orders/order'
import { linesOfAdjustment } from '~/db/pricing/price-adjustment/detail'
import { priceAdjustment } from '~/db/pricing/price-adjustment/price-adjustment'
import { agreedPriceOf } from '~/db/pricing/price-facts'
import { addDays } from '~/domain/kit/time'
import { DEMO_PASSWORD } from '~/domain/users/demo-people'
import { adjustDemoPrices } from '~/workflows/demo/adjust-prices'
import { askDemoPrices } from '~/workflows/demo/ask-prices'
import { backDateDemoPrice } from '~/workflows/demo/back-date-price'
import { overtakeDemoQuote } from '~/workflows/demo/overtake-quote'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

let portal: House
let ceo: { headers: { authorization: string } }

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 16 })
  const { token } = (await portal.as(null).post('/login', { username: 'ceo', password: DEMO_PASSWORD })).body
  ceo = { headers: { authorization: `Bearer ${token}` } }
})

type Open = { id: string; version: number; kind: string; subjectId: string; why: string | null; lines: object[] }
const inbox = async (status: string): Promise<Open[]> =>
  (await portal.as(null).get(`/price-approval?status=${status}&limit=50`, ceo)).body.rows
const approve = ({ id, version }: Open) =>
  portal.as(null).post(`/price-approval/${id}/decide`, { version, approve: true }, ceo)

test('prices are asked for by the commands of the people, once: three are open and one was approved last week', async () => {
  expect(await askDemoPrices(portal.db, portal.clock.now())).toBe(4)
  expect(await askDemoPrices(portal.db, portal.clock.now())).toBe(0)
  expect((await inbox('pending')).map(row => row.kind)).toEqual(['order', 'term', 'product_price'])
  expect(await inbox('decided')).toMatchObject([{ kind: 'product_price', status: 'approved' }])
  for (const { why, lines, kind } of await inbox('pending')) {
    expect(why).toBeNull()
    expect(lines).toMatchObject([
      {
        ...{ listPrice: expect.any(String), belowListPercent: expect.any(String) },
        // Nobody keeps what a minute of waiting costs.
        cost: kind === 'term' ? null : expect.any(String),
      },
    ])
  }
})

test('the CEO approves them: the order goes on at its price, the price of the project is in force', async () => {
  for (const open of await inbox('pending')) {
    const { status, body } = await approve(open)
    expect([status, body.status]).toEqual([200, 'approved'])
    if (open.kind === 'order')
      expect(await order.get(portal.db.sql, open.subjectId)).toMatchObject({
        status: 'confirmed',
        holdReason: null,
        oneOffPrice: expect.any(String),
      })
  }
  expect(await inbox('pending')).toEqual([])
})

test('a later quote overtakes one product of an earlier one, which stays in force for the others', async () => {
  expect(await overtakeDemoQuote(portal.db, portal.clock.now())).toBe(true)
  expect(await overtakeDemoQuote(portal.db, portal.clock.now())).toBe(false)
  const { rows } = (await portal.as(null).post('/pricing/fetch', { status: ['approved'], limit: 200 }, ceo)).body
  const partly = rows.filter((row: { superseded: string | null }) => row.superseded)
  expect(partly).toMatchObject([{ superseded: 'partly', status: 'approved' }])
  const later = rows.find(
    (row: { projectName: string; id: string }) => row.projectName === partly[0].projectName && row.id !== partly[0].id,
  )
  expect(later).toMatchObject({ status: 'approved', lines: 1, superseded: null })
})

test('a price change for past days is submitted once, and the CEO approves it with a note to each invoice', async () => {
  expect(await backDateDemoPrice(portal.db, portal.clock.now())).toBe(true)
  expect(await backDateDemoPrice(portal.db, portal.clock.now())).toBe(false)
  const [open] = await inbox('pending')
  expect(open).toMatchObject({ kind: 'repricing', why: null })
  expect((await approve(open!)).body).toMatchObject({ status: 'approved' })
  const { body } = await portal.as(null).get(`/repricing/${open!.subjectId}`, ceo)
  const invoices = new Set(
    body.loads.flatMap((of: { state: string; billNo: string }) => (of.state === 'invoiced' ? [of.billNo] : [])),
  )
  expect(body.notes.map((of: { invoiceNo: string }) => of.invoiceNo).sort()).toEqual([...invoices].sort())
  expect(body.loads.length).toBeGreaterThan(0)
})

test('two rises of agreed prices are applied for once: one is approved and in force from its day, one is open', async () => {
  expect(await adjustDemoPrices(portal.db, portal.clock.now())).toBe(2)
  expect(await adjustDemoPrices(portal.db, portal.clock.now())).toBe(0)
  const { rows } = (await portal.as(null).post('/price-adjustment/list', { limit: 50 }, ceo)).body
  expect(rows.map((of: { status: string }) => of.status)).toEqual(['submitted', 'approved'])
  const [open, approved] = rows
  for (const { id } of rows) {
    const { regionId, customerIds } = await priceAdjustment.get(portal.db.sql, id)
    const where = { regionId, customerId: customerIds[0]! }
    const lines = await linesOfAdjustment(portal.db.sql, id)
    expect(lines.length).toBeGreaterThan(0)
    for (const { projectId, itemId: productId, oldPrice, newPrice } of lines) {
      expect(Number(newPrice)).toBeGreaterThan(Number(oldPrice))
      // What is booked and billed until that day keeps its price.
      for (const [day, price] of [
        [addDays(approved.fromDate, -1), oldPrice],
        [approved.fromDate, id === approved.id ? newPrice : oldPrice],
      ] as const)
        expect(await agreedPriceOf(portal.db.sql, { ...where, projectId: projectId!, productId, day })).toBe(price)
    }
  }
  const asked = { priceAdjustmentId: open.id, version: open.version, approve: true }
  const { status, body } = await portal.as(null).post('/price-adjustment/approveReject', asked, ceo)
  expect([status, body.status]).toEqual([200, 'approved'])
})
