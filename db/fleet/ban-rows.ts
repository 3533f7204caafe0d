import { and, asc, desc, eq, gt, gte, ilike, inArray, isNull, lt, lte, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { customers, locations, projects } from '~/db/customers/tables'
import { deliveryOrders } from '~/db/deliveries/tables'
import { users } from '~/db/users/tables'
import type { Person } from '~/domain/access/roles'
import { OUTSTANDING } from '~/domain/deliveries/delivery-order-status'
import { type BanAsk, type BanLevel, type BanState, banState, levelOf } from '~/domain/fleet/ban'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import type { BanRow } from './ban'
import { seenBans, seenDrivers, seenTrucks } from './scope'
import { bans, drivers, trucks } from './tables'

export type BanKind = 'driver' | 'truck'
/** customerId, projectId and locationId are filled up to the customer; `level` says which of them is banned. */
export type BanLine = BanRow & {
  level: BanLevel
  state: BanState
  driverName: string | null
  driverNo: string | null
  truckNo: string | null
  plateNo: string | null
  customerName: string | null
  projectName: string | null
  locationName: string | null
  /** Who put it in force. */
  by: string | null
}

const projectOf = raw`coalesce(${bans.projectId}, (select l.project_id from location l where l.id = ${bans.locationId}))`
const customerOf = raw`coalesce(${bans.customerId}, ${projects.customerId})`

export async function banPage(
  sql: Sql,
  person: Person,
  kind: BanKind,
  ask: BanAsk,
  today: string,
  ...more: (SQL | undefined)[]
): Promise<Page<BanLine>> {
  const where = and(
    eq(bans.kind, kind),
    kind === 'driver' ? seenDrivers(person) : seenTrucks(person),
    seenBans(person),
    ask.active === undefined ? undefined : eq(bans.active, ask.active),
    ask.driverId ? eq(bans.driverId, ask.driverId) : undefined,
    ask.truckId ? eq(bans.truckId, ask.truckId) : undefined,
    ask.customerId ? eq(customers.id, ask.customerId) : undefined,
    ask.projectId ? eq(projects.id, ask.projectId) : undefined,
    ask.locationId ? eq(bans.locationId, ask.locationId) : undefined,
    ask.day ? inState('in_force', ask.day) : undefined,
    ask.state ? inState(ask.state, today) : undefined,
    ask.keyword ? found(ask.keyword) : undefined,
    ...more,
  )
  const sorts = {
    driverName: drivers.driverName,
    truckNo: trucks.truckNo,
    customerName: customers.customerName,
    projectName: projects.projectName,
    fromDate: bans.fromDate,
    toDate: bans.toDate,
    active: bans.active,
  }
  const rows = named(sql.select(line).from(bans).$dynamic())
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [desc(bans.active), desc(bans.fromDate), asc(bans.id)]))
  const ids = named(sql.select({ id: bans.id }).from(bans).$dynamic()).where(where)
  const page = await paged<Line>(rows, cappedCount(sql, ids), ask)
  return {
    ...page,
    rows: page.rows.map(({ ban, project, customer, ...names }) => ({
      ...ban,
      ...names,
      projectId: project,
      customerId: customer,
      level: levelOf(ban),
      state: banState(ban, today),
    })),
  }
}

const named = <Q extends PgSelect>(query: Q) =>
  query
    .leftJoin(drivers, eq(drivers.id, bans.driverId))
    .leftJoin(trucks, eq(trucks.id, bans.truckId))
    .leftJoin(projects, eq(projects.id, projectOf))
    .leftJoin(customers, eq(customers.id, customerOf))
    .leftJoin(locations, eq(locations.id, bans.locationId))
    .leftJoin(users, eq(users.id, bans.createdBy))

const line = {
  ban: bans,
  project: projects.id,
  customer: customers.id,
  driverName: drivers.driverName,
  driverNo: drivers.driverNo,
  truckNo: trucks.truckNo,
  plateNo: trucks.plateNo,
  customerName: customers.customerName,
  projectName: projects.projectName,
  locationName: locations.locationName,
  by: users.name,
}
type Line = { ban: BanRow; project: string | null; customer: string | null } & Pick<
  BanLine,
  'driverName' | 'driverNo' | 'truckNo' | 'plateNo' | 'customerName' | 'projectName' | 'locationName' | 'by'
>

export async function getSeenBan(sql: Sql, person: Person, kind: BanKind, id: string, today: string): Promise<BanLine> {
  const { rows } = await banPage(sql, person, kind, { limit: 1, offset: 0 }, today, eq(bans.id, id))
  if (!rows[0]) throw new Missing(`There is no such banned ${kind}`)
  return rows[0]
}

export type StruckLoad = { id: string; doDate: string; doNumber: string | null; loadNo: number; status: string }

/** Open loads of the banned truck or driver that go where the ban says. */
export const loadsUnder = (sql: Sql, ban: BanRow): Promise<StruckLoad[]> =>
  sql
    .select({
      id: deliveryOrders.id,
      doDate: deliveryOrders.doDate,
      doNumber: deliveryOrders.doNumber,
      loadNo: deliveryOrders.loadNo,
      status: deliveryOrders.status,
    })
    .from(deliveryOrders)
    .where(
      and(
        ban.truckId ? eq(deliveryOrders.truckId, ban.truckId) : eq(deliveryOrders.driverId, ban.driverId!),
        ban.locationId
          ? eq(deliveryOrders.locationId, ban.locationId)
          : ban.projectId
            ? eq(deliveryOrders.projectId, ban.projectId)
            : eq(deliveryOrders.customerId, ban.customerId!),
        inArray(deliveryOrders.status, [...OUTSTANDING]),
        gte(deliveryOrders.doDate, ban.fromDate),
        ban.toDate ? lte(deliveryOrders.doDate, ban.toDate) : undefined,
      ),
    )
    .orderBy(asc(deliveryOrders.doDate), asc(deliveryOrders.loadNo))
    .limit(50)

function inState(state: BanState, day: string): SQL | undefined {
  if (state === 'lifted') return eq(bans.active, false)
  const when =
    state === 'ahead'
      ? gt(bans.fromDate, day)
      : state === 'over'
        ? lt(bans.toDate, day)
        : and(lte(bans.fromDate, day), or(isNull(bans.toDate), gte(bans.toDate, day)))
  return and(eq(bans.active, true), when)
}

const found = (keyword: string): SQL | undefined =>
  or(
    ...[
      drivers.driverName,
      drivers.driverNo,
      trucks.truckNo,
      trucks.plateNo,
      customers.customerName,
      projects.projectName,
      locations.locationName,
      bans.reason,
    ].map(column => ilike(column, like(keyword))),
  )
