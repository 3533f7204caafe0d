import type { Person } from '~/domain/access/roles'
import { atSeenPlantsOrNone } from '../fleet/scope'
import type { Seen } from '../kit/scope'
import { rawMaterialTests, rawTestRequests } from './tables'

/** Tests of a plant are seen by who sees the plant, tests of no plant by everybody who sees tests; so are requests. */
export const seenTests = (person: Person): Seen | undefined => atSeenPlantsOrNone(person, rawMaterialTests.plantId)
export const seenTestRequests = (person: Person): Seen | undefined =>
  atSeenPlantsOrNone(person, rawTestRequests.plantId)
