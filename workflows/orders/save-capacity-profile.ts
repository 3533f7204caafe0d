import type * as z from 'zod'
import { lockSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import { replaceProfile } from '~/db/orders/capacity-profile'
import type { CapacityProfileSave } from '~/domain/orders/order-settings'

/** The hours of a weekday or of one day; the plant is locked, so that two people do not mix their hours. */
export async function saveCapacityProfile(work: Work, given: z.output<typeof CapacityProfileSave>) {
  const { plantId, weekday = null, day = null, hours, remarks = null } = given
  await lockSeenPlant(work, plantId)
  return replaceProfile(work, { plantId, weekday, day }, hours, remarks)
}
