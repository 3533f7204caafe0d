import { eq, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { seenPlants } from '../fleet/scope'
import { drivers, plants } from '../fleet/tables'
import { queueItems } from './tables'

/** Queues of the plants that a person sees. */
export function atSeenPlants(person: Person, column: PgColumn): SQL | undefined {
  const seen = seenPlants(person)
  return seen && raw`${column} in (select ${plants.id} from ${plants} where ${seen})`
}

/** The same, and a driver the own place. */
export function seenQueue(person: Person): SQL | undefined {
  const seen = atSeenPlants(person, queueItems.plantId)
  if (!seen || !person.roles.includes('driver')) return seen
  return or(
    seen,
    raw`${queueItems.driverId} in (select ${drivers.id} from ${drivers} where ${eq(drivers.userId, person.id)})`,
  )
}
