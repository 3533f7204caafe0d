import { and, asc, eq, ilike, inArray, or, sql as raw } from 'drizzle-orm'
import type * as z from 'zod'
import { seenProjects } from '~/db/customers/scope'
import { projects } from '~/db/customers/tables'
import type { Person } from '~/domain/access/roles'
import type { FleetGroupList } from '~/domain/fleet/fleet-group'
import type { Page } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { type FleetGroupRow, fleetGroup } from './fleet-group'
import { seenTrucks } from './scope'
import { fleetGroupProjects, fleetGroups, fleetGroupTrucks, plants, trucks, truckTypes } from './tables'

/** Of one table alone the query builder names columns without it, so the counts name theirs in full. */
const members = raw`fleet_group_truck m join truck t on t.id = m.truck_id and not t.removed where m.fleet_group_id = fleet_group.id`
const counted = {
  group: fleetGroups,
  trucks: raw<number>`(select count(*)::int from ${members})`,
  activeTrucks: raw<number>`(select count(*)::int from ${members} and t.active)`,
  capacity: raw<string>`(select coalesce(sum(y.max_load), 0)::text from truck_type y, ${members}
    and t.active and y.id = t.truck_type_id)`,
  projects: raw<number>`(select count(*)::int from fleet_group_project p where p.fleet_group_id = fleet_group.id)`,
  configuration: raw<string | null>`(select min(c.configuration_name) from fleet_optimization_configuration c
    where c.fleet_group_id = fleet_group.id and c.active)`,
}
type Counts = { trucks: number; activeTrucks: number; capacity: string; projects: number; configuration: string | null }
/** `capacity` is what its active trucks carry together, m³. */
export type FleetGroupLine = FleetGroupRow & Counts

export async function fleetGroupPage(
  sql: Sql,
  person: Person,
  ask: z.output<typeof FleetGroupList>,
): Promise<Page<FleetGroupLine>> {
  const where = and(
    ask.active === undefined ? undefined : eq(fleetGroups.active, ask.active),
    ask.keyword
      ? or(ilike(fleetGroups.groupName, like(ask.keyword)), ilike(fleetGroups.remarks, like(ask.keyword)))
      : undefined,
    ask.truckId
      ? raw`exists (select 1 from fleet_group_truck m join ${trucks} on ${trucks.id} = m.truck_id
          where m.fleet_group_id = fleet_group.id and m.truck_id = ${ask.truckId} and ${seenTrucks(person) ?? raw`true`})`
      : undefined,
  )
  const sorts = { groupName: fleetGroups.groupName, trucks: counted.trucks, active: fleetGroups.active }
  const rows = sql
    .select(counted)
    .from(fleetGroups)
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [asc(fleetGroups.groupName)]))
    .$dynamic()
  const ids = sql.select({ id: fleetGroups.id }).from(fleetGroups).where(where).$dynamic()
  const page = await paged<{ group: FleetGroupRow } & Counts>(rows, cappedCount(sql, ids), ask)
  return { ...page, rows: page.rows.map(({ group, ...more }) => ({ ...group, ...more })) }
}

export type GroupTruck = { id: string; truckNo: string; truckType: string; plant: string | null; active: boolean }
export type FleetGroupDetail = FleetGroupRow & {
  trucks: GroupTruck[]
  /** Trucks of plants that the person does not see; a save leaves them in the group, as it does projects. */
  elsewhere: number
  projects: { id: string; projectName: string }[]
}

export async function fleetGroupDetail(sql: Sql, person: Person, id: string): Promise<FleetGroupDetail> {
  const row = await fleetGroup.get(sql, id)
  const [seen, all, sites] = await Promise.all([
    sql
      .select({
        id: trucks.id,
        truckNo: trucks.truckNo,
        truckType: truckTypes.truckType,
        plant: plants.plantName,
        active: trucks.active,
      })
      .from(fleetGroupTrucks)
      .innerJoin(trucks, eq(trucks.id, fleetGroupTrucks.truckId))
      .innerJoin(truckTypes, eq(truckTypes.id, trucks.truckTypeId))
      .leftJoin(plants, eq(plants.id, trucks.mainPlantId))
      .where(and(eq(fleetGroupTrucks.fleetGroupId, id), eq(trucks.removed, false), seenTrucks(person)))
      .orderBy(asc(trucks.truckNo)),
    sql
      .select({ id: trucks.id })
      .from(fleetGroupTrucks)
      .innerJoin(trucks, eq(trucks.id, fleetGroupTrucks.truckId))
      .where(and(eq(fleetGroupTrucks.fleetGroupId, id), eq(trucks.removed, false))),
    sql
      .select({ id: projects.id, projectName: projects.projectName })
      .from(fleetGroupProjects)
      .innerJoin(projects, eq(projects.id, fleetGroupProjects.projectId))
      .where(and(eq(fleetGroupProjects.fleetGroupId, id), seenProjects(person)))
      .orderBy(asc(projects.projectName)),
  ])
  return { ...row, trucks: seen, elsewhere: all.length - seen.length, projects: sites }
}

/** The names of the active groups of trucks. */
export async function groupNames(sql: Sql, truckIds: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (!truckIds.length) return found
  const rows = await sql
    .select({ truckId: fleetGroupTrucks.truckId, groupName: fleetGroups.groupName })
    .from(fleetGroupTrucks)
    .innerJoin(fleetGroups, eq(fleetGroups.id, fleetGroupTrucks.fleetGroupId))
    .where(and(inArray(fleetGroupTrucks.truckId, truckIds), eq(fleetGroups.active, true)))
    .orderBy(asc(fleetGroups.groupName))
  for (const { truckId, groupName } of rows) found.set(truckId, [...(found.get(truckId) ?? []), groupName])
  return found
}
