import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '~/db/seed/demo'
import { isRestDay } from '~/domain/kit/rest-day'
import { businessDay } from '~/domain/kit/time'
import { singaporeHolidays } from '~/domain/orders/singapore-holidays'
import { type House, house } from '../kit/house'

const holidays = new Set([2026, 2027].flatMap(singaporeHolidays).map(({ day }) => day))

/** Openings that a demo may have: in the middle, on the first day after a half month, and after one that was a Sunday. */
describe.each([
  ['2026-11-20', 'in the middle of a half month'],
  ['2026-11-16', 'on the first day after a half month, a Monday'],
  ['2026-11-02', 'on the first day after a month, whose first day was a Sunday'],
  ['2027-01-04', 'in January'],
])('what a finance person would ask of the demo that opens on %s, %s', day => {
  let portal: House
  const now = `${day}T10:20:00+08:00`
  const rowsOf = async <Row extends Record<string, unknown>>(text: string) =>
    (await portal.db.sql.execute<Row>(sql.raw(text))).rows
  beforeAll(async () => {
    portal = await house({ now })
    await seedDemo(portal.db, { now: portal.clock.now(), passwordHash: 'unused', historyDays: 45 })
  })

  test('nothing was made, approved, made out or mailed after now or on a day of rest', async () => {
    const moments = await rowsOf<{ what: string; at: string }>(
      `select 'draft' as what, created_at::text as at from invoice_draft
       union all select 'approved', approved_at::text from invoice_draft where approved_at is not null
       union all select 'approval', at::text from approval where subject = 'invoice_draft'
       union all select 'invoice', created_at::text from invoice
       union all select 'mailed', sent_at::text from invoice where sent_at is not null
       union all select 'export', exported_at::text from erp_export
       union all select 'statement', created_at::text from self_bill
       union all select 'exception', created_at::text from invoice_draft_exception`,
    )
    expect(moments.length).toBeGreaterThan(100)
    expect(moments.filter(of => new Date(of.at) > new Date(now))).toEqual([])
    const rests = moments.filter(of => isRestDay(businessDay(new Date(of.at)), holidays))
    expect([...new Set(rests.map(of => `${of.what} ${of.at.slice(0, 10)}`))]).toEqual([])
  })

  test('each step follows the one before: delivered, drafted, approved, made out', async () => {
    const wrong = await rowsOf(
      `select d.draft_no from invoice_draft d left join invoice i on i.draft_id = d.id
       left join lateral (select min(a.at) as first, max(a.at) as last, count(*) as levels from approval a where a.subject_id = d.id) a on true
       where d.created_at::date <= d.to_date and d.kind = 'invoice' or a.first < d.created_at or d.approved_at is distinct from
         (case when d.status in ('approved', 'invoiced') then a.last end) or i.invoice_date < (a.last at time zone 'Asia/Singapore')::date`,
    )
    expect(wrong).toEqual([])
  })

  test('whoever issues the invoices itself has none of ours: each is its own document, equal to the statement that it had before', async () => {
    const bills = await rowsOf<Record<string, string | null>>(
      `select i.invoice_no as "invoiceNo", b.statement_no as "statementNo", b.document_no as "documentNo", i.customer_document_no as named,
        (b.document_subtotal, b.document_gst, b.document_total) = (i.subtotal, i.gst, i.total) as equal,
        (select sum(l.amount) from self_bill_line l where l.self_bill_id = b.id) = i.subtotal as listed,
        b.document_date = i.invoice_date as dated, i.due_date > i.invoice_date as due,
        a.last <= b.sent_at and b.statement_date <= b.document_date and b.received_at < i.created_at as ordered,
        x.exported_at is null or x.exported_at > i.created_at as exported, e.id as "eInvoice", i.sent_at as mailed
       from invoice i join customer c on c.id = i.customer_id and c.self_billing left join self_bill b on b.draft_id = i.draft_id
       left join erp_export x on x.id = i.export_id left join e_invoice e on e.invoice_id = i.id
       left join lateral (select max(at) as last from approval where subject_id = i.draft_id) a on true`,
    )
    expect(bills.length).toBeGreaterThan(5)
    const right = { equal: true, listed: true, dated: true, due: true, ordered: true, exported: true }
    for (const of of bills) {
      expect(of).toMatchObject({
        ...right,
        invoiceNo: of.statementNo,
        named: of.documentNo,
        eInvoice: null,
        mailed: null,
      })
      expect(of.documentNo).not.toBeNull()
    }
    const [open] = await rowsOf(
      `select count(*)::int as statements, count(*) filter (where d.status = 'exception')::int as differing from self_bill b
       join invoice_draft d on d.id = b.draft_id and d.status <> 'invoiced'`,
    )
    expect(open).toEqual({ statements: 2, differing: 1 })
  })

  test('a draft lacks a purchase order where its project asks for one and has none in force, and nowhere else', async () => {
    const [of] = await rowsOf<Record<string, number>>(
      `with d as (select d.*, p.purchase_order_required as required,
         exists (select 1 from purchase_order o where o.project_id = d.project_id and d.to_date between o.valid_from and o.valid_to) as has,
         exists (select 1 from invoice_draft_exception e where e.draft_id = d.id and e.kind = 'missing_po') as lacks
         from invoice_draft d join project p on p.id = d.project_id where d.kind = 'invoice')
       select count(*) filter (where lacks)::int as lacking, count(*) filter (where lacks <> (required and not has))::int as untrue,
         count(*) filter (where has and purchase_order_no is null and replaces_invoice_id is null)::int as unnamed from d`,
    )
    expect(of).toMatchObject({ untrue: 0, unnamed: 0 })
    expect(of!.lacking).toBeGreaterThan(0)
  })

  test('terms and sites hold together: quotes begin when they are made, contracts end, trucks fit', async () => {
    const [of] = await rowsOf<Record<string, number>>(
      `select (select count(*)::int from pricing where (created_at at time zone 'Asia/Singapore')::date > from_date) as backdated,
        (select count(*)::int from pricing where to_date is null) as open, (select count(*)::int from pricing) as quotes,
        (select count(*)::int from delivery_order d join location l on l.id = d.location_id where d.quantity > l.max_load) as heavy,
        (select count(*)::int from "order" o join purchase_order p on p.id = o.purchase_order_id
           where o.order_date not between p.valid_from and p.valid_to) as lapsed,
        (select count(*)::int from sub_product where sub_product_type not in ('Time', 'Quantity', 'Event')) as untyped,
        (select count(*)::int from holiday where day < date '${day}') as known`,
    )
    expect(of).toMatchObject({ backdated: 0, heavy: 0, lapsed: 0, untyped: 0 })
    // Frame agreements hold until further notice; any other quote ends with its project.
    expect(of!.open).toBeGreaterThan(3)
    expect(of!.open).toBeLessThan(of!.quotes! * 0.1)
    expect(of!.known).toBeGreaterThan(3)
  })
})
