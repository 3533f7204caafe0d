import { and, asc, eq, exists, gte, ilike, inArray, lte, not, or, type SQL } from 'drizzle-orm'
import { seenRegions } from '~/db/fleet/scope'
import { plants, regions } from '~/db/fleet/tables'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { TechnicianAsk } from '~/domain/orders/technician'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { technicians, technicianTimeOffs } from './tables'

export const technician = record(technicians, 'technician')
export const timeOff = record(technicianTimeOffs, 'technician_time_off', { label: 'time off' })
export type TechnicianRow = typeof technicians.$inferSelect

const line = {
  id: technicians.id,
  version: technicians.version,
  active: technicians.active,
  technicianName: technicians.technicianName,
  phone: technicians.phone,
  regionId: technicians.regionId,
  regionName: regions.regionName,
  plantId: technicians.plantId,
  plantName: plants.plantName,
}
type Line = Pick<TechnicianRow, 'id' | 'version' | 'active' | 'technicianName' | 'phone' | 'regionId' | 'plantId'> & {
  regionName: string
  plantName: string | null
}
export type TimeOffLine = { id: string; version: number; fromDate: string; toDate: string; reason: string | null }
export type TechnicianLine = Line & { timeOffs: TimeOffLine[] }

export async function technicianRows(sql: Sql, person: Person, ask: TechnicianAsk): Promise<Page<TechnicianLine>> {
  const where = and(
    seenRegions(person),
    ask.status === undefined ? undefined : eq(technicians.active, ask.status),
    ask.regionId ? eq(technicians.regionId, ask.regionId) : undefined,
    ask.plantId ? eq(technicians.plantId, ask.plantId) : undefined,
    ask.freeOn ? not(awayOn(sql, ask.freeOn)) : undefined,
    ask.keyword
      ? or(ilike(technicians.technicianName, like(ask.keyword)), ilike(technicians.phone, like(ask.keyword)))
      : undefined,
  )
  const order = sorted(ask.sort, { technicianName: technicians.technicianName, regionName: regions.regionName }, [
    asc(technicians.technicianName),
  ])
  const from = () =>
    sql
      .select(line)
      .from(technicians)
      .innerJoin(regions, eq(regions.id, technicians.regionId))
      .leftJoin(plants, eq(plants.id, technicians.plantId))
      .where(where)
  const page = await paged<Line>(
    from()
      .orderBy(...order)
      .$dynamic(),
    cappedCount(sql, from().$dynamic()),
    ask,
  )
  const off = await timeOffsOf(
    sql,
    page.rows.map(row => row.id),
  )
  return { ...page, rows: page.rows.map(row => ({ ...row, timeOffs: off.get(row.id) ?? [] })) }
}

/** A technician of a region that the person sees. */
export async function getSeenTechnician(sql: Sql, person: Person, id: string): Promise<TechnicianRow> {
  const [row] = await sql
    .select({ technician: technicians })
    .from(technicians)
    .innerJoin(regions, eq(regions.id, technicians.regionId))
    .where(and(eq(technicians.id, id), seenRegions(person)))
  if (!row) throw new Missing('There is no such technician')
  return row.technician
}

const awayOn = (sql: Sql, day: string): SQL =>
  exists(
    sql
      .select({ id: technicianTimeOffs.id })
      .from(technicianTimeOffs)
      .where(
        and(
          eq(technicianTimeOffs.technicianId, technicians.id),
          lte(technicianTimeOffs.fromDate, day),
          gte(technicianTimeOffs.toDate, day),
        ),
      ),
  )

async function timeOffsOf(sql: Sql, ids: string[]): Promise<Map<string, TimeOffLine[]>> {
  const found = new Map<string, TimeOffLine[]>()
  if (!ids.length) return found
  const rows = await sql
    .select()
    .from(technicianTimeOffs)
    .where(inArray(technicianTimeOffs.technicianId, ids))
    .orderBy(asc(technicianTimeOffs.fromDate))
  for (const { technicianId, id, version, fromDate, toDate, reason } of rows)
    found.set(technicianId, [...(found.get(technicianId) ?? []), { id, version, fromDate, toDate, reason }])
  return found
}
