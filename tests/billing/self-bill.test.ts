import { beforeAll, expect, test } from 'vitest'
import { noteOn } from '~/db/billing/invoice-note'
import { customer } from '~/db/customers/customer'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { lettersAbout } from '~/db/kit/letter'
import { auditTrail } from '~/db/kit/trail'
import { randomOf } from '~/db/seed/random'
import { amount, decimal, percentOf, sum } from '~/domain/kit/money'
import { givenSubProduct } from '../kit/given/catalog'
import { givenContact } from '../kit/given/customers'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

type Line = { id: string; doNumber: string; deliveryOrderId: string; quantity: string; amount: string; kind: string }
type Theirs = { docketNo: string | null; quantity: string; amount: string; description?: string }

let portal: House
let world: Deliveries
let days = 0
let documents = 0
const as = (who: string) => portal.as(who)
const finance = () => as('finance_ar')

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  await portal.person('salesperson_admin', { roles: ['admin'] })
  const lines = [{ productId: world.product.id, unitPrice: '150' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
  const prices = [{ regionId: world.region.id, unitPrice: '2.2' }]
  await givenSubProduct(portal, { name: 'Fibres', trigger: 'always', unit: 'm³', prices })
  await portal.given(async work =>
    customer.move(work, await customer.lock(work, world.customer.id), { selfBilling: true }, 'change'),
  )
})

/** Delivered loads of one day on one draft that all three levels have approved. */
async function approvedDraft(loads: number): Promise<{ id: string; day: string; lines: Line[] }> {
  const day = `2026-10-${String(++days).padStart(2, '0')}`
  const { order, loads: rows } = await givenOrder(portal, world, { day, loads })
  const at = new Date(`${day}T02:00:00.000Z`)
  for (const [place, load] of rows.entries())
    await portal.given(async work => {
      const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
      const doNumber = `${order.orderNo}-${place + 1}`
      const row = await deliveryOrder.lock(work, load.id)
      await deliveryOrder.move(work, row, { status: 'returned', doNumber, ...times }, 'deliver')
    })
  const { drafts } = (await finance().post('/invoice-draft/generate-draft', { fromDate: day, toDate: day })).body
  const { id } = drafts[0]
  await approve(id)
  return { id, day, lines: (await draftOf(id)).lines }
}
const draftOf = async (id: string) => (await as('admin').get(`/invoice-draft/${id}`)).body
const LEVELS = { with_sales: 'salesperson_admin', with_manager: 'sales_manager_2', with_ceo: 'ceo' }
async function approve(id: string) {
  for (const [status, who] of Object.entries(LEVELS)) {
    const { version, status: now } = await draftOf(id)
    expect(now).toBe(status)
    const done = await as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })
    expect(done.body.results[0]).toMatchObject({ ok: true })
  }
}

async function send(draftId: string, statementDate = '2026-11-19') {
  const { body } = await finance().post('/self-bill/send', { statementDate, draftIds: [draftId] })
  return body.results[0] as { ok: boolean; id: string; statementNo: string; problem?: { detail: string } }
}
const statement = async (id: string) => (await finance().get(`/self-bill/${id}`)).body
const same = (lines: readonly Line[]): Theirs[] =>
  lines.map(of => ({ docketNo: of.doNumber, quantity: of.quantity, amount: of.amount }))
async function takeIn(id: string, lines: Theirs[], more: object = {}) {
  const net = sum(lines.map(of => of.amount)).toFixed(2)
  const gst = percentOf(net, '9')
  const { version } = await statement(id)
  const documentNo = `SBI-${++documents}`
  return finance().put(`/self-bill/${id}/document`, {
    ...{ version, documentNo, documentDate: '2026-11-18', lines, gst, total: sum([net, gst]).toFixed(2) },
    ...more,
  })
}
const receivable = async (draftId: string) =>
  (await finance().post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [draftId] })).body.results[0]
const toState = async () =>
  (await finance().post('/invoice-draft/list', { status: 'approved', toState: true })).body.rows.map(
    (row: { id: string }) => row.id,
  )
const items = async () =>
  (await finance().get(`/receivable/${world.customer.id}`)).body.items as {
    invoiceNo: string
    customerDocumentNo: string
    invoiceDate: string
    total: string
  }[]

test('a self-billing customer gets a statement, and its own equal document is what it owes', async () => {
  const draft = await approvedDraft(2)
  expect((await receivable(draft.id)).problem.detail).toMatch(/issues the invoices itself/)
  expect(await toState()).toContain(draft.id)
  const sent = await send(draft.id)
  expect(await toState()).not.toContain(draft.id)
  expect(sent).toMatchObject({ ok: true, statementNo: expect.stringMatching(/^SB-2026-\d{6}$/) })
  expect((await send(draft.id)).statementNo).toBe(sent.statementNo)
  expect((await receivable(draft.id)).ok).toBe(false)
  const taken = await takeIn(sent.id, same(draft.lines), { documentNo: 'ACME-77' })
  expect(taken.body).toMatchObject({ status: 'matched', differences: 0, documentNo: 'ACME-77' })
  const made = await receivable(draft.id)
  expect(made).toMatchObject({ ok: true, invoiceNo: sent.statementNo })
  const item = (await items()).find(of => of.invoiceNo === sent.statementNo)
  expect(item).toMatchObject({ customerDocumentNo: 'ACME-77', invoiceDate: '2026-11-18', dueDate: '2026-12-18' })
  expect((await finance().post(`/invoice/${made.id}/email`, {})).status).toBe(409)
  const row = `${world.customer.customerCode};TT-9;19/11/2026;${made.total};acme-77;1;${made.total}`
  const head = 'Account;Reference;Paid on;Amount;Invoices;Control count;Control total'
  expect((await upload('payment', [head, row])).body).toMatchObject({ create: 1 })
  expect((await items()).find(of => of.invoiceNo === sent.statementNo)).toBeUndefined()
})

test('its invoice comes in by file, whole or not at all', async () => {
  const draft = await approvedDraft(2)
  const { id, statementNo } = await send(draft.id)
  const net = sum(draft.lines.map(of => of.amount)).toFixed(2)
  const gst = percentOf(net, '9')
  const head = 'Statement;Invoice number;Invoice date;Docket;Quantity;Amount;GST of the invoice;Total of the invoice'
  const rows = (total: string) =>
    draft.lines.map(of =>
      [statementNo, 'FILE-1', '18/11/2026', of.doNumber, of.quantity, of.amount, gst, total].join(';'),
    )
  const short = await upload('self-bill', [head, ...rows(net)])
  expect([short.status, short.body.facts.fixes[0].message]).toEqual([422, expect.stringMatching(/add up to/)])
  const { status } = await upload('self-bill', [head, ...rows(sum([net, gst]).toFixed(2))])
  expect([status, (await statement(id)).status]).toEqual([200, 'matched'])
  expect((await statement(id)).documentNo).toBe('FILE-1')
})

async function upload(noun: string, lines: string[]) {
  const form = new FormData()
  form.set('file', new File([lines.join('\n')], 'rows.csv'))
  const headers = { authorization: `Bearer ${await portal.tokenOf('finance_ar')}` }
  const answer = await portal.api.request(`/api/${noun}/import/upload`, { method: 'POST', headers, body: form })
  return { status: answer.status, body: await answer.json() }
}

test('each difference is accepted, disputed or settled; the draft is approved anew and disputed loads go on', async () => {
  const draft = await approvedDraft(4)
  const { id, statementNo } = await send(draft.id)
  const products = draft.lines.filter(of => of.kind === 'product')
  const [price, quantity, missing] = products
  const lines = same(draft.lines.filter(of => of.id !== missing!.id))
  const at = (line: Line) => lines.find(of => of.docketNo === line.doNumber && of.quantity === line.quantity)!
  Object.assign(at(price!), { amount: amount(decimal(price!.amount).minus('7')) })
  Object.assign(at(quantity!), { quantity: '1.0000', amount: '150.00' })
  lines.push({ docketNo: 'NOT-OURS', quantity: '3', amount: '450.00' })
  const taken = await takeIn(id, lines)
  expect(taken.body).toMatchObject({ status: 'differing', differences: 4 })
  const states = taken.body.rows.map((row: { state: string }) => row.state).filter((of: string) => of !== 'equal')
  expect(states.sort()).toEqual(['missing_here', 'missing_there', 'price', 'quantity'])
  expect((await draftOf(draft.id)).status).toBe('exception')
  const settle = (lineId: string, how: string, body: object) => {
    const of = taken.body.exceptions.find((row: { lineId: string }) => row.lineId === lineId)
    return as('sales_manager').put(`/invoice-draft/exception/${of.id}/${how}`, { version: of.version, ...body })
  }
  const reason = 'Agreed with the customer'
  expect((await settle(price!.id, 'settle', { keep: 'agreed' })).status).toBe(422)
  expect((await settle(price!.id, 'settle', { keep: 'mine', reason })).status).toBe(200)
  expect((await settle(quantity!.id, 'settle', { keep: 'disputed', reason })).status).toBe(200)
  expect((await settle(missing!.id, 'settle', { keep: 'disputed', reason })).status).toBe(200)
  const foreign = taken.body.rows.find((row: { state: string }) => row.state === 'missing_here').theirs.id
  const ended = await settle(foreign, 'settle', { keep: 'disputed', reason })
  expect([ended.status, ended.body.status]).toEqual([200, 'with_sales'])
  expect((await receivable(draft.id)).ok).toBe(false)
  await approve(draft.id)
  expect(await receivable(draft.id)).toMatchObject({ ok: true, invoiceNo: statementNo })
  const { rows } = (await as('admin').post('/invoice-draft/list', { fromDate: draft.day, toDate: draft.day })).body
  const carried = rows.find((row: { status: string }) => row.status === 'exception')
  expect(carried.exceptions.map((of: { kind: string }) => of.kind)).toEqual(['dispute', 'dispute'])
})

test('an accepted difference is billed as the customer has it; a load of another bill cannot come in twice', async () => {
  const first = await approvedDraft(1)
  const second = await approvedDraft(1)
  const { id } = await send(second.id)
  const product = second.lines.find(of => of.kind === 'product')!
  const lines = same(second.lines)
  Object.assign(lines.find(of => of.quantity === product.quantity)!, {
    amount: amount(decimal(product.amount).plus(1)),
  })
  const twice = first.lines[0]!
  const taken = await takeIn(id, [...lines, { docketNo: twice.doNumber, quantity: '1', amount: '10.00' }])
  for (const of of taken.body.exceptions) {
    const said = { version: of.version, reason: 'The customer is right' }
    const answer = await as('sales_manager').put(`/invoice-draft/exception/${of.id}/accept`, said)
    if (of.lineId === product.id) expect(answer.status).toBe(200)
    else expect([answer.status, answer.body.detail]).toEqual([409, expect.stringMatching(/is on DR-/)])
  }
  const line = (await draftOf(second.id)).lines.find((of: Line) => of.id === product.id)
  expect(line.amount).toBe(amount(decimal(product.amount).plus(1)))
})

test('bad documents are refused and change nothing; others see no statement', async () => {
  const draft = await approvedDraft(1)
  const { id } = await send(draft.id)
  const before = await statement(id)
  for (const more of [
    { total: '1.00' },
    { documentDate: '2026-11-21' },
    { documentDate: '2026-09-01' },
    { documentNo: '' },
    { documentNo: 'acme-77' },
    { lines: [] },
  ])
    expect((await takeIn(id, same(draft.lines), more)).status).toBe(422)
  expect((await takeIn(id, same(draft.lines), { version: 99 })).status).toBe(409)
  expect(await statement(id)).toEqual(before)
  expect((await as('dispatcher').get(`/self-bill/${id}`)).status).toBe(403)
  expect((await as('salesperson').get(`/self-bill/${id}`)).status).toBe(404)
  expect(
    (await as('sales_manager').post('/self-bill/send', { statementDate: '2026-11-19', draftIds: [id] })).status,
  ).toBe(403)
})

test('drawn documents: every load is in one open item or one draft, whatever the customer bills', async () => {
  const random = randomOf(20261120)
  for (let round = 0; round < 4; round++) {
    const draft = await approvedDraft(random.whole(1, 4))
    const { id } = await send(draft.id)
    const lines = same(draft.lines)
      .filter(() => random.chance(0.8))
      .map(of => (random.chance(0.3) ? { ...of, amount: amount(decimal(of.amount).minus(random.whole(1, 9))) } : of))
    if (!lines.length) lines.push(same(draft.lines)[0]!)
    const { exceptions } = (await takeIn(id, lines)).body
    for (const { id: one, version } of exceptions)
      await as('sales_manager').put(`/invoice-draft/exception/${one}/settle`, {
        ...{ version, keep: random.pick(['mine', 'disputed'] as const), reason: 'Drawn' },
      })
    if (exceptions.length) await approve(draft.id)
    const made = await receivable(draft.id)
    const { rows } = (await as('admin').post('/invoice-draft/list', { fromDate: draft.day, toDate: draft.day })).body
    const billed = new Map<string, number>()
    let left = decimal(0)
    for (const row of rows) {
      const { lines: own, status } = await draftOf(row.id)
      if (status === 'withdrawn') continue
      for (const of of own.filter((line: Line) => line.kind === 'product'))
        billed.set(
          of.deliveryOrderId,
          (billed.get(of.deliveryOrderId) ?? 0) + (status === 'invoiced' && of.disputed ? 0 : 1),
        )
      if (status !== 'invoiced') left = left.plus(sum(own.map((of: Line) => of.amount)))
    }
    expect([...billed.values()].every(times => times === 1)).toBe(true)
    const owed = made.ok ? (await finance().get(`/invoice/${made.id}`)).body.subtotal : '0'
    expect(left.plus(owed).toFixed(2)).toBe(sum(draft.lines.map(of => of.amount)).toFixed(2))
  }
})

test('GST that is owed is the one of its document, and papers name its number beside ours', async () => {
  const draft = await approvedDraft(1)
  const { id, statementNo } = await send(draft.id)
  const net = sum(draft.lines.map(of => of.amount))
  // Rounded line by line, the customer's GST is a cent more.
  const gst = sum([percentOf(net.toFixed(2), '9'), '0.01']).toFixed(2)
  await takeIn(id, same(draft.lines), { gst, total: net.plus(gst).toFixed(2), documentNo: 'GST-1' })
  const { id: invoiceId } = await receivable(draft.id)
  const bill = (await finance().get(`/invoice/${invoiceId}`)).body
  expect([bill.gst, bill.total, bill.gstTotals[0].gst]).toEqual([gst, net.plus(gst).toFixed(2), gst])
  const { items: of } = (await finance().get(`/invoice/${invoiceId}/note`)).body
  const cheaper = { text: 'Agreed', reason: 'price', lines: [{ lineId: of[0].id, unitPrice: '100' }] }
  const note = (await finance().post(`/invoice/${invoiceId}/note`, cheaper)).body
  const named = { invoiceNo: statementNo, customerDocumentNo: 'GST-1' }
  expect(await portal.given(work => noteOn(work.sql, note.id))).toMatchObject(named)
})

test('a statement that says the same is sent again as it was', async () => {
  await givenContact(portal, { customerId: world.customer.id, email: 'ap@acme.example', purposes: ['invoice'] })
  const { id: draftId } = await approvedDraft(1)
  const { id } = await send(draftId, '2026-11-18')
  await send(draftId, '2026-11-20')
  expect((await statement(id)).statementDate).toBe('2026-11-18')
  const letters = await portal.given(work => lettersAbout(work.sql, id))
  expect([letters.length, new Set(letters.map(({ title, body }) => title + body)).size]).toEqual([2, 1])
})

test('a document of a closed month is refused, or booked today by whoever says why', async () => {
  const draft = await approvedDraft(1)
  const { id } = await send(draft.id)
  await takeIn(id, same(draft.lines), { documentDate: '2026-10-31' })
  const month = { regionId: world.region.id, month: '2026-10-01', version: 0, reason: 'Month end' }
  expect((await as('finance_hod').post('/billing-period/close', month)).status).toBe(200)
  expect((await receivable(draft.id)).problem.detail).toMatch(/closed to 31\/10\/2026/)
  const asked = { invoiceDate: '2026-11-20', draftIds: [draft.id], closedReason: 'Came after month end' }
  const [made] = (await finance().post('/invoice/generate', asked)).body.results
  expect((await finance().get(`/invoice/${made.id}`)).body.invoiceDate).toBe('2026-11-20')
  const of = { subject: 'invoice', subjectId: made.id }
  const { rows } = await portal.given(work => auditTrail(work.sql, of, { limit: 50, offset: 0 }))
  expect(rows.some(row => row.reason === 'Came after month end')).toBe(true)
})
