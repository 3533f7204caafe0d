import { decimal, sum } from '~/domain/kit/money'
import { businessDay } from '~/domain/kit/time'
import type { PlantMonth } from '~/domain/reports/plant-month'
import { type House, ok } from '../../kit/house'
import { customersOf, plantsOf } from './day-reports'
import { customer, isMonth, type Named, named, type Report, type Scope, type Span } from './named'

/** Asked of one moment: of the day on which the portal stands. */
const isNow = (portal: House, { from, to }: Span) => from === to && to === businessDay(portal.clock.now())
const of = (span: Span, who: string): Scope => ({ ...span, who })
type Bills = { status: string; drafts: number; total: string }

const byState = (span: Span, rows: readonly Bills[]): Named[] =>
  rows.flatMap(row => named(of(span, `drafts ${row.status}`), { drafts: row.drafts, draftTotal: row.total }))

const draftsOnActivity: Report = {
  name: 'drafts of the activity',
  async asks(portal, span) {
    if (!isNow(portal, span)) return []
    return byState(span, ok(await portal.as('admin').get(`/dashboard/activity?day=${span.to}`)).bills)
  },
}

const stateOf = async (portal: House, json: object): Promise<Omit<Bills, 'status'>> => {
  const { total, sums } = ok(
    await portal.as('finance_hod').post('/invoice-draft/list', { ...json, limit: 1, totals: true }),
  )
  return { drafts: total, total: sums?.total ?? '0' }
}

const draftRegister: Report = {
  name: 'register of drafts',
  async asks(portal, span) {
    if (!isNow(portal, span)) return []
    const states = ['draft', 'exception', 'with_sales', 'with_manager', 'with_ceo', 'approved']
    const rows = await Promise.all(states.map(async status => ({ status, ...(await stateOf(portal, { status })) })))
    const levels = await stateOf(portal, { status: states.slice(2, 5) })
    const ours = await stateOf(portal, { status: 'approved', selfBilling: false })
    return [
      ...byState(
        span,
        rows.filter(({ drafts }) => drafts > 0),
      ),
      ...named(span, { inApproval: levels.total, ready: ours.total }),
    ]
  },
}

/** The rows of the register, page by page, added up by hand. */
const draftRows: Report = {
  name: 'rows of the register of drafts',
  async asks(portal, span) {
    if (!isNow(portal, span)) return []
    const totals = async (json: object) => {
      const rows: { total: string }[] = []
      for (let offset = 0, all = 1; rows.length < all; offset++) {
        const page = ok(await portal.as('finance_hod').post('/invoice-draft/list', { ...json, limit: 200, offset }))
        all = page.total
        rows.push(...page.rows)
      }
      return sum(rows.map(row => row.total)).toString()
    }
    return named(span, {
      inApproval: await totals({ status: ['with_sales', 'with_manager', 'with_ceo'] }),
      ready: await totals({ status: 'approved', selfBilling: false }),
    })
  },
}

const accounts: Report = {
  name: 'account of a customer',
  async asks(portal, span) {
    if (!isNow(portal, span)) return []
    const found: Named[] = []
    for (const [id] of await customersOf(portal)) {
      const account = ok(await portal.as('finance_hod').get(`/receivable/${id}`))
      const { overdue, balance, older, credit } = account.ageing
      found.push(...named(customer(span, id), { overdue, balance, over90: older, unallocated: credit }))
      found.push(
        ...named(customer(span, id), { exposure: account.exposure.total, unbilled: account.exposure.unbilled }),
      )
    }
    return found
  },
}

type Owed = { customerId: string; overdue: string; balance: string; older: string; credit: string }
const ages: Report = {
  name: 'ages of receivables',
  async asks(portal, span) {
    const { totals, rows } = ok(await portal.as('finance_hod').get(`/receivable/ageing?day=${span.to}`))
    const owed = ({ older, credit }: Omit<Owed, 'customerId'>) => ({ over90: older, unallocated: credit })
    const add = (what: 'older' | 'credit') => sum(rows.map((row: Owed) => row[what])).toString()
    const whole = { ...owed(totals), over90: add('older') === decimal(totals.older).toString() ? totals.older : 'NaN' }
    return [...named(span, whole), ...rows.flatMap((row: Owed) => named(customer(span, row.customerId), owed(row)))]
  },
}

const unallocated: Report = {
  name: 'payments that are not allocated',
  async asks(portal, span) {
    if (!isNow(portal, span)) return []
    const path = '/payment?unallocated=true&reversed=false&totals=true&limit=1'
    return named(span, { unallocated: ok(await portal.as('finance_hod').get(path)).sums.left })
  },
}

/** Invoices and notes by their own date, row by row before GST. */
const invoices: Report = {
  name: 'register of invoices',
  async asks(portal, { from, to }) {
    const rows: { subtotal: string; customerId: string }[] = []
    for (let offset = 0, all = 1; rows.length < all; offset++) {
      const json = { fromDate: from, toDate: to, limit: 200, offset }
      const page = ok(await portal.as('finance_hod').post('/invoice/search', json))
      all = page.total
      rows.push(...page.rows)
    }
    if (!rows.length) return []
    const before = (some: typeof rows) => ({ invoiced: sum(some.map(row => row.subtotal)).toString() })
    return [
      ...named({ from, to }, before(rows)),
      ...[...Map.groupBy(rows, row => row.customerId)].flatMap(([id, some]) =>
        named(customer({ from, to }, id), before(some)),
      ),
    ]
  },
}

/** An audit in the month of its plant and as it was submitted. */
const audits: Report[] = [
  {
    name: 'audits in the month of a plant',
    async asks(portal, span) {
      if (!isMonth(span)) return []
      const found: Named[] = []
      for (const { id } of await plantsOf(portal)) {
        const path = `/report/plant-monthly-report/${id}/${span.from.slice(0, 7)}`
        const month: PlantMonth = ok(await portal.as('admin').get(path))
        for (const { auditNo, score, findings } of month.audits)
          found.push(...named(of(span, `audit ${auditNo}`), { auditScore: score, auditFindings: findings }))
      }
      return found
    },
  },
  {
    name: 'list of audits',
    async asks(portal, span) {
      if (!isMonth(span)) return []
      const { rows } = ok(await portal.as('admin').get('/cylinder-test/plant-audit-info?limit=200'))
      return rows.flatMap(
        (row: { auditNo: string; auditOn: string; score: number; findings: number; status: string }) =>
          row.status === 'submitted' && row.auditOn >= span.from && row.auditOn <= span.to
            ? named(of(span, `audit ${row.auditNo}`), { auditScore: row.score, auditFindings: row.findings })
            : [],
      )
    },
  },
]

export const STATE_REPORTS = [
  ...[draftsOnActivity, draftRegister, draftRows, accounts, ages, unallocated, invoices],
  ...audits,
]
