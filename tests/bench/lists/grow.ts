import pg from 'pg'
import { RARE_ROWS as RARE } from '../../hardening/kit/rare-rows'

/** How many of each there are beside the demo company for so many delivery orders: what a firm has by then of each list that grows. */
export const sizesFor = (loads: number): Record<string, number> => ({
  customer: Math.ceil(loads / 100),
  project: Math.ceil(loads / 50),
  location: Math.ceil(loads / 50),
  order: Math.ceil(loads / 2),
  delivery_order: loads,
  ...Object.fromEntries(OTHERS.map(table => [table, Math.ceil(loads / 2)])),
  ...Object.fromEntries(FEWER.map(table => [table, Math.ceil(loads / 20)])),
})

const OTHERS = [
  'invoice_draft',
  'invoice_draft_line',
  'invoice',
  'invoice_line',
  'payment',
  'payment_allocation',
  'audit_line',
  'fleet_action',
  'stock_entry',
  'material_order',
  'truck_position',
  'delivery_event',
  'emodification',
  'e_ticket_message',
  'cylinder_test',
  'cylinder_age',
  'raw_material_test',
  'notification',
]

/** Of these a firm has some a month, however much it delivers. */
const FEWER = ['stock_count', 'cylinder_certificate', 'raw_test_request']

/** What is done with by the time that it is history; else every row would be on somebody's desk. */
const DONE: Record<string, string> = {
  order: 'completed',
  delivery_order: 'returned',
  invoice_draft: 'invoiced',
}

/** What the demo company has none of on its first day. */
const FIRST = [
  ...RARE,
  `insert into invoice (id, invoice_no, kind, draft_id, customer_id, project_id, region_id, salesperson_id, invoice_date, due_date, from_date, to_date, quantity, subtotal, gst_percent, gst, total)
    select gen_random_uuid(), replace(draft_no, 'DR', 'INV'), kind, id, customer_id, project_id, region_id, salesperson_id, to_date, to_date + 30, from_date, to_date, quantity, subtotal, gst_percent, gst, total
    from invoice_draft where total > 1`,
  `insert into invoice_line (id, invoice_id, place, kind, delivery_order_id, do_number, description, quantity, unit, unit_price, amount)
    select gen_random_uuid(), i.id, l.place, l.kind, d.id, d.do_number, l.description, l.quantity, l.unit, l.unit_price, l.amount
    from invoice i join invoice_draft_line l on l.draft_id = i.draft_id left join delivery_order d on d.id = l.delivery_order_id`,
  `insert into payment (id, payment_no, customer_id, reference, paid_on, amount, method, source)
    select gen_random_uuid(), replace(invoice_no, 'INV', 'PAY'), customer_id, invoice_no, invoice_date + 20, total, 'bank_transfer', 'typed' from invoice`,
  `insert into payment_allocation (id, payment_id, invoice_id, amount, at, by, by_name)
    select gen_random_uuid(), p.id, i.id, i.total, p.paid_on, (select id from portal_user where username = 'admin'), 'Admin' from payment p join invoice i on i.invoice_no = p.reference`,
  `insert into notification (id, person_id, kind, seq, at, subject, title)
    select gen_random_uuid(), (select id from portal_user where username = 'admin'), 'import', seq, at, subject, coalesce(action, '-') from audit_line order by seq limit 40`,
]

type Column = { name: string; type: string; unique: boolean; refers: string | null; kept: boolean }

/** Those that the others refer to, one after the other. */
const BEFORE = [
  'customer',
  'project',
  'location',
  'order',
  'delivery_order',
  'invoice_draft',
  'invoice',
  'payment',
  'cylinder_test',
]

/**
 * Fills each table with rows like those that it has, of other days, owners and figures, two tables at a time; rows come without
 * triggers, as a first import would.
 */
export async function grow(owner: pg.Client, loads: number, ownerUrl: string): Promise<void> {
  for (const statement of FIRST) await owner.query(statement)
  const sizes = Object.entries(sizesFor(loads))
  const besides = sizes.filter(([table]) => !BEFORE.includes(table))
  await quick(owner)
  for (const [table, many] of sizes) if (BEFORE.includes(table)) await clone(owner, table, many)
  const beside = new pg.Client(ownerUrl)
  await beside.connect()
  await quick(beside)
  await Promise.all(
    [owner, beside].map(async client => {
      for (let next = besides.pop(); next; next = besides.pop()) await clone(client, ...next)
    }),
  )
  await beside.end()
  await owner.query('set session_replication_role = default')
  await owner.query('vacuum analyze')
}

/** Tables that have not got their rows. */
export async function small(owner: pg.Client, loads: number): Promise<string[]> {
  const found: string[] = []
  for (const [table, many] of Object.entries(sizesFor(loads))) {
    const { rows } = await owner.query(`select count(*)::int as n from "${table}"`)
    if (rows[0].n < many * 0.9) found.push(`${table}: ${rows[0].n} of ${many}`)
  }
  return found
}

const quick = (client: pg.Client) =>
  client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'; set work_mem = '128MB';
    set synchronous_commit = off; set jit = off`)

async function clone(owner: pg.Client, table: string, many: number): Promise<void> {
  const { rows: columns } = await owner.query<Column>(COLUMNS, [table])
  const later = await owner.query<{ name: string; text: string }>(INDEXES, [table])
  for (const { name } of later.rows) await owner.query(`drop index ${name}`)
  const joins: string[] = []
  const has = (name: string) => columns.some(one => one.name === name)
  const projects = has('project_id') && table !== 'project'
  if (projects) joins.push(nth('p', 'project', 'id, customer_id, region_id', 'g * 7919'))
  const value = ({ name, type, unique, refers, kept }: Column, at: number): string => {
    const own = `f."${name}"`
    if (!kept) return own
    if (name === 'status' && DONE[table]) return `'${DONE[table]}'`
    if (projects && name === 'project_id') return 'p.id'
    if (projects && (name === 'customer_id' || name === 'region_id')) return `p.${name}`
    // Of a trial there is one set; there are more sets than trials.
    if (name === 'trial_batch_id' && unique) return `case when ${own} is null then null else gen_random_uuid() end`
    if (refers && refers !== table) {
      joins.push(nth(`r${at}`, refers, 'id', `g * ${unique ? 1 : 7919 + at * 2}`))
      return `case when ${own} is null then null else r${at}.id end`
    }
    if (name === 'id' && type === 'uuid') return 'gen_random_uuid()'
    if (type === 'uuid') return unique ? 'gen_random_uuid()' : own
    if (type === 'text') return unique || NAMED.test(name) ? `${own} || '-' || g` : own
    if (type === 'date') return `${own} - (g * 31 % 3000)::int`
    if (type.startsWith('timestamp'))
      return `${own} - (g * 31 % 3000)::int * interval '1 day'${unique ? ` - g * interval '1 second'` : ''}`
    if (unique && /int/.test(type)) return `(select coalesce(max("${name}"), 0) from "${table}") + g`
    if (name === 'total' && has('gst')) return `${grown('f.subtotal')} + ${grown('f.gst')}`
    if (FIGURES.test(name) && type.startsWith('numeric')) return grown(own)
    return own
  }
  const made = columns.filter(({ kept }) => kept).map((of, at) => [`"${of.name}"`, value(of, at)])
  await owner.query(
    `insert into "${table}" (${made.map(([name]) => name)}) select ${made.map(([, of]) => of)}
    from generate_series(1::bigint, $1::bigint) g
    join (select t.*, row_number() over () - 1 as nth_row, count(*) over () as all_rows from (select * from "${table}" limit 60) t) f
      on f.nth_row = g % f.all_rows ${joins.join(' ')} ${table === 'delivery_order' ? '' : 'on conflict do nothing'}`,
    [many],
  )
  for (const { text } of later.rows) await owner.query(text)
  await owner.query(`analyze "${table}"`)
}

/** Names that people look for, which two records rarely share. */
const NAMED = /_(name|no|code|number)$|^reference$/
const FIGURES = /^(subtotal|gst|total|amount|kg|ordered_kg|mean|quantity|fineness_modulus)$/
const grown = (figure: string) => `round(${figure} * (1 + g % 97 / 100.0), 2)`

const nth = (name: string, table: string, columns: string, g: string) =>
  `left join (select ${columns}, row_number() over (order by id) - 1 as nth, count(*) over () as n from "${table}") ${name}
    on ${name}.nth = (${g}) % (select greatest(count(*), 1) from "${table}")`

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type,
    exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any(i.indkey)) as unique,
    (select r.relname from pg_constraint c join pg_class r on r.oid = c.confrelid
      where c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum] limit 1) as refers,
    a.attidentity = '' and a.attgenerated = '' as kept
  from pg_attribute a where a.attrelid = format('%I', $1::text)::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`

/** The indexes that nothing stands on; they are made anew behind the rows. */
const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index i
  where indrelid = format('%I', $1::text)::regclass and not indisunique and not indisexclusion`
