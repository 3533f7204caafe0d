import { and, asc, eq, exists, ilike, inArray, not, or, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { type HoldingAsk, type HoldingState, holdingState, type PassType } from '~/domain/fleet/pass'
import type { Page } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { activePasses } from './pass'
import { type PassDay, stateIs } from './pass-assignee-rows'
import { seenDrivers, seenTrucks } from './scope'
import { drivers, passAssignees, plants, trucks } from './tables'

export type Held = {
  id: string
  version: number
  passId: string
  passNo: string
  validFrom: string
  validTo: string
  state: HoldingState
}
export type HolderLine = {
  id: string
  /** Number and name of the driver, or number and plate of the truck. */
  holderNo: string
  holderName: string
  plant: string | null
  active: boolean
  passes: Held[]
}
/** The matrix: a row a holder, a column a pass. */
export type HolderPage = Page<HolderLine> & { passes: { id: string; name: string }[] }

export async function holderPage(
  sql: Sql,
  person: Person,
  type: PassType,
  ask: HoldingAsk,
  at: PassDay,
): Promise<HolderPage> {
  const of = type === 'driver' ? DRIVER : TRUCK
  const where = and(
    eq(of.table.removed, false),
    eq(of.table.active, true),
    type === 'driver' ? seenDrivers(person) : seenTrucks(person),
    ask.plantId ? eq(of.table.mainPlantId, ask.plantId) : undefined,
    ask.keyword ? or(ilike(of.no, like(ask.keyword)), ilike(of.name, like(ask.keyword))) : undefined,
    holds(sql, of, ask, at),
  )
  const rows = sql
    .select({
      id: of.table.id,
      holderNo: of.no,
      holderName: of.name,
      plant: plants.plantName,
      active: of.table.active,
    })
    .from(of.table)
    .leftJoin(plants, eq(plants.id, of.table.mainPlantId))
    .where(where)
    .orderBy(...sorted(ask.sort, { holderNo: of.no, holderName: of.name, plant: plants.plantName }, [asc(of.no)]))
    .$dynamic()
  const ids = sql.select({ id: of.table.id }).from(of.table).where(where).$dynamic()
  const [page, passes] = await Promise.all([
    paged<Omit<HolderLine, 'passes'>>(rows, cappedCount(sql, ids), ask),
    activePasses(sql, type),
  ])
  const held = await heldBy(
    sql,
    of,
    page.rows.map(({ id }) => id),
    at,
  )
  return { ...page, rows: page.rows.map(row => ({ ...row, passes: held.get(row.id) ?? [] })), passes }
}

const DRIVER = { table: drivers, no: drivers.driverNo, name: drivers.driverName, holder: passAssignees.driverId }
const TRUCK = { table: trucks, no: trucks.truckNo, name: trucks.plateNo, holder: passAssignees.truckId }
type Of = typeof DRIVER | typeof TRUCK

async function heldBy(sql: Sql, { holder }: Of, ids: string[], at: PassDay): Promise<Map<string, Held[]>> {
  const found = new Map<string, Held[]>()
  if (!ids.length) return found
  const rows = await sql.select().from(passAssignees).where(inArray(holder, ids)).orderBy(asc(passAssignees.validTo))
  for (const { driverId, truckId, createdAt, createdBy, updatedAt, updatedBy, ...row } of rows) {
    const key = (driverId ?? truckId)!
    found.set(key, [...(found.get(key) ?? []), { ...row, state: holdingState(row, at.day, at.warnDays) }])
  }
  return found
}

/** Who has the pass in that state, or no valid one of it. */
function holds(sql: Sql, { table, holder }: Of, { passId, state }: HoldingAsk, at: PassDay): SQL | undefined {
  if (!passId && !state) return undefined
  const some = (when: SQL | undefined) =>
    exists(
      sql
        .select({ id: passAssignees.id })
        .from(passAssignees)
        .where(and(eq(holder, table.id), passId ? eq(passAssignees.passId, passId) : undefined, when)),
    )
  if (state === 'missing') return not(some(or(stateIs('valid', at), stateIs('expiring', at))))
  return some(state ? stateIs(state, at) : undefined)
}
