import { decimal, sum } from '~/domain/kit/money'
import { gatePerCubicMetre } from '~/domain/reports/carbon-emission'
import { MEASURES, type Measure } from '~/domain/reports/chat-report/catalogue'
import { ok } from '../../kit/house'
import { customersOf, plantsOf } from './day-reports'
import { plantMonth, weighings } from './month-report'
import { customer, isLong, isMonth, type Named, named, plant, type Report, type Scope } from './named'

type Row = { label: string; value: number | null }

/** The question tool: one report for each measure, broken down by plant, by day, or by customer where it is money. */
const questions: Report[] = (Object.keys(MEASURES) as Measure[]).map(measure => ({
  name: `question for ${measure}`,
  async asks(portal, of) {
    const { figure, from } = MEASURES[measure]
    const money = from === 'drafts' || from === 'invoices'
    const ask = (by: string) =>
      portal.as('ceo').get(`/report/chat-report/answer?measure=${measure}&by=${by}&from=${of.from}&to=${of.to}`)
    const value = (scope: Scope, { value: told }: Row) => named(scope, { [figure]: told })
    const whole = ok(await ask(money ? 'customer' : 'plant'))
    const names = new Map<string, string>()
    for (const row of await plantsOf(portal)) names.set(row.plantName, row.id)
    for (const [id, name] of await customersOf(portal)) names.set(name, id)
    const who = (row: Row) => (money ? customer : plant)(of, names.get(row.label)!)
    const days: { rows: Row[] } = measure === 'invoiced' ? { rows: [] } : ok(await ask('day'))
    return [
      ...(whole.total === null ? [] : named(of, { [figure]: whole.total })),
      ...whole.rows.flatMap((row: Row) => value(who(row), row)),
      ...days.rows.flatMap(row => value({ from: row.label, to: row.label }, row)),
    ]
  },
}))

const carbonReport: Report = {
  name: 'carbon emission report',
  async asks(portal, of) {
    const found: Named[] = []
    for (const id of [undefined, ...(await plantsOf(portal)).map(row => row.id)]) {
      const query = `from=${of.from}&to=${of.to}${id ? `&plantId=${id}` : ''}`
      const { total, byPlantMonth } = ok(await portal.as('admin').get(`/report/carbon-emission?${query}`))
      if (!total) continue
      const values = { delivered: total.cubicMetres, loads: total.deliveries, carbonGate: gatePerCubicMetre(total) }
      const { a1, a2, a3, a4, total: emitted } = total.load
      const stages = { emittedA1: a1, emittedA2: a2, emittedA3: a3, emittedA4: a4, emitted }
      const more = { carbonSite: total.perCubicMetre, loadsByMix: total.theoretical, ...stages }
      found.push(...named(id ? plant(of, id) : of, { ...values, ...more }))
      if (id && isMonth(of)) found.push(...named(plant(of, id), { carbonGate: gatePerCubicMetre(byPlantMonth[0]) }))
    }
    return found
  },
}

type Mix = {
  plantId: string
  productId: string
  mixDesignId: string | null
  productCode: string
  loads: number
  quantity: string
  returned: string
  carbonPerM3: string | null
}
const ofMix = ({ quantity, loads, carbonPerM3 }: Mix) => ({
  ...{ delivered: quantity, loads, carbonGate: carbonPerM3 },
})
const mixProduct: Report = {
  name: 'mix product report',
  async asks(portal, of) {
    const rows: Mix[] = ok(
      await portal.as('admin').post('/mix-product-report', { fromDate: of.from, toDate: of.to }),
    ).rows
    const all = (some: readonly Mix[]) => ({
      delivered: sum(some.map(row => row.quantity)).toString(),
      loads: some.reduce((total, row) => total + row.loads, 0),
      returned: sum(some.map(row => row.returned)).isZero() ? undefined : sum(some.map(row => row.returned)).toString(),
    })
    const byPlant = [...Map.groupBy(rows, row => row.plantId)]
    // Of a plant that made one mix of one product on these days the row is the plant.
    const alone = byPlant.filter(([, some]) => some.length === 1)
    return [
      ...(rows.length ? named(of, all(rows)) : []),
      ...byPlant.flatMap(([id, some]) => named(plant(of, id), all(some))),
      ...rows.flatMap(row =>
        row.mixDesignId
          ? named({ ...of, who: `mix ${row.plantId} ${row.productId} ${row.mixDesignId}` }, ofMix(row))
          : [],
      ),
      ...alone.flatMap(([id, [row]]) => named(plant(of, id), { carbonGate: row!.carbonPerM3 })),
    ]
  },
}

const mixByProduct: Report = {
  name: 'mix product report, by product',
  async asks(portal, of) {
    const rows: Mix[] = ok(
      await portal.as('admin').post('/mix-product-report', { fromDate: of.from, toDate: of.to }),
    ).rows
    const single = [...Map.groupBy(rows, row => row.productCode)].filter(([, some]) => some.length === 1)
    return single.flatMap(([code, [row]]) => named({ ...of, who: `product ${code}` }, { carbonGate: row!.carbonPerM3 }))
  },
}

const carbonByProduct: Report = {
  name: 'question for carbon by product',
  async asks(portal, of) {
    const ask = `measure=carbon&by=product&from=${of.from}&to=${of.to}`
    const { rows } = ok(await portal.as('ceo').get(`/report/chat-report/answer?${ask}`))
    return rows.flatMap(({ label, value }: Row) => named({ ...of, who: `product ${label}` }, { carbonGate: value }))
  },
}

const deliveryOrders: Report = {
  name: 'delivery order report',
  async asks(portal, of) {
    if (isLong(of)) return []
    const found: Named[] = []
    for (const id of [undefined, ...(await plantsOf(portal)).map(row => row.id)]) {
      const where = { fromDate: of.from, toDate: of.to, ...(id ? { plantIds: [id] } : {}) }
      const sums = async (statuses: string[]) =>
        ok(
          await portal
            .as('admin')
            .post('/delivery-order/search_filter_do', { ...where, statuses, limit: 1, totals: true }),
        ).sums
      const [done, refused] = [await sums(['delivered', 'returned']), await sums(['rejected'])]
      const { rows } = ok(await portal.as('admin').post('/delivery-order/batch-variation-report', where))
      if (!done.loads) continue
      const { quantity, returned, loads } = done
      const batched = rows.length
        ? sum(rows.map((row: { actualKg: string }) => row.actualKg))
            .div(1000)
            .toString()
        : undefined
      const poured = id ? undefined : decimal(quantity).minus(returned).toString()
      found.push(
        ...named(id ? plant(of, id) : of, { delivered: quantity, loads, poured, ...weighings(rows), batched }),
        ...named(id ? plant(of, id) : of, {
          returned: Number(returned) ? returned : undefined,
          rejected: refused.loads || undefined,
        }),
        ...named(id ? plant(of, id) : of, { loadSize: decimal(quantity).div(loads).toFixed(2) }),
      )
    }
    return found
  },
}

/** The register of results, plant by plant; its rows are concretes. */
const plantSummary: Report = {
  name: 'plant test result summary',
  async asks(portal, of) {
    if (!isMonth(of)) return []
    const found: Named[] = []
    for (const { id } of await plantsOf(portal)) {
      const { rows } = ok(
        await portal
          .as('admin')
          .post('/cylinder-test/plant-summary-report', { ...of, plantId: id, ageDays: 28, period: 'all' }),
      )
      const tests = rows.reduce((total: number, row: { tests: number }) => total + row.tests, 0)
      if (tests) found.push(...named(plant(of, id), { results: tests }))
    }
    return found
  },
}

const ageing: Report = {
  name: 'receivables',
  async asks(portal, of) {
    const { totals, rows } = ok(await portal.as('finance_hod').get(`/receivable/ageing?day=${of.to}`))
    const late = rows.filter(({ overdue }: { overdue: string }) => Number(overdue) > 0)
    return [
      ...named(of, { overdue: totals.overdue, overdueCustomers: late.length }),
      ...rows.flatMap(({ customerId, overdue, balance }: { customerId: string; overdue: string; balance: string }) =>
        named(customer(of, customerId), { overdue, balance }),
      ),
    ]
  },
}

const payments: Report = {
  name: 'payments',
  async asks(portal, of) {
    const where = `fromDate=${of.from}&toDate=${of.to}&reversed=false&limit=1`
    return named(of, { collected: ok(await portal.as('finance_hod').get(`/payment?${where}`)).sums.amount })
  },
}

export const SPAN_REPORTS = [
  ...questions,
  ...[
    plantMonth,
    carbonReport,
    mixProduct,
    mixByProduct,
    carbonByProduct,
    deliveryOrders,
    plantSummary,
    ageing,
    payments,
  ],
]
