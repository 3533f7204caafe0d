import { and, eq, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { plants } from '../fleet/tables'
import { cylinderTests } from './tables'

/** The laboratory sees what comes from its plants, region people what comes from their regions. */
export function ofSeenPlants({ scope }: Person, plantId: PgColumn): SQL | undefined {
  if (scope.all) return undefined
  const doors: SQL[] = []
  if (scope.plantIds.length) doors.push(inArray(plantId, scope.plantIds))
  if (scope.regionIds.length)
    doors.push(raw`${plantId} in (select p.id from ${plants} p where p.region_id in ${scope.regionIds})`)
  return doors.length ? or(...doors) : raw`false`
}

export const seenSets = (person: Person): SQL | undefined => ofSeenPlants(person, cylinderTests.plantId)

type Asked = {
  plantId?: string | undefined
  houseId?: string | undefined
  customerId?: string | undefined
  projectId?: string | undefined
  productId?: string | undefined
}

/** What every list and report of the area may be narrowed by. */
export const narrowed = (person: Person, ask: Asked): SQL | undefined =>
  and(
    seenSets(person),
    ask.plantId ? eq(cylinderTests.plantId, ask.plantId) : undefined,
    ask.houseId ? eq(cylinderTests.houseId, ask.houseId) : undefined,
    ask.customerId ? eq(cylinderTests.customerId, ask.customerId) : undefined,
    ask.projectId ? eq(cylinderTests.projectId, ask.projectId) : undefined,
    ask.productId ? eq(cylinderTests.productId, ask.productId) : undefined,
  )
