import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { draftAsTyped } from '~/domain/billing/draft-as-typed'
import { usualGst } from '~/domain/billing/gst'
import { givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let id: string
const DAY = '2026-09-02'
type Body = Parameters<typeof draftAsTyped>[0][number] & { id: string }

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  const world = await givenDeliveries(portal)
  const lines = [{ productId: world.product.id, unitPrice: '150.37' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
  const { order, loads } = await givenOrder(portal, world, { day: DAY, loads: 6 })
  const at = new Date(`${DAY}T02:00:00.000Z`)
  for (const load of loads)
    await portal.given(async work => {
      const row = await deliveryOrder.lock(work, load.id)
      const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
      await deliveryOrder.move(
        work,
        row,
        { status: 'returned', doNumber: `${order.orderNo}-${row.loadNo}`, ...times },
        'deliver',
      )
    })
  const made = await portal.as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY })
  id = made.body.drafts[0].id
})

const read = async () => (await portal.as('sales_manager').get(`/invoice-draft/${id}`)).body

test('what the screen sums up while it is typed is to the cent what the server saves', async () => {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % below
  }
  for (let round = 0; round < 8; round++) {
    const draft = await read()
    const typed = (draft.lines as Body[]).map(line => ({
      ...(next(2) ? { quantity: `${next(12)}.${next(10_000).toString().padStart(4, '0')}` } : {}),
      ...(next(2) ? { unitPrice: `${100 + next(90)}.${next(10_000).toString().padStart(4, '0')}` } : {}),
      ...(next(3) ? {} : { disputed: !line.disputed }),
      removed: line.kind === 'adjustment' && next(2) === 0,
    }))
    const added = round % 2 ? [{ quantity: '-1', unitPrice: `${next(100)}.05` }] : []
    const said = draftAsTyped(draft.lines, typed, added, usualGst(draft))
    const saved = await portal.as('sales_manager').put(`/invoice-draft/${id}`, {
      version: draft.version,
      lines: typed.flatMap(({ removed, ...of }, at) =>
        removed ? [] : [{ id: draft.lines[at].id, reason: `Round ${round}`, ...of }],
      ),
      adjustments: added.map(of => ({ ...of, description: 'Goodwill', unit: 'lump', reason: 'Agreed' })),
      removeLines: typed.flatMap(({ removed }, at) => (removed ? [draft.lines[at].id] : [])),
    })
    expect(saved.status).toBe(200)
    const { quantity, subtotal, gst, total, gstTotals, lines } = saved.body
    expect({ quantity, subtotal, gst, total, gstTotals }).toEqual({
      ...{ quantity: said.totals.quantity, subtotal: said.totals.subtotal },
      ...{ gst: said.totals.gst, total: said.totals.total, gstTotals: said.totals.gstTotals },
    })
    const kept = said.lines.filter(of => !of.removed).map(of => of.amount)
    expect(lines.map((line: { amount: string }) => line.amount)).toEqual([...kept, ...said.added])
  }
})

test('a dispute needs a reason, and nothing changes without one', async () => {
  const draft = await read()
  const line = draft.lines.find((of: Body) => !of.disputed && of.kind === 'product')
  const asked = (reason?: string) =>
    portal.as('sales_manager').put(`/invoice-draft/${id}`, {
      version: draft.version,
      lines: [{ id: line.id, disputed: true, ...(reason ? { reason } : {}) }],
    })
  const refused = await asked()
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toHaveProperty(['lines.0.reason'])
  expect(await read()).toEqual(draft)
  expect((await asked('Short by half a cubic metre')).status).toBe(200)
})
