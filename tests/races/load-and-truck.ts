import { sql as raw, type SQL } from 'drizzle-orm'

const among = (loads: readonly string[]) => raw.raw(loads.map(id => `'${id}'`).join(','))

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
      (select distinct batch_no, quantity from batch_weight w where w.delivery_order_id = o.id and w.revision = o.revision) b)`,
  'the times of a load go one way':
    loads => raw`select id from delivery_order o where o.id in (${among(loads)}) and exists (select from
    unnest(array[generated_at, loading_at, batched_at, loaded_at, left_at, on_site_at, pour_start_at, pour_end_at, returned_at]) with ordinality a (at, no)
    join unnest(array[generated_at, loading_at, batched_at, loaded_at, left_at, on_site_at, pour_start_at, pour_end_at, returned_at]) with ordinality b (at, no)
    on b.no > a.no and b.at < a.at)`,
  'a pour takes its least minutes, or somebody said why not':
    loads => raw`select id from delivery_order o where o.id in (${among(loads)})
    and not delivered_manually and pour_end_at < pour_start_at + interval '2 minutes' and not overrides @> '[{"rule":"times"}]'`,
}
