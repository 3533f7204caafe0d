import { and, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { SearchKind } from '~/domain/reports/search-kinds'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { seenOrders } from '../orders/scope'
import { orders } from '../orders/tables'
import type { Candidate } from './search-candidates'

export type Shown = {
  kind: SearchKind
  id: string
  label: string
  /** What it belongs to, in parts that may be missing. */
  parts: (string | null)[]
  day: string | null
  amount: string | null
  status: string | null
  customer: string | null
  project: string | null
  plant: string | null
  truck: string | null
  /** The person made or changed it last. */
  mine: boolean
  /** Not found itself: the newest of a customer or project that was. */
  related: boolean
}

/** Newest orders and delivery orders of what was found. */
const NEWEST = 3
const NONE = raw`null`

/** The found records as they are now, and the newest orders and loads of the customers and projects among them. */
export async function shownOf(
  sql: Sql,
  person: Person,
  found: readonly Candidate[],
  also: { kinds: readonly SearchKind[]; customers: string[]; projects: string[] },
): Promise<Shown[]> {
  const idsOf = (kind: SearchKind) => found.filter(one => one.kind === kind).map(({ id }) => id)
  const parts = (Object.keys(FROM) as SearchKind[]).flatMap(kind => {
    const ids = idsOf(kind)
    return ids.length ? [one(person, kind, raw`r.id = any(${raw.param(ids)}::uuid[])`)] : []
  })
  if (also.customers.length + also.projects.length) {
    if (also.kinds.includes('order'))
      parts.push(newest(person, 'order', of(orders, also, seenOrders(person)), 'r.order_date'))
    if (also.kinds.includes('delivery order'))
      parts.push(newest(person, 'delivery order', of(deliveryOrders, also, seenDeliveries(person)), 'r.do_date'))
  }
  if (!parts.length) return []
  return (await sql.execute<Shown>(raw.join(parts, raw` union all `))).rows
}

type Owned = typeof orders | typeof deliveryOrders
type Also = { customers: string[]; projects: string[] }

const of = (table: Owned, { customers, projects }: Also, seen: SQL | undefined): SQL =>
  raw`select ${table.id} from ${table} where ${and(
    raw`(${table.customerId} = any(${raw.param(customers)}::uuid[]) or ${table.projectId} = any(${raw.param(projects)}::uuid[]))`,
    table === deliveryOrders ? raw`${deliveryOrders.doNumber} is not null` : undefined,
    seen,
  )}`

const newest = (person: Person, kind: 'order' | 'delivery order', among: SQL, day: string): SQL =>
  raw`(${one(
    person,
    kind,
    raw`r.id in (${among} order by ${raw.raw(kind === 'order' ? 'order_date' : 'do_date')} desc limit ${NEWEST})`,
    true,
  )} order by ${raw.raw(day)} desc)`

function one(person: Person, kind: SearchKind, where: SQL, related = false): SQL {
  const { from, label, parts, more = {} } = FROM[kind]
  const told = (name: keyof typeof more) => (more[name] ? raw.raw(more[name]!) : NONE)
  return raw`select ${kind}::text as kind, r.id, ${raw.raw(label)} as label, array[${raw.raw(parts)}]::text[] as parts,
    (${told('day')})::text as day, (${told('amount')})::text as amount, (${told('status')})::text as status,
    (${told('customer')})::text as customer, (${told('project')})::text as project, (${told('plant')})::text as plant,
    (${told('truck')})::text as truck, coalesce(r.updated_by = ${person.id || null}::uuid, false) as mine, ${related}::boolean as related
    from ${raw.raw(from)} where ${where}`
}

type From = {
  from: string
  label: string
  parts: string
  more?: Partial<Record<'day' | 'amount' | 'status' | 'customer' | 'project' | 'plant' | 'truck', string>>
}

const OF_CUSTOMER = 'join customer c on c.id = r.customer_id'
const OF_PROJECT = 'join project p on p.id = r.project_id'

/** How each kind is shown; fixed texts of this file, nothing of them is ever typed. */
const FROM: Record<SearchKind, From> = {
  customer: {
    from: 'customer r',
    label: 'r.customer_name',
    parts: 'r.customer_code, r.phone',
    more: { customer: 'r.id' },
  },
  project: {
    from: `project r ${OF_CUSTOMER}`,
    label: 'r.project_name',
    parts: 'r.project_code, c.customer_name',
    more: { customer: 'c.id', project: 'r.id' },
  },
  site: {
    from: `location r ${OF_PROJECT}`,
    label: `coalesce(nullif(r.address, ''), r.location_name)`,
    parts: 'r.location_name, r.postal_code, p.project_name',
    more: { project: 'p.id', customer: 'p.customer_id' },
  },
  contact: {
    from: `contact r ${OF_CUSTOMER}`,
    label: 'r.name',
    parts: 'r.job_title, c.customer_name, r.phone',
    more: { customer: 'c.id' },
  },
  'purchase order': {
    from: `purchase_order r ${OF_PROJECT} join customer c on c.id = p.customer_id`,
    label: 'r.po_number',
    parts: 'p.project_name, c.customer_name',
    more: { project: 'p.id', customer: 'c.id' },
  },
  order: {
    from: `"order" r ${OF_PROJECT} ${OF_CUSTOMER}`,
    label: 'r.order_no',
    parts: 'p.project_name, c.customer_name',
    more: { day: 'r.order_date', status: 'r.status' },
  },
  'delivery order': {
    from: `delivery_order r ${OF_PROJECT}`,
    label: 'r.do_number',
    parts: 'p.project_name',
    more: { day: 'r.do_date', status: 'r.status', plant: 'r.plant_id' },
  },
  driver: {
    from: 'driver r left join truck t on t.id = r.truck_id',
    label: 'r.driver_name',
    parts: 'r.driver_no, t.truck_no, r.phone',
    more: { plant: 'r.main_plant_id', truck: 'r.truck_id' },
  },
  truck: { from: 'truck r', label: 'r.truck_no', parts: 'r.plate_no', more: { plant: 'r.main_plant_id' } },
  product: { from: 'product r', label: 'r.product_code', parts: 'r.name' },
  mix: { from: 'mix_design r', label: 'r.mix_code', parts: 'r.name', more: { status: 'r.status' } },
  material: { from: 'material r', label: 'r.name', parts: 'r.material_code' },
  invoice: {
    from: `invoice r ${OF_CUSTOMER}`,
    label: 'r.invoice_no',
    parts: 'c.customer_name',
    more: { day: 'r.invoice_date', amount: 'r.total' },
  },
  'invoice draft': {
    from: `invoice_draft r ${OF_CUSTOMER}`,
    label: 'r.draft_no',
    parts: 'c.customer_name',
    more: { amount: 'r.total', status: 'r.status' },
  },
  'cylinder set': {
    from: `cylinder_test r ${OF_PROJECT}`,
    label: 'r.test_no',
    parts: 'r.do_number, p.project_name',
    more: { day: 'r.cast_on', status: 'r.status' },
  },
}
