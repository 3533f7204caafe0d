import pg from 'pg'
import { openDb } from '~/db/kit/open'
import { seedDemo } from '~/db/seed/demo'
import { migrated } from '../../kit/migrated'

export const NOW = new Date('2026-11-20T02:15:00.000Z')
const ORDERS = 20_000
const LOADS_OF_ORDER = 10

/** The demo company with few days of its own, and ten loads of each of so many orders, returned in 400 days before it. */
export async function fill(ownerUrl: string, orders = ORDERS): Promise<number> {
  await migrated(ownerUrl)
  const db = openDb(ownerUrl, { max: 2, statementSeconds: 120 })
  await seedDemo(db, { now: NOW, passwordHash: 'nobody signs in by it', historyDays: 2 })
  await db.close()
  const client = new pg.Client(ownerUrl)
  await client.connect()
  await client.query(history(orders))
  await client.query(LOADS)
  await client.query('vacuum analyze')
  const { rows } = await client.query('select count(*)::int as n from delivery_order')
  await client.end()
  return rows[0].n
}

const history = (orders: number): string => `
  with site as (
    select row_number() over (order by p.project_code) - 1 as n, p.id, p.customer_id, p.region_id, l.id as location_id, l.latitude, l.longitude
    from project p join location l on l.project_id = p.id),
  goods as (select row_number() over (order by product_code) - 1 as n, id from product)
  insert into "order" (id, order_no, customer_id, project_id, location_id, region_id, order_date, start_time, starts_at, product_id, quantity,
    load_size, spacing_minutes, unloading_minutes, discharge_limit_minutes, latitude, longitude, status)
  select gen_random_uuid(), 'B-' || g, s.customer_id, s.id, s.location_id, s.region_id, date '2026-11-17' - g % 400, '08:00',
    timestamptz '2026-11-17 00:00Z' - make_interval(days => g % 400), goods.id, 90, 9, 10, 25, 120, s.latitude, s.longitude, 'completed'
  from generate_series(0, ${orders - 1}) g
  join site s on s.n = g % (select count(*) from site)
  join goods on goods.n = g % (select count(*) from goods)`

const LOADS = `
  with yard as (select id, region_id, row_number() over (partition by region_id order by plant_code) as turn, plant_code from plant),
  fleet as (select row_number() over (order by t.truck_no) - 1 as n, t.id as truck_id, d.id as driver_id from truck t join driver d on d.truck_id = t.id),
  line as (select distinct on (plant_id) id, plant_id from batching_plant order by plant_id, code),
  made as (select o.*, l as load_no, row_number() over () as no, o.starts_at + l * interval '10 minutes' + substr(o.order_no, 3)::int % 600 * interval '1 minute' as due
    from "order" o cross join generate_series(1, ${LOADS_OF_ORDER}) l where o.order_no like 'B-%')
  insert into delivery_order (id, do_number, do_date, order_id, load_no, customer_id, project_id, location_id, region_id, plant_id, batching_plant_id,
    product_id, quantity, status, planned_batch_at, planned_on_site_at, truck_id, driver_id, generated_at, batched_at, loaded_at, left_at, on_site_at,
    pour_start_at, pour_end_at, returned_at, delivered_at, discharge_limit_minutes)
  select gen_random_uuid(), 'B' || m.no, m.order_date, m.id, m.load_no, m.customer_id, m.project_id, m.location_id, m.region_id, y.id, line.id,
    m.product_id, 5 + m.no % 9 * 0.5, case when m.no % 20 = 0 then 'withdrawn' when m.no % 7 = 0 then 'delivered' else 'returned' end, m.due, m.due + interval '30 minutes',
    f.truck_id, f.driver_id, m.due, m.due, m.due + interval '7 minutes', m.due + interval '9 minutes', m.due + interval '31 minutes',
    m.due + interval '36 minutes', m.due + interval '61 minutes', m.due + interval '85 minutes', m.due + interval '61 minutes', 120
  from made m
  join yard y on y.region_id = m.region_id and y.turn = 1 + m.no % 2
  join line on line.plant_id = y.id
  join fleet f on f.n = m.no % (select count(*) from fleet)`
