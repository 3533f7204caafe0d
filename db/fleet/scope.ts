import { and, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { seenCustomers, seenProjects } from '../customers/scope'
import { projects } from '../customers/tables'
import { attached, doors, type Seen, through } from '../kit/scope'
import { batchingPlants, drivers, plants, regions, trucks } from './tables'

/**
 * Plants by region for dispatchers, by attachment for plant people. Salespeople are narrowed by customer alone, so they
 * see every plant.
 */
export const seenPlants = (person: Person): Seen | undefined =>
  doors(person, { region: plants.regionId, plant: plants.id, salesperson: 'every' })

export const seenRegions = (person: Person): Seen | undefined =>
  doors(person, {
    region: regions.id,
    plant: plantIds => raw`${regions.id} in (select p.region_id from plant p where p.id in ${plantIds})`,
    salesperson: 'every',
  })

/** Rows of the plants that a person sees. */
export const atSeenPlants = (person: Person, plantId: PgColumn): Seen | undefined =>
  through(seenPlants(person), seen => among(plantId, seen))

/** The same, and rows of no plant, which are everybody's. */
export const atSeenPlantsOrNone = (person: Person, plantId: PgColumn): Seen | undefined =>
  through(seenPlants(person), seen => [isNull(plantId), among(plantId, seen)])

const among = (plantId: PgColumn, seen: Seen): SQL =>
  raw`${plantId} in (select ${plants.id} from ${plants} where ${seen})`

/** A truck or driver without a main plant belongs to everybody's reserve. */
export const seenTrucks = (person: Person): Seen | undefined => atSeenPlantsOrNone(person, trucks.mainPlantId)
export const seenDrivers = (person: Person): Seen | undefined => atSeenPlantsOrNone(person, drivers.mainPlantId)

/** The lines where the person works; whoever is attached to no plant works at none. */
export const atOwnPlants = (person: Person): Seen => attached(person, { plant: batchingPlants.plantId })

/** The door of a driver to what the own hands do. */
export const ofOwnDriver = ({ roles, id }: Person, driverId: PgColumn): SQL | undefined =>
  roles.includes('driver')
    ? raw`${driverId} in (select ${drivers.id} from ${drivers} where ${drivers.userId} = ${id})`
    : undefined

/** A ban of a customer is seen with the customer, one of a project or site with the project; joins both. */
export const seenBans = (person: Person): Seen | undefined =>
  through(seenProjects(person), ofProject => [and(isNull(projects.id), seenCustomers(person)), ofProject])
