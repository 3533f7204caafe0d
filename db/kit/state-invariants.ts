import type { Invariant } from './invariant'

/** Rows that wear the demo flag were written as history and not by commands. */
const UNDER_WAY = `('generated','loading','loaded','in_transit','on_site','pouring')`
const BY_COMMAND = ['order', 'delivery_order', 'invoice_draft', 'invoice', 'emodification'] as const

/** States, people, jobs and trails. */
export const STATE_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I7a',
    text: 'Levels of approval are climbed one by one',
    sql: `select a.subject, a.subject_id, a.round, a.level from approval a where a.decision = 'approve' and a.level > 1 and not exists
      (select 1 from approval b where b.subject = a.subject and b.subject_id = a.subject_id and b.round = a.round and b.level = a.level - 1 and b.decision = 'approve')`,
  },
  {
    id: 'I7b',
    text: 'No maker approves, and nobody two levels',
    sql: `select a.subject_id, a.approver_name from approval a join invoice_draft d on d.id = a.subject_id where a.decision = 'approve' and a.approver_id = d.made_by and a.person_key = a.approver_id
      union all select a.subject_id, a.approver_name from approval a join emodification e on e.id = a.subject_id where a.decision = 'approve' and a.approver_id = e.submitted_by
      union all select subject_id, min(approver_name) from approval where person_key = approver_id group by subject_id, round, approver_id having count(*) > 1`,
  },
  {
    id: 'I7c',
    text: 'A draft stands where its approvals of this round and content have brought it',
    sql: `select d.draft_no, d.status, count(a.id) as levels from invoice_draft d left join approval a on a.subject = 'invoice_draft' and a.subject_id = d.id
      and a.round = d.round and a.decision = 'approve' and a.content_hash = d.lines_hash
      group by d.id having count(a.id) <> case d.status when 'with_manager' then 1 when 'with_ceo' then 2 when 'approved' then 3 when 'invoiced' then 3 else 0 end
      and not (d.note_reason is not null and (d.status = 'withdrawn' or d.status in ('approved','invoiced') and count(a.id) in (1, 2)))
      and not exists (select 1 from setting s where s.name = 'billing.levels')`,
  },
  {
    id: 'I8a',
    text: 'Every state is one that exists',
    sql: `select 'order' as subject, id, status from "order" where status not in ('draft','confirmed','on_hold','in_progress','completed','cancelled')
      union all select 'delivery_order', id, status from delivery_order where status not in ('planned','assigned','called','delivered','returned','withdrawn','rejected') and status not in ${UNDER_WAY}
      union all select 'invoice_draft', id, status from invoice_draft where status not in ('collecting','draft','exception','with_sales','with_manager','with_ceo','approved','invoiced','withdrawn')
      union all select 'emodification', id, status from emodification where status not in ('submitted','approved_1','approved_2','applied','rejected','withdrawn')`,
  },
  {
    id: 'I8b',
    text: 'The trail leads to the state that the row is in',
    sql: BY_COMMAND.filter(subject => subject !== 'invoice')
      .map(
        subject => `select '${subject}' as subject, r.id, r.status, t.after->>'status' as told from "${subject}" r
      join lateral (select after from audit_line where subject = '${subject}' and subject_id = r.id and after ? 'status' order by seq desc limit 1) t on true
      where t.after->>'status' <> r.status and not r.demo`,
      )
      .join(' union all '),
  },
  {
    id: 'I8c',
    text: 'Each change of state in the trail begins where the one before ended',
    sql: `select subject, subject_id, told, began from (select subject, subject_id, before->>'status' as began,
      lag(after->>'status') over (partition by subject, subject_id order by seq) as told from audit_line
      where subject in ('order','delivery_order','invoice_draft','emodification') and after ? 'status') chain where told is not null and began is not null and told <> began`,
  },
  {
    id: 'I9a',
    text: 'A truck and a driver are in one queue and on one load',
    sql: `select truck_id from queue_item where status in ('joined','called','acknowledged','loading') group by 1 having count(*) > 1
      union all select driver_id from queue_item where status in ('joined','called','acknowledged','loading') group by 1 having count(*) > 1
      union all select truck_id from delivery_order where status in ${UNDER_WAY} group by 1 having count(*) > 1
      union all select driver_id from delivery_order where status in ${UNDER_WAY} group by 1 having count(*) > 1`,
  },
  {
    id: 'I9b',
    text: 'Nobody banned carries a load unless somebody set the ban aside',
    sql: `select o.do_number, b.reason from delivery_order o join ban b on b.active and (b.driver_id = o.driver_id or b.truck_id = o.truck_id)
      and (b.customer_id = o.customer_id or b.project_id = o.project_id or b.location_id = o.location_id)
      and o.do_date >= b.from_date and (b.to_date is null or o.do_date <= b.to_date) and b.created_at < o.generated_at
      where not o.demo and not o.overrides @> '[{"rule":"bans"}]'`,
  },
  {
    id: 'I9c',
    text: 'A truck at the line has its ticket',
    sql: `select q.id from queue_item q left join delivery_order o on o.id = q.delivery_order_id
      where q.status = 'loading' and not q.demo and (o.id is null or o.queue_item_id is distinct from q.id)`,
  },
  {
    id: 'I9d',
    text: 'A load without a ticket has no concrete: what was diverted took its weights and times along',
    sql: `select o.id, o.status from delivery_order o where o.status in ('planned','assigned','called') and (o.batched_at is not null or o.loaded_at is not null
      or o.left_at is not null or exists (select 1 from batch_weight w where w.delivery_order_id = o.id))`,
  },
  {
    id: 'I9e',
    text: 'A diverted load is of the order that its ticket was issued again for',
    sql: `select o.do_number, o.order_id, r.facts->>'orderId' as told from delivery_order o join delivery_revision r on r.delivery_order_id = o.id
      and r.cause = 'diverted' and r.revision = (select max(l.revision) from delivery_revision l where l.delivery_order_id = o.id and l.cause = 'diverted')
      where r.facts->>'orderId' <> o.order_id::text`,
  },
  {
    id: 'I9f',
    text: 'What is left of a load goes to another pour once, and no more than came back',
    sql: `select e.delivery_order_id from delivery_event e where e.event = 'exchanged' group by 1 having count(*) > 1
      union all select o.id from delivery_order o join delivery_event e on e.delivery_order_id = o.id and e.event = 'exchanged'
      where o.return_concrete is null and not o.overrides @> '[{"rule":"batch"}]'`,
  },
  {
    id: 'I9g',
    text: 'An order that is or was booked has a promise, numbered without a gap',
    sql: `select o.order_no from "order" o left join order_promise p on p.order_id = o.id where o.status <> 'draft'
      group by o.id having count(p.id) = 0 and o.status <> 'cancelled' or coalesce(max(p.revision), 0) <> count(p.id)`,
  },
  {
    id: 'I10',
    text: 'An export holds the invoices that it counted, and their sum; one that was rejected or cancelled gave them back',
    sql: `select e.export_no, e.invoices, count(i.id), e.control_total, sum(i.total) from erp_export e left join invoice i on i.export_id = e.id
      group by e.id having case when coalesce(e.rejected_at, e.cancelled_at) is not null then count(i.id) > 0
      else e.invoices <> count(i.id) or e.control_total <> coalesce(sum(i.total), 0) end
      union all select i.invoice_no, 0, 0, null, i.total from invoice i where i.export_id is not null and not exists (select 1 from erp_export e where e.id = i.export_id)`,
  },
  {
    id: 'I11',
    text: 'Every version of a row has its line in the trail',
    sql: BY_COMMAND.map(
      subject => `select '${subject}' as subject, r.id, r.version, (select count(*) from audit_line a where a.subject = '${subject}' and a.subject_id = r.id) as lines
      from "${subject}" r where not r.demo and r.version > (select count(*) from audit_line a where a.subject = '${subject}' and a.subject_id = r.id)`,
    ).join(' union all '),
  },
  {
    id: 'I12a',
    text: 'A job that is done says when, one that waits has no result',
    sql: `select id, kind, status from job where (status = 'done') <> (finished_at is not null and error is null)
      and status in ('done','waiting') or (status = 'waiting' and result is not null)`,
  },
  {
    id: 'I12b',
    text: 'A letter left once: one line of its sending and its job is done, or a person heard that it arrived',
    sql: `select l.id, l.status from letter l where l.status = 'sent' and ((select count(*) from audit_line a where a.subject = 'letter' and a.subject_id = l.id and a.action in ('send', 'arrived')) <> 1
      or not exists (select 1 from job j where (j.cause = 'letter:' || l.id or j.cause like 'letter:' || l.id || ':%') and j.status = 'done')
        and not exists (select 1 from audit_line a where a.subject = 'letter' and a.subject_id = l.id and a.action = 'arrived'))`,
  },
  {
    id: 'I12c',
    text: 'A key that was used kept its answer',
    sql: `select actor_id, call, key from idempotency_key where answer is null`,
  },
  {
    id: 'I14',
    text: 'No quantity or price below zero where none can be',
    sql: `select 'delivery_order' as of, id from delivery_order where quantity <= 0 or return_concrete < 0 or return_concrete > quantity or washout_fee < 0
      union all select 'product_price', id from product_price where product_price <= 0
      union all select 'price_list_line', id from price_list_line where unit_price <= 0
      union all select 'batch_weight', id from batch_weight where actual_kg < 0 or target_kg < 0
      union all select 'purchase_order', id from purchase_order where quantity <= 0
      union all select 'silo', id from silo where level_kg > capacity_kg`,
  },
  {
    id: 'I14b',
    text: 'No figure is not a number, no day without end',
    sql: `select 'invoice' as of, id from invoice where 'NaN' in (subtotal, gst, total) or not isfinite(invoice_date)
      union all select 'invoice_line', id from invoice_line where 'NaN' in (quantity, unit_price, amount)
      union all select 'invoice_draft', id from invoice_draft where 'NaN' in (subtotal, gst, total) or not isfinite(from_date) or not isfinite(to_date)
      union all select 'order', id from "order" where quantity = 'NaN' or not isfinite(order_date)
      union all select 'delivery_order', id from delivery_order where quantity = 'NaN' or not isfinite(do_date)
      union all select 'product_price', id from product_price where product_price = 'NaN'
      union all select 'project_pricing', id from project_pricing where not isfinite(effective_start_date) or not isfinite(coalesce(effective_end_date, effective_start_date))
      union all select 'stock_entry', id from stock_entry where kg = 'NaN' or not isfinite(at)`,
  },
  {
    id: 'I15',
    text: 'The search finds each record by what it says now, and nothing that is gone',
    sql: `(table search_entry except select * from search_all()) union all (select * from search_all() except table search_entry)`,
  },
]
