/** Orders without loads, for the loads that are written and undone. */
export const SPARE = 2000

/** How many of each there are beside the demo company, for so many delivery orders: ten years of a firm of 40 trucks a million. */
export const sizesFor = (loads: number) => ({
  customer: Math.ceil(loads / 1000),
  project: Math.ceil(loads / 250),
  location: Math.ceil(loads / 200),
  contact: Math.ceil(loads / 400),
  purchase_order: Math.ceil(loads / 250),
  driver: Math.ceil(loads / 3000),
  truck: Math.ceil(loads / 3500),
  order: Math.ceil(loads / 10) + SPARE,
  invoice_draft: Math.ceil(loads / 30),
  invoice: Math.ceil(loads / 30),
  cylinder_test: Math.ceil(loads / 20),
})
export type Filled = keyof ReturnType<typeof sizesFor>

/** Names as a company has them: words of syllables for firms and sites, given and family names for people, addresses of towns. */
export const NAMES = `
  create function pg_temp.mixed(n bigint, of int) returns int language sql immutable as
    $$ select 1 + (abs(hashint8(n * 7919 + of))::bigint % 1000003)::int $$;
  create function pg_temp.one(list text[], n bigint, of int) returns text language sql immutable as
    $$ select list[1 + pg_temp.mixed(n, of) % cardinality(list)] $$;
  create function pg_temp.word(n bigint, of int) returns text language sql immutable as $$ select initcap(
    pg_temp.one('{ban,cho,dor,hen,jal,kal,lam,mer,nor,pan,ros,sel,tan,ver,wal,yam,bre,gal,fen,hol}', n, of)
    || pg_temp.one('{a,e,i,o,u,ai,ea,io}', n, of + 1)
    || pg_temp.one('{bar,chi,dan,fos,gan,hil,kim,lin,mor,nam,pur,rin,sen,tor,vin,wei,xan,zel,cor,del}', n, of + 2)) $$;
  create function pg_temp.firm(n bigint) returns text language sql immutable as $$ select pg_temp.word(n, 10) || ' ' || pg_temp.word(n, 20)
    || ' ' || pg_temp.one('{Construction,Builders,Engineering,Contractors,Development}', n, 30) || ' Pte Ltd' $$;
  create function pg_temp.work(n bigint) returns text language sql immutable as $$ select pg_temp.word(n, 40) || ' '
    || pg_temp.one('{Residences,Contract,Tower,Depot,Viaduct,Hub,School,Station}', n, 50) || ' ' || n % 900 $$;
  create function pg_temp.person(n bigint) returns text language sql immutable as $$ select
    pg_temp.one('{Kok Leong,Hui Ling,Xin Yi,Wei Ming,Grace,Siti,Kumar,Ahmad,Mei Fong,Boon Keng,Jun Jie,Priya,Farid,Li Na,Zul,Devi}', n, 60)
    || ' ' || pg_temp.word(n, 70) $$;
  create function pg_temp.address(n bigint) returns text language sql immutable as $$ select 1 + n % 498 || ' '
    || pg_temp.one('{Bedok,Tuas,Yishun,Punggol,Bishan,Novena,Tengah,Clementi,Serangoon,Kallang,Geylang,Woodlands}', n, 80) || ' '
    || pg_temp.one('{Street,Road,Avenue,Drive,Link,Crescent}', n, 90) || ' ' || n % 97 $$;
  create function pg_temp.phone(first text, n bigint) returns text language sql immutable as $$ select '+65 ' || first
    || lpad((pg_temp.mixed(n, 95) % 1000)::text, 3, '0') || ' ' || lpad((pg_temp.mixed(n, 96) % 10000)::text, 4, '0') $$;
`

/** A record like the first of its kind, but for what it is called and whose it is: `g` counts, `of` is whom it belongs to. */
const like = (table: string, of: string, own: string) => `
  insert into "${table}" select made.* from generate_series($1::bigint + 1, $1::bigint + $2::bigint) g
  cross join (select row from "${table}" row limit 1) first ${of},
  lateral jsonb_populate_record(first.row, jsonb_build_object('id', gen_random_uuid(), ${own})) made`

const each = (name: string, table: string, columns = 'id') =>
  `join (select row_number() over (order by id) - 1 as at, ${columns} from ${table}) ${name} on ${name}.at = g % (select count(*) from ${table})`
const PROJECTS = each('p', 'project', 'id, customer_id, region_id')
const PLANTS = each('y', 'plant', 'id, plant_code, region_id')
const WHOSE = `'customer_id', p.customer_id, 'project_id', p.id, 'region_id', p.region_id`

/** Each takes after which number to count on and how many. */
export const ROWS: Record<Filled, string> = {
  customer: like(
    'customer',
    '',
    `'customer_code', 'K' || g, 'customer_name', pg_temp.firm(g), 'registration_no', 199000000 + g || 'M', 'phone', pg_temp.phone('6', g),
    'address', pg_temp.address(g), 'email', 'office' || g || '@firm.example', 'erp_account', null`,
  ),
  project: like(
    'project',
    `${each('c', 'customer')} ${each('r', 'region')}`,
    `'project_code', 'W' || g, 'project_name', pg_temp.work(g) || ' ' || g % 89, 'customer_id', c.id, 'region_id', r.id`,
  ),
  location: like(
    'location',
    PROJECTS,
    `'address', pg_temp.address(g * 31), 'location_name', 'Gate ' || g % 9, 'postal_code', lpad((g * 37 % 1000000)::text, 6, '0'), 'project_id', p.id`,
  ),
  contact: like(
    'contact',
    each('c', 'customer'),
    `'name', pg_temp.person(g), 'phone', pg_temp.phone('8', g), 'email', 'c' || g || '@firm.example', 'customer_id', c.id, 'project_id', null`,
  ),
  purchase_order: like('purchase_order', PROJECTS, `'po_number', 'PO-' || 100000 + g * 7, 'project_id', p.id`),
  driver: like(
    'driver',
    PLANTS,
    `'driver_no', 'D' || 10000 + g, 'driver_name', pg_temp.person(g * 17), 'phone', pg_temp.phone('9', g), 'licence_no', 'L' || g,
    'main_plant_id', y.id, 'truck_id', null, 'user_id', null`,
  ),
  truck: like(
    'truck',
    PLANTS,
    `'truck_no', 'T' || 10000 + g, 'plate_no', 'YP' || 1000 + g || substr('ABCDEGHJKLMPRSTUXYZ', 1 + (g % 19)::int, 1), 'main_plant_id', y.id`,
  ),
  order: like(
    'order',
    `${PROJECTS} join region r on r.id = p.region_id`,
    `'order_no', r.code || '-' || to_char(date '2016-01-01' + (g % 3600)::int, 'YYMMDD') || '-' || lpad((g / 3600)::text, 3, '0'),
    'order_date', date '2016-01-01' + (g % 3600)::int, 'status', 'completed', ${WHOSE}`,
  ),
  invoice_draft: like(
    'invoice_draft',
    PROJECTS,
    `'draft_no', 'DR-' || 2016 + g % 10 || '-' || lpad((g / 10)::text, 6, '0'), 'status', 'invoiced', 'kind', 'invoice', 'to_date', date '2016-01-31' + (g % 3600)::int,
    'credits_invoice_id', null, 'total', (pg_temp.mixed(g, 97) % 90000 + g % 100 * 0.01)::numeric(14,2), 'purchase_order_no', 'PO-' || 100000 + g % 9000 * 7, ${WHOSE}`,
  ),
  invoice: like(
    'invoice',
    PROJECTS,
    `'invoice_no', 'INV-' || 2016 + g % 10 || '-' || lpad((g / 10)::text, 6, '0'), 'draft_id', gen_random_uuid(), 'kind', 'invoice', 'invoice_date', date '2016-01-31' + (g % 3600)::int,
    'total', (pg_temp.mixed(g, 98) % 90000 + g % 100 * 0.01)::numeric(14,2), 'purchase_order_no', 'PO-' || 100000 + g % 9000 * 7, ${WHOSE}`,
  ),
  cylinder_test: like(
    'cylinder_test',
    `${PROJECTS} join (select row_number() over (partition by region_id order by plant_code) as turn, id, region_id, plant_code from plant) y
      on y.region_id = p.region_id and y.turn = 1`,
    `'test_no', 'CT-' || y.plant_code || '-' || 16 + g % 10 || '-' || lpad((g / 10)::text, 6, '0'), 'delivery_order_id', gen_random_uuid(),
    'do_number', y.plant_code || '-' || 16 + g % 10 || '-' || lpad((g / 2)::text, 6, '0'), 'cast_on', date '2016-01-01' + (g % 3600)::int, 'plant_id', y.id, ${WHOSE}`,
  ),
}

/** Ten loads an order, numbered by plant and year as the portal does it; `$1` orders are passed over, `$2` loads are made. */
export const LOADS = `
  insert into delivery_order (id, do_number, do_date, order_id, load_no, customer_id, project_id, location_id, region_id, plant_id, product_id,
    quantity, status, planned_batch_at, planned_on_site_at, generated_at, batched_at, loaded_at, left_at, on_site_at, pour_start_at, pour_end_at,
    returned_at, delivered_at, discharge_limit_minutes)
  with yard as (select p.id, p.region_id, p.plant_code, row_number() over (order by p.plant_code) - 1 as at, count(*) over () as plants from plant p),
  made as (select o.*, y.id as plant_id, y.plant_code, y.plants, o.at / y.plants * 10 + l as no, l, o.order_date + interval '2 hours' + l * interval '10 minutes' as due
    from (select *, row_number() over (order by order_date, order_no) - 1 as at from "order" where order_date < '2026-01-01') o
    join yard y on y.at = o.at % y.plants cross join generate_series(1, 10) l where o.at >= $1::bigint and o.at < $1::bigint + ($2::bigint + 9) / 10)
  select gen_random_uuid(), plant_code || '-' || to_char(order_date, 'YY') || '-' || lpad(no::text, 6, '0'), order_date, id, l, customer_id, project_id, location_id,
    region_id, plant_id, product_id, 5 + no % 9 * 0.5, 'returned', due, due + interval '30 minutes', due, due, due + interval '7 minutes', due + interval '9 minutes',
    due + interval '31 minutes', due + interval '36 minutes', due + interval '61 minutes', due + interval '85 minutes', due + interval '61 minutes', 120
  from made limit $2::bigint`
