import { beforeAll, describe, expect, test } from 'vitest'
import { productCosts } from '~/db/pricing/cost'
import { cockpit } from '~/db/reports/cockpit'
import type { Person } from '~/domain/access/roles'
import { decimal, sum } from '~/domain/kit/money'
import { addDays } from '~/domain/kit/time'
import { isCosted } from '~/domain/pricing/cost'
import { gatePerCubicMetre } from '~/domain/reports/carbon-emission'
import { type Cockpit, usualSpan } from '~/domain/reports/cockpit'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

const SPAN = { from: '2026-11-10', to: '2026-11-19' }
const BEFORE = { from: '2026-10-31', to: '2026-11-09' }
const DAYS = `from=${SPAN.from}&to=${SPAN.to}`

const OTHERS = ['dispatcher', 'salesperson', 'it_support', 'finance_ar']

let portal: House
let ceo: Cockpit
const people = new Map<string, Person>()
beforeAll(async () => {
  portal = await demoHouse({ historyDays: 30 })
  for (const name of ['admin', 'ceo', 'sales_manager', 'finance_hod', 'lab_manager', ...OTHERS])
    people.set(name, await portal.adopt(name))
  ceo = (await portal.as('ceo').get(`/cockpit?${DAYS}`)).body
}, 120_000)

const chart = async (measure: string, by: string, more = '') =>
  (await portal.as('ceo').get(`/report/chat-report/answer?measure=${measure}&by=${by}&${DAYS}${more}`)).body

describe('the company in figures', () => {
  test('what was delivered is what the chart report and the month of a plant say', async () => {
    const { span } = ceo
    expect([span.from, span.to, ceo.before.from, ceo.before.to]).toEqual([SPAN.from, SPAN.to, BEFORE.from, BEFORE.to])
    expect(span.delivered.loads).toBeGreaterThan(0)
    expect(Number(span.delivered.quantity)).toBeCloseTo((await chart('volume', 'day')).total, 2)
    expect(span.delivered.onTimePercent).toBe((await chart('onTime', 'day')).total)
    expect(Number(span.delivered.carbonPerM3)).toBe((await chart('carbon', 'day')).total)
    expect(sum(span.plants.map(plant => plant.quantity)).toFixed(2)).toBe(span.delivered.quantity)
    const plant = span.plants[0]!
    const month = (await portal.as('ceo').get('/cockpit?from=2026-11-01&to=2026-11-30')).body as Cockpit
    const { made } = (await portal.as('admin').get(`/report/plant-monthly-report/${plant.plantId}/2026-11`)).body
    const same = month.span.plants.find(of => of.plantId === plant.plantId)!
    expect([same.quantity, same.loads, same.onTimePercent]).toEqual([
      made.quantity,
      made.loads,
      made.firstOnTimePercent,
    ])
  })

  test('carbon is that of the carbon report', async () => {
    const { total } = (await portal.as('lab_manager').get(`/report/carbon-emission?${DAYS}`)).body
    expect(ceo.span.delivered.carbonPerM3).toBe(gatePerCubicMetre(total))
  })

  test('overdue is the ageing of the last day, and cash what payments came in and stayed', async () => {
    const ageing = (await portal.as('finance_hod').get(`/receivable/ageing?day=${SPAN.to}&overdue=true`)).body
    expect([ceo.span.overdue, ceo.span.overdueCustomers]).toEqual([ageing.totals.overdue, ageing.rows.length])
    const all = (await portal.as('finance_hod').get(`/receivable/ageing?day=${SPAN.to}`)).body
    expect(all.totals.overdue).toBe(ceo.span.overdue)
    const payments = async (more = '') =>
      (await portal.as('finance_hod').get(`/payment?fromDate=${SPAN.from}&toDate=${SPAN.to}&limit=200${more}`)).body
    expect(Number(ceo.span.collected)).toBeGreaterThan(0)
    expect(ceo.span.collected).toBe((await payments('&reversed=false')).sums.amount)
    const one = (await payments('&reversed=false')).rows[0]
    const back = { version: one.version, reason: 'Cheque bounced' }
    expect((await portal.as('finance_hod').post(`/payment/${one.id}/reverse`, back)).status).toBe(200)
    const after = (await portal.as('ceo').get(`/cockpit?${DAYS}`)).body as Cockpit
    expect(after.span.collected).toBe(decimal(ceo.span.collected).minus(one.amount).toFixed(2))
    expect(after.span.collected).toBe((await payments('&reversed=false')).sums.amount)
    expect((await payments('&reversed=true')).rows.map((row: { id: string }) => row.id)).toContain(one.id)
  })

  test('delivered revenue is that of the chart report, day by day, and adds up to all on drafts and invoices', async () => {
    expect(sum(ceo.days.map(day => day.revenue ?? '0')).toFixed(2)).toBe(ceo.span.revenue)
    const byDay = await chart('revenue', 'day')
    expect(byDay.total.toFixed(2)).toBe(ceo.span.revenue)
    const earned = ceo.days.filter(day => !decimal(day.revenue ?? '0').isZero())
    // Tuesday to Saturday; the days after them are on no draft yet.
    expect(earned.length).toBe(5)
    for (const { day, revenue } of ceo.days) expect(revenue === null, day).toBe(day > earned.at(-1)!.day)
    for (const { day, revenue } of earned)
      expect([day, byDay.rows.find((row: { label: string }) => row.label === day)?.value]).toEqual([
        day,
        Number(revenue),
      ])
    expect((await chart('revenue', 'plant')).total.toFixed(2)).toBe(ceo.span.revenue)
    let billed = decimal(0)
    for (const [from, to] of [
      ['2026-09-01', '2026-10-31'],
      ['2026-11-01', '2026-12-31'],
    ]) {
      const { span } = (await portal.as('ceo').get(`/cockpit?from=${from}&to=${to}`)).body as Cockpit
      billed = billed.plus(span.revenue)
    }
    const drafts = (
      await portal.as('finance_hod').post('/invoice-draft/list', {
        status: ['collecting', 'draft', 'exception', 'with_sales', 'with_manager', 'with_ceo', 'approved', 'invoiced'],
        limit: 1,
      })
    ).body
    expect(billed.toFixed(2)).toBe(drafts.sums.subtotal)
  })

  test('the margin is what each billed load brought less the cost of its product', async () => {
    const { sold, span } = ceo
    const { rows } = await portal.db.sql.execute<{
      region: string
      product: string
      quantity: string
      revenue: string
    }>(
      `select d.region_id as region, d.product_id as product, d.quantity, sum(l.amount) as revenue
       from delivery_order d join invoice_draft_line l on l.delivery_order_id = d.id join invoice_draft i on i.id = l.draft_id
       where d.do_date between '${SPAN.from}' and '${SPAN.to}' and i.status <> 'withdrawn' and not l.disputed
         and l.kind in ('product', 'adjustment') group by d.id`,
    )
    expect(rows.length).toBeGreaterThan(20)
    let [left, earned, quantity] = [decimal(0), decimal(0), decimal(0)]
    const products = new Set<string>()
    for (const [regionId, loads] of Map.groupBy(rows, row => row.region)) {
      const ids = [...new Set(loads.map(row => row.product))]
      const costs = await productCosts(portal.db.sql, { regionId, day: SPAN.to }, ids)
      for (const load of loads) {
        const cost = costs.get(load.product)
        if (!cost || !isCosted(cost)) continue
        products.add(load.product)
        earned = earned.plus(load.revenue)
        quantity = quantity.plus(load.quantity)
        left = left.plus(load.revenue).minus(decimal(cost.cost).times(load.quantity))
      }
    }
    expect(products.size).toBeGreaterThan(1)
    expect(span.margin).toEqual({
      amount: left.toFixed(2),
      percent: left.div(earned).times(100).toFixed(1),
      quantity: quantity.toFixed(2),
    })
    expect(sum(sold.map(row => row.revenue)).toFixed(2)).toBe(sum(rows.map(row => row.revenue)).toFixed(2))
    expect(decimal(span.margin!.amount).lessThan(span.revenue)).toBe(true)
    expect(decimal(span.margin!.quantity).lessThanOrEqualTo(span.delivered.quantity)).toBe(true)
  })

  test('each plant is that of the chart report at this plant', async () => {
    for (const plant of ceo.span.plants) {
      const at = `&plantId=${plant.plantId}`
      expect([plant.plantName, (await chart('volume', 'day', at)).total.toFixed(2)]).toEqual([
        plant.plantName,
        plant.quantity,
      ])
      expect([plant.plantName, (await chart('onTime', 'day', at)).total]).toEqual([
        plant.plantName,
        plant.onTimePercent,
      ])
    }
  })

  test('on no day of the week is it empty', async () => {
    for (let back = 0; back < 7; back++) {
      const { from, to } = usualSpan(addDays('2026-11-20', -back))
      const { span, before } = (await portal.as('ceo').get(`/cockpit?from=${from}&to=${to}`)).body as Cockpit
      expect(span.delivered.loads, to).toBeGreaterThan(0)
      expect(Number(span.revenue), to).toBeGreaterThan(0)
      expect(span.margin, to).not.toBeNull()
      expect(before.to).toBe(addDays(from, -1))
    }
  })

  test('many days ask no more of the database than few', async () => {
    const statements = async (from: string, to: string) => {
      let count = 0
      const counted = new Proxy(portal.db.sql, {
        get: (sql, name) => {
          if (name === 'select' || name === 'execute' || name === 'selectDistinct') count++
          return Reflect.get(sql, name)
        },
      })
      await cockpit(counted, people.get('ceo')!, { from, to })
      return count
    }
    const [few, many] = [await statements('2026-11-13', '2026-11-19'), await statements('2026-10-30', '2026-11-19')]
    expect(few).toBeGreaterThan(10)
    expect(many).toBeLessThanOrEqual(few)
  })

  test('only those who answer for the company see it; a span backwards or too long is refused', async () => {
    for (const name of ['sales_manager', 'finance_hod'])
      expect((await portal.as(name).get(`/cockpit?${DAYS}`)).body.span.revenue).toBe(ceo.span.revenue)
    for (const name of OTHERS) expect((await portal.as(name).get(`/cockpit?${DAYS}`)).status).toBe(403)
    expect((await portal.as('ceo').get('/cockpit?from=2026-11-10&to=2026-11-01')).status).toBe(422)
    expect((await portal.as('ceo').get('/cockpit?from=2026-01-01&to=2026-11-01')).status).toBe(422)
    expect((await portal.as('ceo').get('/cockpit?from=2026-11-01')).status).toBe(422)
  })
})
