import { beforeAll, describe, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { randomOf } from '~/db/seed/random'
import { amount, decimal, sum } from '~/domain/kit/money'
import { releaseOverpaid } from '~/workflows/billing/take-back-payment'
import { givenCustomer } from '../kit/given/customers'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenBill } from '../kit/given/receivables'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const finance = () => portal.as('finance_ar')
const DAY = { invoiceDate: '2026-10-01', dueDate: '2026-10-31' }
const bill = (subtotal: string) => givenBill(portal, world, { subtotal, ...DAY })
const openOf = async (invoiceId: string) =>
  (await account()).items.find((item: { id: string }) => item.id === invoiceId)?.open ?? '0.00'
const account = async () => (await finance().get(`/receivable/${world.customer.id}`)).body

let count = 0
const enter = (of: object = {}, who = 'finance_ar') =>
  portal.as(who).post('/payment', {
    customerId: world.customer.id,
    reference: `TT-${++count}`,
    paidOn: '2026-11-19',
    amount: '109.00',
    method: 'transfer',
    ...of,
  })

beforeAll(async () => {
  portal = await house({ invariants: { except: ['I7c'], why: 'bills are given without their approvals' } })
  world = await givenDeliveries(portal)
})

describe('a payment', () => {
  test('pays an invoice, what is left stays as credit, and taking it back needs a reason', async () => {
    const made = await bill('100')
    const paid = await enter({ amount: '150.00', allocations: [{ invoiceId: made.id, amount: '109.00' }] })
    expect(paid.body).toMatchObject({ paymentNo: expect.stringMatching(/^RC-2026-\d{6}$/), amount: '150.00' })
    expect(await openOf(made.id)).toBe('0.00')
    const { id, version } = paid.body
    expect((await finance().get(`/payment/${id}`)).body).toMatchObject({ left: '41.00' })
    const back = (reason?: string) =>
      finance().post(`/payment/${id}/unallocate`, { version, invoiceId: made.id, ...(reason ? { reason } : {}) })
    expect((await back()).status).toBe(422)
    expect((await back('Wrong invoice')).status).toBe(200)
    expect(await openOf(made.id)).toBe('109.00')
    expect((await back('Once more')).status).toBe(409)
    const { rows } = await auditTrail(portal.db.sql, { subject: 'payment', subjectId: id }, { limit: 20, offset: 0 })
    expect(rows.map(row => row.action)).toEqual(expect.arrayContaining(['enter', 'allocate', 'unallocate']))
    expect(rows.find(row => row.action === 'unallocate')?.reason).toBe('Wrong invoice')
  })

  test('never pays more than is open, nor more than it is, nor a bill of somebody else', async () => {
    const made = await bill('100')
    const over = await enter({ amount: '500.00', allocations: [{ invoiceId: made.id, amount: '109.01' }] })
    expect([over.status, over.body.detail]).toEqual([409, `Only 109.00 of ${made.invoiceNo} is open`])
    expect((await enter({ amount: '50', allocations: [{ invoiceId: made.id, amount: '50.01' }] })).status).toBe(422)
    const other = await givenCustomer(portal)
    const foreign = await enter({ customerId: other.id, allocations: [{ invoiceId: made.id, amount: '1.00' }] })
    expect(foreign.status).toBe(422)
    expect(await openOf(made.id)).toBe('109.00')
    for (const bad of ['0', '-5', '1.001', '', 'x']) expect((await enter({ amount: bad })).status).toBe(422)
    expect((await enter({ paidOn: '2026-11-21' })).status).toBe(422)
  })

  test('is entered once a reference; another amount under it is refused', async () => {
    const first = await enter({ reference: 'CHQ 881' })
    const again = await enter({ reference: 'chq 881' })
    expect(again.body).toMatchObject({ id: first.body.id, already: true })
    expect((await enter({ reference: 'CHQ 881', amount: '110.00' })).status).toBe(409)
  })

  test('that bounced is reversed with a reason, and what it paid is open again', async () => {
    const made = await bill('100')
    const { id, version } = (await enter({ allocations: [{ invoiceId: made.id, amount: '109.00' }] })).body
    const reverse = (v: number) => finance().post(`/payment/${id}/reverse`, { version: v, reason: 'Cheque bounced' })
    expect((await reverse(version + 7)).status).toBe(409)
    expect((await reverse(version)).status).toBe(200)
    expect(await openOf(made.id)).toBe('109.00')
    expect((await finance().get(`/payment/${id}`)).body).toMatchObject({
      left: '0.00',
      reversedReason: 'Cheque bounced',
    })
  })

  test('gets back what a credit note leaves paid too much, and no more', async () => {
    const made = await bill('100')
    const { id } = (await enter({ allocations: [{ invoiceId: made.id, amount: '109.00' }] })).body
    await givenBill(portal, world, { subtotal: '-20', ...DAY, credits: made.id })
    await portal.given(work => releaseOverpaid(work, made.id, 'Credit note'))
    expect(await openOf(made.id)).toBe('0.00')
    expect((await finance().get(`/payment/${id}`)).body).toMatchObject({ left: '21.80' })
    await portal.given(work => releaseOverpaid(work, made.id, 'Credit note'))
    expect((await finance().get(`/payment/${id}`)).body).toMatchObject({ left: '21.80' })
  })

  test('is finance alone to enter, sales sees those of its own customers, others nothing', async () => {
    expect((await enter({}, 'sales_manager')).status).toBe(403)
    expect((await enter({}, 'dispatcher')).status).toBe(403)
    expect((await portal.as('dispatcher').get('/payment')).status).toBe(403)
    const { id } = (await enter()).body
    expect((await portal.as('sales_manager').get(`/payment/${id}`)).status).toBe(200)
    expect((await portal.as('salesperson').get(`/payment/${id}`)).status).toBe(404)
    expect((await portal.as('salesperson').get(`/receivable/${world.customer.id}`)).status).toBe(404)
    expect((await portal.as('salesperson').get('/receivable/ageing')).body.rows).toEqual([])
  })
})

describe('thirty at once', () => {
  test('thirty payments on one invoice never pay more than is open', async () => {
    const made = await bill('100')
    const given = await Promise.all(
      Array.from({ length: 30 }, () =>
        enter({ amount: '10.00', allocations: [{ invoiceId: made.id, amount: '10.00' }] }),
      ),
    )
    expect(given.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(given.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true)
    expect(await openOf(made.id)).toBe('9.00')
  })

  test('one payment allocated thirtyfold is allocated once', async () => {
    const made = await bill('100')
    const { id, version } = (await enter()).body
    const tries = await Promise.all(
      Array.from({ length: 30 }, () =>
        finance().post(`/payment/${id}/allocate`, { version, allocations: [{ invoiceId: made.id, amount: '100.00' }] }),
      ),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 29 }, () => 409)])
    expect(await openOf(made.id)).toBe('9.00')
  })
})

test('whatever is billed, credited, paid, taken back and reversed: bills less payments are the balance, to the cent', async () => {
  const random = randomOf(7)
  const cents = (most: number) => amount(decimal(random.whole(1, most)).div(100))
  const customer = await givenCustomer(portal)
  const site = { ...world, customer }
  let billed = decimal(0)
  let received = decimal(0)
  const bills: { id: string }[] = []
  const held: { id: string; version: number }[] = []
  const balance = async () => {
    const { ageing, items } = (await finance().get(`/receivable/${customer.id}`)).body
    for (const item of items) expect(Number(item.open)).toBeGreaterThan(0)
    const ages = [ageing.notDue, ageing.days30, ageing.days60, ageing.days90, ageing.older]
    expect(sum(ages).minus(ageing.credit).toFixed(2)).toBe(ageing.balance)
    return ageing.balance
  }
  for (let step = 0; step < 40; step++) {
    const what = random.whole(0, 4)
    if (what <= 1 || !bills.length) {
      const made = await givenBill(portal, site, {
        subtotal: cents(90_000),
        invoiceDate: '2026-08-01',
        dueDate: `2026-${['08', '09', '10', '11', '12'][random.whole(0, 4)]}-15`,
      })
      bills.push(made)
      billed = billed.plus(made.total)
    } else if (what === 2) {
      const given = await enter({ customerId: customer.id, amount: cents(90_000) })
      received = received.plus(given.body.amount)
      held.push(given.body)
    } else if (held.length) {
      const one = held[random.whole(0, held.length - 1)]!
      const { items } = (await finance().get(`/receivable/${customer.id}`)).body
      const item = items.length && items[random.whole(0, items.length - 1)]
      const { version, left, allocations } = (await finance().get(`/payment/${one.id}`)).body
      if (what === 3 && item && Number(left) > 0) {
        const part = decimal(left).lessThan(item.open) ? left : item.open
        const answer = await finance().post(`/payment/${one.id}/allocate`, {
          version,
          allocations: [{ invoiceId: item.id, amount: part }],
        })
        expect(answer.status).toBe(200)
      } else if (allocations.length) {
        await finance().post(`/payment/${one.id}/unallocate`, {
          version,
          invoiceId: allocations[0].invoiceId,
          reason: 'Other invoice',
        })
      }
    }
    expect(await balance()).toBe(billed.minus(received).toFixed(2))
  }
})

describe('from the ERP', () => {
  const makeKey = (of: object = {}, who = 'finance_hod') =>
    portal.as(who).post('/administration/machine-key', { purpose: 'erp', machine: 'ERP', ...of })
  const receive = (secret: string | undefined, payments: object[], of: object = {}) =>
    portal.as(null).post(
      '/payment/receive',
      {
        controlCount: payments.length,
        controlTotal: sum(payments.map(row => (row as { amount: string }).amount)).toFixed(2),
        payments,
        ...of,
      },
      { headers: secret ? { 'x-machine-key': secret } : {} },
    )
  const row = (of: object = {}) => ({
    account: world.customer.customerCode,
    reference: `ERP-${++count}`,
    paidOn: '2026-11-19',
    amount: '109.00',
    ...of,
  })

  test('payments come by a machine key, pay what they quote, and twice is once', async () => {
    const made = await bill('100')
    const { secret, hint } = (await makeKey()).body
    expect(secret.startsWith(hint)).toBe(true)
    const sent = row({ invoiceNos: [made.invoiceNo, 'INV-1999-000001'] })
    const answer = await receive(secret, [sent, row({ account: 'NOBODY' })])
    expect(answer.status).toBe(200)
    const mine = (body: { results: { reference: string }[] }) =>
      body.results.find(result => result.reference === sent.reference)
    expect(mine(answer.body)).toMatchObject({ ok: true, already: false, unmatched: ['INV-1999-000001'] })
    expect(answer.body.results.filter((result: { ok: boolean }) => !result.ok)).toHaveLength(1)
    expect(await openOf(made.id)).toBe('0.00')
    expect(mine((await receive(secret, [sent])).body)).toMatchObject({ ok: true, already: true })
    const page = (await finance().get(`/payment?keyword=${sent.reference}`)).body
    expect(page).toMatchObject({ total: 1, rows: [{ source: 'machine', amount: '109.00' }] })
  })

  test('control totals that do not fit refuse the whole', async () => {
    const { secret } = (await makeKey({ machine: 'ERP 2' })).body
    const one = row()
    expect((await receive(secret, [one], { controlCount: 2 })).status).toBe(422)
    expect((await receive(secret, [one], { controlTotal: '109.01' })).status).toBe(422)
    expect((await finance().get(`/payment?keyword=${one.reference}`)).body.total).toBe(0)
  })

  test('no key, a wrong one, an ended or revoked one opens nothing, and a key opens nothing else', async () => {
    const { secret, id } = (await makeKey({ machine: 'ERP 3', days: 10 })).body
    for (const wrong of [undefined, 'x', `rmk_${'a'.repeat(43)}`])
      expect((await receive(wrong, [row()])).status).toBe(401)
    expect((await portal.as('admin').post('/payment/receive', {})).status).toBe(401)
    expect((await portal.as(null).get('/payment', { headers: { 'x-machine-key': secret } })).status).toBe(401)
    expect((await receive(secret, [row()])).status).toBe(200)
    const { rows } = (await portal.as('admin').get('/administration/machine-key')).body
    const { version } = rows.find((key: { id: string }) => key.id === id)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await portal.as('finance_ar').get('/administration/machine-key')).status).toBe(403)
    await portal.as('admin').post('/administration/machine-key/revoke', { id, version, reason: 'Lost' })
    expect((await receive(secret, [row()])).status).toBe(401)
    const ending = (await makeKey({ machine: 'ERP 3', days: 1 })).body.secret
    const before = portal.clock.at
    portal.clock.at = new Date(before.getTime() + 25 * 3_600_000)
    expect((await receive(ending, [row()])).status).toBe(401)
    portal.clock.at = before
  })

  test('a machine has two valid keys at most, also when thirty are asked for at once', async () => {
    const made = await Promise.all(Array.from({ length: 30 }, () => makeKey({ machine: 'ERP 4' })))
    expect(made.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await makeKey({ machine: 'erp 4' })).status).toBe(409)
  })

  test('a key that asks too often in a minute is slowed down', async () => {
    const { secret } = (await makeKey({ machine: 'ERP 5' })).body
    const asked = await Promise.all(Array.from({ length: 125 }, () => receive(secret, [], { controlCount: 1 })))
    const statuses = asked.map(({ status }) => status)
    expect(statuses.filter(status => status === 422)).toHaveLength(120)
    expect(statuses.filter(status => status === 429)).toHaveLength(5)
  })

  test('a file comes in whole or not at all, and the same file changes nothing', async () => {
    const made = await bill('100')
    const send = async (lines: string[]) => {
      const form = new FormData()
      form.set('file', new File([lines.join('\n')], 'payments.csv'))
      const answer = await portal.api.request('/api/payment/import/upload', {
        method: 'POST',
        headers: { authorization: `Bearer ${await portal.tokenOf('finance_ar')}` },
        body: form,
      })
      return { status: answer.status, body: await answer.json() }
    }
    const head = 'Account;Reference;Paid on;Amount;Invoices;Control count;Control total'
    const line = (reference: string, paid: string, total = '159.00', nos = '') =>
      `${world.customer.customerCode};${reference};19/11/2026;${paid};${nos};2;${total}`
    const bad = await send([head, line('F-1', '109.00', '160.00'), line('F-2', '50.00', '160.00')])
    expect(bad.status).toBe(422)
    expect(bad.body.facts.fixes[0].message).toContain('announces S$160.00')
    const file = [head, line('F-1', '109.00', '159.00', made.invoiceNo), line('F-2', '50.00')]
    expect((await send(file)).body).toMatchObject({ create: 2 })
    expect(await openOf(made.id)).toBe('0.00')
    expect((await send(file)).body).toMatchObject({ create: 0, skip: 2 })
    expect((await finance().get('/payment?keyword=F-')).body.total).toBe(2)
  })
})

test('nothing of this was a defect', () => {
  expect(portal.defects).toEqual([])
})
