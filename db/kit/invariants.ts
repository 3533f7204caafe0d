import { sql as raw } from 'drizzle-orm'
import { USUAL_RETURN_PAYERS } from '~/domain/kit/return-cause'
import type { Invariant } from './invariant'
import { LABORATORY_INVARIANTS } from './laboratory-invariants'
import type { Sql } from './open'
import { STATE_INVARIANTS } from './state-invariants'

/** GST of a bill: of its subtotal, or of each rate for itself where it has several. */
const taxOf = (bill: 'i' | 'd') => `case when jsonb_array_length(${bill}.gst_totals) > 1
      then (select sum(round((t->>'subtotal')::numeric * (t->>'percent')::numeric / 100, 2)) from jsonb_array_elements(${bill}.gst_totals) t)
      else round(${bill}.subtotal * ${bill}.gst_percent / 100, 2) end`
/** The note that cancels an invoice takes GST back as it was rounded bill by bill. */
const CANCELS = `exists (select 1 from invoice_draft c where c.id = i.draft_id and c.note_reason = 'cancel')`
/** GST of a bill that the customer issued itself is what its document charges. */
const ITS_OWN = `exists (select 1 from self_bill b where b.draft_id = i.draft_id and b.document_gst = i.gst and b.document_subtotal = i.subtotal)`
const CANCELLED = (bill: string) =>
  `exists (select 1 from invoice_draft c where c.credits_invoice_id = ${bill} and c.note_reason = 'cancel' and c.status = 'invoiced')`

/** Who pays for what came back of load `o`: as set on its day, by its region before the company, else as usual. */
const RETURN_PAYER = `coalesce((select s.value->>o.return_cause from setting s where s.name = 'deliveries.return-payers' and s.effective_from <= o.do_date::text
      and (s.region_id = o.region_id or s.region_id is null) order by s.region_id is null, s.effective_from desc limit 1),
      '${JSON.stringify(USUAL_RETURN_PAYERS)}'::jsonb->>o.return_cause, 'customer')`

export const INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1a',
    text: 'An invoice is its lines plus tax, to the cent',
    sql: `select i.invoice_no, i.subtotal, i.gst, i.total, sum(l.amount) as lines from invoice i left join invoice_line l on l.invoice_id = i.id
      group by i.id having i.subtotal <> coalesce(sum(l.amount), 0) or i.gst <> ${taxOf('i')} and not ${CANCELS} and not ${ITS_OWN} or i.total <> i.subtotal + i.gst`,
  },
  {
    id: 'I1b',
    text: 'A draft is its lines that are not in dispute plus tax, to the cent',
    sql: `select d.draft_no, d.subtotal, d.gst, d.total, sum(l.amount) as lines from invoice_draft d left join invoice_draft_line l on l.draft_id = d.id and not l.disputed
      group by d.id having d.subtotal <> coalesce(sum(l.amount), 0) or d.gst <> ${taxOf('d')} and d.note_reason is distinct from 'cancel' or d.total <> d.subtotal + d.gst`,
  },
  {
    id: 'I1c',
    text: 'A line is quantity times price, rounded once',
    sql: `select id, quantity, unit_price, amount from invoice_line where amount <> round(quantity * unit_price, 2)
      union all select id, quantity, unit_price, amount from invoice_draft_line where amount <> round(quantity * unit_price, 2)`,
  },
  {
    id: 'I2a',
    text: 'The concrete of a load is on one invoice and one draft at most; a note that credits it or cancels the invoice lets it go once more',
    sql: `with once as (select l.delivery_order_id as load, count(*) as times from invoice_draft_line l join invoice_draft d on d.id = l.draft_id
      where l.kind = 'product' and l.quantity > 0 and d.kind = 'invoice' and not exists (select 1 from invoice i where i.draft_id = d.id and ${CANCELLED('i.id')}) group by 1
      union all select l.delivery_order_id, count(*) from invoice_line l join invoice i on i.id = l.invoice_id
      where l.kind = 'product' and l.quantity > 0 and i.kind = 'invoice' and not ${CANCELLED('i.id')} group by 1)
      select * from once where times > 1 + (select count(*) from invoice_draft n where n.delivery_order_id = once.load and n.kind <> 'invoice' and n.status <> 'withdrawn')`,
  },
  {
    id: 'I2b',
    text: 'What is billed of a load is what that revision of it delivered',
    sql: `select o.do_number, o.quantity, l.quantity as billed from invoice_draft_line l join delivery_order o on o.id = l.delivery_order_id
      where l.kind = 'product' and l.quantity > 0 and l.delivery_revision = o.revision and l.reason is null and l.quantity <> o.quantity`,
  },
  {
    id: 'I2c',
    text: 'A load knows the draft that bills it',
    sql: `select o.do_number, o.invoice_draft_id, l.draft_id from invoice_draft_line l join delivery_order o on o.id = l.delivery_order_id
      join invoice_draft d on d.id = l.draft_id and d.kind = 'invoice'
      where l.kind = 'product' and l.quantity > 0 and o.invoice_draft_id is distinct from l.draft_id and not exists (select 1 from invoice i
      join invoice_draft n on n.credits_invoice_id = i.id and (n.delivery_order_id = o.id or n.note_reason = 'cancel') and n.status <> 'withdrawn' where i.draft_id = d.id)`,
  },
  {
    id: 'I2d',
    text: 'The invoice of a load and its notes are together what its present revision delivered, to the cent; by hand is by hand',
    sql: `with due as (select o.id, o.do_number, o.quantity, i.id as invoice_id, i.draft_id,
      case when o.status = 'rejected' then 0 else o.quantity end as whole,
      case when o.status <> 'rejected' and ${RETURN_PAYER} = 'company' then coalesce(o.return_concrete, 0) else 0 end as back
      from delivery_order o join invoice i on i.draft_id = o.invoice_draft_id and i.kind = 'invoice'
      where not exists (select 1 from invoice_draft d where (d.id = i.draft_id or d.credits_invoice_id = i.id and (d.delivery_order_id = o.id or d.note_reason = 'cancel' and d.status <> 'withdrawn'))
        and (d.last_edited_by is not null or d.status = 'exception' or d.note_reason = 'cancel'))),
      net as (select due.id, l.unit_price, sum(l.quantity) as quantity, sum(l.amount) as amount from due
      join invoice_draft d on d.id = due.draft_id or d.credits_invoice_id = due.invoice_id and (d.delivery_order_id = due.id or d.note_reason is not null) and d.status <> 'withdrawn'
      join invoice_draft_line l on l.draft_id = d.id and l.delivery_order_id = due.id and l.kind = 'product' group by 1, 2)
      select due.do_number, due.whole, due.back, net.* from net join due on due.id = net.id where (net.quantity <> 0 or net.amount <> 0)
      and (net.quantity <> whole - back or net.amount <> round(whole * unit_price, 2) - round(back * unit_price, 2))`,
  },
  {
    id: 'I2e',
    text: 'A note names the invoice that it corrects and the load or the reason, and is taxed as that invoice was',
    sql: `select d.draft_no, d.kind, d.total from invoice_draft d left join invoice i on i.id = d.credits_invoice_id
      where d.kind <> 'invoice' and (i.id is null or i.kind <> 'invoice' or d.delivery_order_id is null and d.note_reason is null or d.gst_percent <> i.gst_percent
      and not exists (select 1 from jsonb_array_elements(i.gst_totals) t where (t->>'percent')::numeric = d.gst_percent)
      or (d.total < 0) <> (d.kind = 'credit_note'))`,
  },
  {
    id: 'I2f',
    text: 'The credit notes of an invoice take no more than it and its debit notes say, before GST',
    sql: `select i.invoice_no, i.subtotal, sum(n.subtotal) as notes from invoice i join invoice n on n.credits_invoice_id = i.id
      group by i.id having i.subtotal + sum(n.subtotal) < 0`,
  },
  {
    id: 'I2g',
    text: 'Of a cancelled invoice and its notes nothing is left, with and without GST, and one invoice or draft at most is in its place',
    sql: `select i.invoice_no, i.total, sum(n.total) as notes from invoice i join invoice n on n.credits_invoice_id = i.id where ${CANCELLED('i.id')}
      group by i.id having i.subtotal + sum(n.subtotal) <> 0 or i.gst + sum(n.gst) <> 0
      union all select i.invoice_no, i.total, count(*) from invoice i join invoice_draft a on a.replaces_invoice_id = i.id and a.status <> 'withdrawn'
      group by i.id having count(*) > 1 or not ${CANCELLED('i.id')}`,
  },
  {
    id: 'I3',
    text: 'The price of a drafted load is the agreed one of its day',
    sql: `select o.do_number, l.system_price, p.product_price from invoice_draft_line l join delivery_order o on o.id = l.delivery_order_id
      join "order" r on r.id = o.order_id and r.one_off_price is null
      join project_pricing w on w.project_id = o.project_id and w.status = 'active' and daterange(w.effective_start_date, w.effective_end_date, '[]') @> o.do_date
      join product_price p on p.project_pricing_id = w.id and p.product_id = o.product_id
      where l.kind = 'product' and greatest(w.updated_at, p.updated_at) < l.created_at and l.system_price <> p.product_price`,
  },
  {
    id: 'I4a',
    text: 'Loads of an order carry no more than was ordered, came back, and may be stretched',
    sql: `select o.order_no, o.quantity, sum(d.quantity) as loads from "order" o join delivery_order d on d.order_id = o.id and d.status not in ('withdrawn','rejected')
      group by o.id having sum(d.quantity - coalesce(d.return_concrete, 0)) > o.quantity * (1 + coalesce((select (s.value->>'percent')::numeric from setting s where s.name = 'orders.stretch-limits' order by s.effective_from desc limit 1), 10) / 100)`,
  },
  {
    id: 'I4d',
    text: 'What is on call of an open order is on no load',
    sql: `select o.order_no, o.on_call_quantity, sum(d.quantity) as loads from "order" o join delivery_order d on d.order_id = o.id and d.status not in ('withdrawn','rejected')
      where o.on_call_quantity > 0 and o.status not in ('completed','cancelled') group by o.id having sum(d.quantity - coalesce(d.return_concrete, 0)) > (o.quantity - o.on_call_quantity) * (1 + coalesce((select (s.value->>'percent')::numeric from setting s where s.name = 'orders.stretch-limits' order by s.effective_from desc limit 1), 10) / 100)`,
  },
  {
    id: 'I4b',
    text: 'Assigned plants carry the whole order but what is on call',
    sql: `select o.order_no, o.quantity, o.on_call_quantity, sum(p.quantity) as assigned from "order" o join order_plant p on p.order_id = o.id
      where o.status <> 'draft' group by o.id having sum(p.quantity) <> o.quantity - o.on_call_quantity`,
  },
  {
    id: 'I4c',
    text: 'Loads of a merged order belong to its orders',
    sql: `select d.id from delivery_order d join "order" o on o.id = d.order_id
      where d.status in ('planned','assigned','called') and d.merged_order_id is distinct from o.merged_order_id`,
  },
  {
    id: 'I5',
    text: 'The level of a silo is the sum of its ledger',
    sql: `select s.silo_code, s.level_kg, sum(e.kg) as ledger from silo s left join stock_entry e on e.silo_id = s.id
      group by s.id having s.level_kg <> coalesce(sum(e.kg), 0)`,
  },
  {
    id: 'I5b',
    text: 'A receipt is in its silo once, to the gram, and what was not received is in none',
    sql: `select o.order_no, o.status, o.received_kg, e.kg from material_order o
      left join (select material_order_id, sum(kg) as kg from stock_entry where kind = 'received' group by 1) e on e.material_order_id = o.id
      where o.status in ('received','disputed','claimed','settled') and e.kg is distinct from o.received_kg
      or o.status not in ('received','disputed','claimed','settled') and e.kg is not null`,
  },
  {
    id: 'I5c',
    text: 'The parts of a split order make it up',
    sql: `select p.order_no, p.ordered_kg, sum(c.ordered_kg) as parts from material_order p left join material_order c on c.parent_id = p.id
      where p.status = 'split' group by p.id having sum(c.ordered_kg) is distinct from p.ordered_kg`,
  },
  {
    id: 'I6a',
    text: 'Numbers of invoices, credit notes, debit notes and statements of a year have no gap and end at their counter',
    sql: `select i.series, i.top, i.taken, c.value from (select case split_part(invoice_no, '-', 1) when 'INV' then 'invoice:' when 'CN' then 'credit-note:' when 'SB' then 'self-bill:' when 'DN' then 'debit-note:' else split_part(invoice_no, '-', 1) || ':' end
      || split_part(invoice_no, '-', 2) as series, max(right(invoice_no, 6)::int) as top, count(*)::int as taken from (select invoice_no from invoice where not exists (select 1 from self_bill where statement_no = invoice_no) union all select statement_no from self_bill) numbered group by 1) i left join counter c on c.series = i.series where i.top <> i.taken or c.value is distinct from i.top`,
  },
  {
    id: 'I6b',
    text: 'A number of a delivery order was counted, and none is without its load',
    sql: `select n.series, n.top, n.taken, c.value from (select 'delivery-order:' || split_part(do_number, '-', 1) || ':' || split_part(do_number, '-', 2) as series,
      max(split_part(do_number, '-', 3)::int) as top, count(*)::int as taken from delivery_order where do_number is not null group by 1) n
      left join counter c on c.series = n.series where c.value is distinct from n.top or n.taken <> n.top`,
  },
  {
    id: 'I18a',
    text: 'A payment pays no more than it is, and a reversed one nothing',
    sql: `select p.payment_no, p.amount, sum(a.amount) as allocated from payment p join payment_allocation a on a.payment_id = p.id
      group by p.id having sum(a.amount) < 0 or sum(a.amount) > p.amount or p.reversed_at is not null and sum(a.amount) <> 0`,
  },
  {
    id: 'I18b',
    text: 'A bill is paid no more than it and its credit notes leave, by its own customer',
    sql: `select i.invoice_no, i.total, sum(a.amount) as paid from invoice i join payment_allocation a on a.invoice_id = i.id
      group by i.id having sum(a.amount) < 0 or sum(a.amount) > greatest(0, i.total + coalesce((select sum(n.total) from invoice n where n.credits_invoice_id = i.id and n.kind = 'credit_note'), 0))
      union all select i.invoice_no, i.total, a.amount from payment_allocation a join payment p on p.id = a.payment_id join invoice i on i.id = a.invoice_id where i.customer_id <> p.customer_id`,
  },
  ...STATE_INVARIANTS,
  ...LABORATORY_INVARIANTS,
]

export type Broken = { id: string; text: string; rows: Record<string, unknown>[] }

/** Runs them all and returns those that are broken, each with its first rows. */
export async function brokenInvariants(sql: Sql): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const { id, text, sql: query } of INVARIANTS) {
    const { rows } = await sql.execute(raw.raw(`select * from (${query}) broken limit 5`))
    if (rows.length) broken.push({ id, text, rows })
  }
  return broken
}
