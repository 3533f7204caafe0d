import { and, arrayOverlaps, eq, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { plants } from '../fleet/tables'
import { doors, type Seen, through } from '../kit/scope'
import { cylinderHouses } from './laboratory-equipment-tables'
import { concretePots, cylinderCertificates, cylinderTests } from './tables'

/** The laboratory sees what comes from its plants, region people what comes from their regions. */
export const ofSeenPlants = (person: Person, plantId: PgColumn): Seen | undefined =>
  doors(person, {
    plant: plantId,
    region: regionIds => raw`${plantId} in (select p.id from ${plants} p where p.region_id in ${regionIds})`,
  })

export const seenSets = (person: Person): Seen | undefined => ofSeenPlants(person, cylinderTests.plantId)

/** Laboratories of the own plants, and the certificates that name one of them. */
export const seenHouses = (person: Person): Seen | undefined =>
  doors(person, { plant: plantIds => arrayOverlaps(cylinderHouses.plantIds, plantIds) })
export const seenCertificates = (person: Person): Seen | undefined =>
  doors(person, { plant: plantIds => arrayOverlaps(cylinderCertificates.plantIds, plantIds) })

/** A pot without a plant belongs to every laboratory. */
export const seenPots = (person: Person): Seen | undefined =>
  through(ofSeenPlants(person, concretePots.plantId), seen => [isNull(concretePots.plantId), seen])

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
