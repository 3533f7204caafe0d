import { sql as raw, type SQL } from 'drizzle-orm'

const among = (loads: readonly string[]) => raw.raw(loads.map(id => `'${id}'`).join(','))

/** What the database answers where no rule of ours did. */
export const LAST_LINE: readonly unknown[] = ['This record already exists', 'A value is outside what can be stored']

/** What must never be found of some loads, each as a statement whose rows break it. */
export const NEVER: Record<string, (loads: readonly string[]) => SQL> = {
  'a truck that stands for a load is the truck of that load':
    loads => raw`select q.id, q.status, o.status as load from queue_item q
    join delivery_order o on o.id = q.delivery_order_id where o.id in (${among(loads)})
    and ((q.status in ('called','acknowledged') and (o.status <> 'called' or o.queue_item_id <> q.id))
      or (q.status = 'loading' and (o.status not in ('generated','loading') or o.queue_item_id <> q.id)) or q.status = 'joined')`,
  'a load with a truck is what that truck is called for':
    loads => raw`select o.id, o.status, q.status as queue from delivery_order o
    join queue_item q on q.id = o.queue_item_id where o.id in (${among(loads)})
    and ((o.status = 'called' and (q.status not in ('called','acknowledged') or q.delivery_order_id <> o.id))
      or (o.status in ('generated','loading') and (q.status <> 'loading' or q.delivery_order_id <> o.id))
      or o.status in ('planned','assigned','withdrawn'))`,
  'the ticket is on the truck that was called':
    loads => raw`select o.id from delivery_order o join queue_item q on q.id = o.queue_item_id
    where o.id in (${among(loads)}) and o.truck_id is not null and (o.truck_id <> q.truck_id or o.driver_id <> q.driver_id)`,
  'a truck with a load on the road stands in no queue':
    loads => raw`select o.id, q.status from delivery_order o join queue_item q on q.truck_id = o.truck_id
    where o.id in (${among(loads)}) and o.status in ('loaded','in_transit','on_site','pouring') and q.status in ('called','acknowledged','loading')`,
  'what left the plant was batched, or somebody said why not':
    loads => raw`select o.id, o.status, o.quantity from delivery_order o
    where o.id in (${among(loads)}) and o.status in ('loaded','in_transit','on_site','pouring','delivered','returned','rejected')
    and not o.overrides @> '[{"rule":"batch"}]' and o.quantity > (select coalesce(sum(quantity), 0) from
      (select distinct batch_no, quantity from batch_weight w where w.delivery_order_id = o.id and w.revision =
      (select max(c.revision) from batch_weight c where c.delivery_order_id = o.id and c.revision <= o.revision)) b)`,
  'no more is weighed than a load holds':
    loads => raw`select w.delivery_order_id, o.quantity, sum(w.quantity) as batched from delivery_order o join
      (select distinct delivery_order_id, revision, batch_no, quantity from batch_weight) w on w.delivery_order_id = o.id and w.revision = o.revision
    where o.id in (${among(loads)}) group by 1, 2 having sum(w.quantity) > o.quantity`,
  'an open load has neither concrete nor a way behind it':
    loads => raw`select to_jsonb(o) as load from delivery_order o where o.id in (${among(loads)})
    and o.status in ('planned','assigned','called') and (o.do_number is not null or (o.truck_id is not null and o.queue_item_id is null) or coalesce(o.generated_at,
      o.loading_at, o.batched_at, o.loaded_at, o.left_at, o.on_site_at) is not null or o.gwp_batched is not null or o.revision <> 1
      or exists (select from batch_weight w where w.delivery_order_id = o.id) or exists (select from stock_entry s where s.delivery_order_id = o.id))`,
  'each place of a pour is held by one load':
    loads => raw`select o.order_id, array_agg(o.load_no) as places from delivery_order o where o.id in (${among(loads)})
    group by 1 having array_agg(o.load_no order by o.load_no) <> '{1,2,3}'`,
  'what was weighed left the silos once':
    loads => raw`select w.delivery_order_id, w.kg, s.kg as drawn from (select delivery_order_id, sum(actual_kg) as kg from batch_weight
      where silo_id is not null and delivery_order_id in (${among(loads)}) group by 1) w left join (select delivery_order_id, -sum(kg) as kg
      from stock_entry group by 1) s on s.delivery_order_id = w.delivery_order_id where s.kg is distinct from w.kg`,
  'a ticket that was issued again says where its concrete goes':
    loads => raw`select o.id, o.revision from delivery_order o where o.id in (${among(loads)}) and o.revision > 1 and not exists (
      select from delivery_revision r where r.delivery_order_id = o.id and r.revision = o.revision and r.cause = 'diverted'
      and r.facts->>'orderId' = o.order_id::text and r.facts->>'doNumber' = o.do_number)`,
  'the times of a load go one way':
    loads => raw`select id from delivery_order o where o.id in (${among(loads)}) and exists (select from
    unnest(array[generated_at, loading_at, batched_at, loaded_at, left_at, on_site_at, pour_start_at, pour_end_at, returned_at]) with ordinality a (at, no)
    join unnest(array[generated_at, loading_at, batched_at, loaded_at, left_at, on_site_at, pour_start_at, pour_end_at, returned_at]) with ordinality b (at, no)
    on b.no > a.no and b.at < a.at)`,
  'a pour takes its least minutes, or somebody said why not':
    loads => raw`select id from delivery_order o where o.id in (${among(loads)})
    and not delivered_manually and pour_end_at < pour_start_at + interval '2 minutes' and not overrides @> '[{"rule":"times"}]'`,
}
