import type { Person } from '~/domain/access/roles'
import { atSeenPlants, ofOwnDriver } from '../fleet/scope'
import { type Seen, through } from '../kit/scope'
import { queueItems } from './tables'

/** Queues of the plants that a person sees, and a driver the own place. */
export const seenQueue = (person: Person): Seen | undefined =>
  through(atSeenPlants(person, queueItems.plantId), seen => [seen, ofOwnDriver(person, queueItems.driverId)])
