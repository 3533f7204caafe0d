import { and, asc, eq, gt, gte, ilike, isNotNull, lt, lte, or, type SQL } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { type AssigneeAsk, type HoldingState, holdingState } from '~/domain/fleet/pass'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { addDays } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import type { PassAssigneeRow } from './pass-assignee'
import { seenDrivers, seenTrucks } from './scope'
import { drivers, passAssignees, passes, plants, trucks } from './tables'

/** The day and the days of warning by which states are told. */
export type PassDay = { day: string; warnDays: number }
export type AssigneeLine = PassAssigneeRow & {
  passName: string
  type: string
  driverNo: string | null
  driverName: string | null
  truckNo: string | null
  plateNo: string | null
  plant: string | null
  state: HoldingState
}

const line = {
  row: passAssignees,
  passName: passes.name,
  type: passes.type,
  driverNo: drivers.driverNo,
  driverName: drivers.driverName,
  truckNo: trucks.truckNo,
  plateNo: trucks.plateNo,
  plant: plants.plantName,
}
type Line = { row: PassAssigneeRow } & Omit<AssigneeLine, keyof PassAssigneeRow | 'state'>

/** Who holds what, one row a pass of a holder. */
export async function assigneePage(
  sql: Sql,
  person: Person,
  ask: AssigneeAsk,
  at: PassDay,
  ...more: (SQL | undefined)[]
): Promise<Page<AssigneeLine>> {
  const where = and(
    or(
      and(isNotNull(passAssignees.driverId), eq(drivers.removed, false), seenDrivers(person)),
      and(isNotNull(passAssignees.truckId), eq(trucks.removed, false), seenTrucks(person)),
    ),
    ask.passId ? eq(passAssignees.passId, ask.passId) : undefined,
    ask.type ? eq(passes.type, ask.type) : undefined,
    ask.state ? stateIs(ask.state, at) : undefined,
    ask.keyword ? found(ask.keyword) : undefined,
    ...more,
  )
  const sorts = {
    passName: passes.name,
    type: passes.type,
    validFrom: passAssignees.validFrom,
    validTo: passAssignees.validTo,
    driverName: drivers.driverName,
    truckNo: trucks.truckNo,
  }
  const rows = named(sql.select(line).from(passAssignees).$dynamic())
    .where(where)
    .orderBy(
      ...sorted(ask.sort, sorts, [
        asc(passAssignees.validTo),
        asc(passes.name),
        asc(drivers.driverNo),
        asc(trucks.truckNo),
      ]),
    )
  const ids = named(sql.select({ id: passAssignees.id }).from(passAssignees).$dynamic()).where(where)
  const page = await paged<Line>(rows, cappedCount(sql, ids), ask)
  return {
    ...page,
    rows: page.rows.map(({ row, ...names }) => ({ ...row, ...names, state: holdingState(row, at.day, at.warnDays) })),
  }
}

export async function getSeenAssignee(sql: Sql, person: Person, id: string, at: PassDay): Promise<AssigneeLine> {
  const { rows } = await assigneePage(sql, person, { limit: 1, offset: 0 }, at, eq(passAssignees.id, id))
  if (!rows[0]) throw new Missing('There is no such pass holder')
  return rows[0]
}

const named = <Q extends PgSelect>(query: Q) =>
  query
    .innerJoin(passes, eq(passes.id, passAssignees.passId))
    .leftJoin(drivers, eq(drivers.id, passAssignees.driverId))
    .leftJoin(trucks, eq(trucks.id, passAssignees.truckId))
    .leftJoin(plants, or(eq(plants.id, drivers.mainPlantId), eq(plants.id, trucks.mainPlantId)))

/** The same as `holdingState`, for the database. */
export function stateIs(state: HoldingState, { day, warnDays }: PassDay): SQL | undefined {
  const { validFrom, validTo } = passAssignees
  if (state === 'expired') return lt(validTo, day)
  if (state === 'ahead') return and(gt(validFrom, day), gte(validTo, day))
  const soon = addDays(day, warnDays)
  return and(lte(validFrom, day), state === 'expiring' ? and(gte(validTo, day), lte(validTo, soon)) : gt(validTo, soon))
}

const found = (keyword: string) =>
  or(
    ...[passes.name, passAssignees.passNo, drivers.driverName, drivers.driverNo, trucks.truckNo, trucks.plateNo].map(
      column => ilike(column, like(keyword)),
    ),
  )
