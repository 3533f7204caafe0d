import { sql as raw, type SQL } from 'drizzle-orm'
import { NOT_CALLED } from '~/domain/orders/will-call'

const among = (ids: readonly string[]) => raw.raw(ids.map(id => `'${id}'`).join(','))

/** What must never be found of some orders with concrete on call, each as a statement whose rows break it. */
export const NEVER_ON_CALL: Record<string, (orders: readonly string[]) => SQL> = {
  'what is booked is on loads or on call, each m³ once':
    orders => raw`select o.order_no, o.quantity, o.on_call_quantity, sum(d.quantity) as loads from "order" o
    left join delivery_order d on d.order_id = o.id and d.status not in ('withdrawn','rejected') where o.id in (${among(orders)})
    and o.status in ('confirmed','on_hold','in_progress') group by o.id having o.quantity <> o.on_call_quantity + coalesce(sum(d.quantity), 0)`,
  'the plants carry what is not on call':
    orders => raw`select o.order_no, o.quantity, o.on_call_quantity, sum(p.quantity) as assigned from "order" o
    join order_plant p on p.order_id = o.id where o.id in (${among(orders)}) and o.status <> 'draft'
    group by o.id having sum(p.quantity) <> o.quantity - o.on_call_quantity`,
  'no truck is called before the site has called':
    orders => raw`select o.order_no, d.load_no, d.status from "order" o join delivery_order d on d.order_id = o.id
    where o.id in (${among(orders)}) and o.will_call and o.called_at is null and d.status not in ('planned','assigned','withdrawn')`,
  'whoever has called keeps its time':
    orders => raw`select o.order_no, o.called_at from "order" o where o.id in (${among(orders)})
    and o.status = 'on_hold' and o.hold_reason = ${NOT_CALLED} and o.called_at is not null`,
  'what was given to others has no truck':
    orders => raw`select o.order_no, d.load_no, d.status from "order" o join delivery_order d on d.order_id = o.id where o.id in (${among(orders)})
    and o.status = 'on_hold' and o.hold_reason = ${NOT_CALLED} and (d.queue_item_id is not null or d.truck_id is not null
      or d.status not in ('planned','assigned','withdrawn'))`,
  'a load that is gone has no truck':
    orders => raw`select d.load_no, d.status from delivery_order d where d.order_id in (${among(orders)}) and d.status = 'withdrawn'
    and (d.queue_item_id is not null or exists (select from queue_item q where q.delivery_order_id = d.id and q.status in ('called','acknowledged','loading')))`,
  'a site asks for a thing once until it is answered': orders =>
    raw`select order_id, kind from site_request where order_id in (${among(orders)}) and status = 'open' group by 1, 2 having count(*) > 1`,
  'a site is answered once':
    orders => raw`select r.kind, array_agg(l.action) as answers from site_request r join audit_line l on l.subject = 'site_request' and l.subject_id = r.id
    where r.order_id in (${among(orders)}) and l.action in ('accept','decline') group by r.id having count(*) > 1`,
  'a call is noted once':
    orders => raw`select subject_id from audit_line where subject = 'order' and subject_id in (${among(orders)}) and action = 'note call'
    group by 1 having count(*) > 1`,
  'an order waits in one place': orders =>
    raw`select order_id from wait_entry where order_id in (${among(orders)}) and status in ('waiting','offered') group by 1 having count(*) > 1`,
  'what is reserved says what and until when, and what is not reserved says neither':
    orders => raw`select order_id, status from wait_entry where order_id in (${among(orders)})
    and ((status = 'offered') <> (offer is not null) or (status = 'offered') <> (offered_until is not null))`,
  'an order has each load once': orders =>
    raw`select order_id, load_no from delivery_order where order_id in (${among(orders)}) group by 1, 2 having count(*) > 1`,
  'each load that a site asked for has a moment of its own':
    orders => raw`select order_id, wanted_at from delivery_order where order_id in (${among(orders)}) and wanted_at is not null
    and status in ('planned','assigned') group by 1, 2 having count(*) > 1`,
}

/** m³ that a plant still has to batch for orders of a day that keep their time, with what is on call and what is reserved for who waits. */
export const keptTime = (plantId: string, day: string): SQL => raw`select (
  (select coalesce(sum(d.quantity), 0) from delivery_order d join "order" o on o.id = d.order_id where d.plant_id = ${plantId} and d.do_date = ${day}
    and d.status not in ('withdrawn','rejected') and not (o.status = 'on_hold' and d.status in ('planned','assigned')))
  + (select coalesce(sum(on_call_quantity), 0) from "order" where order_date = ${day} and status in ('confirmed','in_progress'))
  + (select coalesce(sum(o.quantity - o.on_call_quantity), 0) from wait_entry w join "order" o on o.id = w.order_id
    where w.status = 'offered' and o.status = 'draft' and o.order_date = ${day}))::numeric(10,2)::text as m3`
