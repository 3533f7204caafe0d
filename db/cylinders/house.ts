import { and, arrayContains, asc, eq, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { users } from '../users/tables'
import { cylinderHouses as houses } from './laboratory-equipment-tables'
import { seenHouses } from './scope'
import { cylinderTests } from './tables'

export const cylinderHouse = record(houses, 'cylinder_house', { label: 'laboratory' })
export type CylinderHouseRow = typeof houses.$inferSelect

/** The laboratory that serves a plant: the first by code where several do. */
export async function houseOfPlant(sql: Sql, plantId: string): Promise<CylinderHouseRow | undefined> {
  const [row] = await sql
    .select()
    .from(houses)
    .where(and(eq(houses.active, true), arrayContains(houses.plantIds, [plantId])))
    .orderBy(asc(houses.code))
    .limit(1)
  return row
}

export async function getSeenHouse(sql: Sql, person: Person, id: string): Promise<CylinderHouseRow> {
  const [row] = await sql
    .select()
    .from(houses)
    .where(and(eq(houses.id, id), seenHouses(person)))
  if (!row) throw new Missing('There is no such laboratory')
  return row
}

/** The laboratories of the plants that a person sees, with their managers and what lies in the tanks. */
export const houseRows = ({ sql, person }: { sql: Sql; person: Person }) =>
  sql
    .select({
      id: houses.id,
      houseId: houses.id,
      version: houses.version,
      active: houses.active,
      code: houses.code,
      name: houses.name,
      address: houses.address,
      phone: houses.phone,
      accreditationNo: houses.accreditationNo,
      managerId: houses.managerId,
      managerName: users.name,
      plantIds: houses.plantIds,
      plantNames: raw<
        string[]
      >`array(select p.plant_name from ${plants} p where p.id = any(${houses.plantIds}) order by p.plant_code)`,
      tanks: houses.tanks,
      capacity: houses.capacity,
      curing: raw<number>`(select coalesce(sum(t.specimens), 0)::int from ${cylinderTests} t where t.house_id = ${houses.id} and t.status = 'curing')`,
      awaited: raw<number>`(select count(*)::int from ${cylinderTests} t where t.house_id = ${houses.id} and t.status in ('assigned', 'sampled'))`,
    })
    .from(houses)
    .leftJoin(users, eq(users.id, houses.managerId))
    .where(seenHouses(person))
    .orderBy(asc(houses.code))
