import { and, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { SearchKind } from '~/domain/reports/search-kinds'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { seenOrders } from '../orders/scope'
import { orders } from '../orders/tables'
import type { Candidate } from './search-candidates'
import { FROM, factsOf } from './search-facts'

export type Shown = {
  kind: SearchKind
  id: string
  label: string
  /** What it says of itself and whose it is, as its kind names them; any may be missing. */
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
  found: readonly Pick<Candidate, 'kind' | 'id'>[],
  also: { kinds: readonly SearchKind[]; customers: string[]; projects: string[] },
): Promise<Shown[]> {
  const idsOf = (kind: SearchKind) => found.filter(one => one.kind === kind).map(({ id }) => id)
  const parts = (Object.keys(FROM) as SearchKind[]).flatMap(kind => {
    const ids = idsOf(kind)
    return ids.length ? [one(person, kind, raw`r.id = any(${raw.param(ids)}::uuid[])`)] : []
  })
  if (also.customers.length + also.projects.length) {
    if (also.kinds.includes('order'))
      parts.push(newest(person, 'order', of(orders, also, seenOrders(person)), 'order_date'))
    if (also.kinds.includes('delivery order'))
      parts.push(newest(person, 'delivery order', of(deliveryOrders, also, seenDeliveries(person)), 'do_date'))
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
    raw`r.id in (${among} order by ${raw.raw(day)} desc limit ${NEWEST})`,
    true,
  )} order by r.${raw.raw(day)} desc)`

function one(person: Person, kind: SearchKind, where: SQL, related = false): SQL {
  const { from, label, of = {} } = FROM[kind]
  const columnOf = (name: keyof typeof of) => (of[name] ? raw.raw(of[name]!) : NONE)
  const parts = factsOf(kind).map(([, column]) => `(${column})::text`)
  return raw`select ${kind}::text as kind, r.id, ${raw.raw(label)} as label, array[${raw.raw(parts.join(', '))}] as parts,
    (${columnOf('day')})::text as day, (${columnOf('amount')})::text as amount, (${columnOf('status')})::text as status,
    (${columnOf('customer')})::text as customer, (${columnOf('project')})::text as project, (${columnOf('plant')})::text as plant,
    (${columnOf('truck')})::text as truck, coalesce(r.updated_by = ${person.id || null}::uuid, false) as mine, ${related}::boolean as related
    from ${raw.raw(from)} where ${where}`
}
