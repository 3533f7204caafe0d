import pg from 'pg'
import { openDb } from '~/db/kit/open'
import { seedDemo } from '~/db/seed/demo'
import { migrated } from '../../kit/migrated'
import { NOW } from '../portal/fill'

/** The month that is billed: it ended before the demo's days begin. */
export const MONTH = { fromDate: '2026-10-01', toDate: '2026-10-31' }
export const LOADS_OF_DRAFT = 8
/** So many drafts are made first, in the measuring process, to count their statements. */
export const COUNTED = 50

export type Month = { appUrl: string; counted: string; timed: string }

/** The demo company, and a month of two more customers: each project has one order and one draft to come. */
export async function fillMonth(ownerUrl: string, drafts: number): Promise<Month> {
  const appUrl = await migrated(ownerUrl)
  const db = openDb(ownerUrl, { max: 2, statementSeconds: 120 })
  await seedDemo(db, { now: NOW, passwordHash: 'nobody signs in by it', historyDays: 2 })
  await db.close()
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    return { appUrl, ...(await filled(client, drafts)) }
  } finally {
    await client.end()
  }
}

async function filled(client: pg.Client, drafts: number) {
  const customer = async (code: string, projects: number) => {
    const { rows } = await client.query(CUSTOMER, [code])
    await client.query(PROJECTS, [code, rows[0].id, projects])
    return rows[0].id as string
  }
  await client.query(PRICES, [MONTH.fromDate])
  const [counted, timed] = [await customer('BENCH-A', COUNTED), await customer('BENCH-B', drafts)]
  await client.query(PURCHASE_ORDERS, [MONTH.fromDate])
  await client.query(ORDERS, [MONTH.fromDate])
  await client.query(LOADS)
  await client.query(EARLIER, [drafts])
  await client.query('vacuum analyze')
  return { counted, timed }
}

/** The lists of the month's first days: a month without prices would be a month of exceptions. */
const PRICES = `
  update price_list l set from_date = $1 where from_date > $1 and from_date =
    (select min(from_date) from price_list o where o.region_id = l.region_id)`

/** A company that bills a month has billed others: what is looked up beside its drafts is looked up among many. */
const EARLIER = `
  with ordered as (
    insert into "order" select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_no', 'E' || o.order_no,
      'order_date', o.order_date - 31))).* from "order" o where o.order_no like 'M-BENCH-B-%' limit $1
    returning id, customer_id, project_id, region_id),
  made as (
    insert into invoice_draft (id, draft_no, customer_id, project_id, region_id, from_date, to_date, status, made_by)
    select id, 'DR-2025-' || lpad((row_number() over ())::text, 6, '0'), customer_id, project_id, region_id,
      '2026-09-01', '2026-09-30', 'invoiced', (select id from portal_user limit 1)
    from ordered
    returning id)
  insert into invoice_draft_line (id, draft_id, order_id, kind, place, description, unit, quantity, unit_price, amount)
  select gen_random_uuid(), made.id, made.id, 'product', place, 'Earlier', 'm3', 1, 1, 1
  from made, generate_series(1, ${LOADS_OF_DRAFT}) place`

const CUSTOMER = `
  insert into customer select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'customer_code', $1::text,
    'customer_name', 'Measured ' || $1::text))).* from customer c
  where c.id = (select id from customer order by customer_code limit 1) returning id`

const PROJECTS = `
  insert into project select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'project_code', $1::text || '-' || g,
    'project_name', 'Site ' || g, 'customer_id', $2::uuid, 'purchase_order_required', false))).*
  from project p, generate_series(1, $3::int) g where p.id = (select id from project order by project_code limit 1)`

/** What drafts take from a purchase order is added up for each of them. */
const PURCHASE_ORDERS = `
  insert into purchase_order select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'project_id', p.id,
    'po_number', 'PO-' || p.project_code, 'active', true, 'quantity', 10000, 'amount', null, 'valid_from', $1::text, 'valid_to', null))).*
  from purchase_order o, project p
  where o.id = (select id from purchase_order order by po_number limit 1) and p.project_code like 'BENCH-%'`

const ORDERS = `
  with goods as (select row_number() over (order by product_code) - 1 as n, id from product),
  site as (select id, latitude, longitude from location limit 1)
  insert into "order" (id, order_no, customer_id, project_id, location_id, region_id, order_date, start_time, starts_at, product_id, quantity,
    load_size, spacing_minutes, unloading_minutes, discharge_limit_minutes, latitude, longitude, status)
  select gen_random_uuid(), 'M-' || p.project_code, p.customer_id, p.id, s.id, p.region_id, $1::date + (p.no % 25)::int, '08:00',
    ($1::date + (p.no % 25)::int)::timestamptz, g.id, 72, 9, 10, 25, 120, s.latitude, s.longitude, 'completed'
  from (select *, row_number() over () as no from project where project_code like 'BENCH-%') p, site s, goods g
  where g.n = p.no % (select count(*) from goods)`

const LOADS = `
  with yard as (select distinct on (region_id) id, region_id from plant order by region_id, plant_code),
  made as (select o.*, l as load_no, o.order_date + (l / 3)::int as day, (o.order_date + (l / 3)::int)::timestamptz + l * interval '20 minutes' as due
    from "order" o cross join generate_series(1, ${LOADS_OF_DRAFT}) l where o.order_no like 'M-%')
  insert into delivery_order (id, do_number, do_date, order_id, load_no, customer_id, project_id, location_id, region_id, plant_id,
    product_id, quantity, status, planned_batch_at, planned_on_site_at, batched_at, loaded_at, left_at, on_site_at, pour_start_at,
    pour_end_at, returned_at, delivered_at, discharge_limit_minutes)
  select gen_random_uuid(), m.order_no || '-' || m.load_no, m.day, m.id, m.load_no, m.customer_id, m.project_id, m.location_id, m.region_id, y.id,
    m.product_id, 7 + m.load_no % 5 * 0.5, 'returned', m.due, m.due + interval '30 minutes', m.due, m.due + interval '7 minutes',
    m.due + interval '9 minutes', m.due + interval '31 minutes', m.due + interval '36 minutes', m.due + interval '96 minutes',
    m.due + interval '120 minutes', m.due + interval '96 minutes', 120
  from made m join yard y on y.region_id = m.region_id`
