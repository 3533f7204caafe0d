import type * as z from 'zod'
import { getSeenRegion } from '~/db/fleet/region-rows'
import { lockSeenPlant } from '~/db/fleet/seen-plant'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { bookingQuantity } from '~/db/orders/booking-quantity'
import { replaceProfile } from '~/db/orders/capacity-profile'
import { Missing } from '~/domain/kit/problem'
import type { BookingQuantitySave, CapacityProfileSave } from '~/domain/orders/order-settings'

/** The hours of a weekday or of one day; the plant is locked, so that two people do not mix their hours. */
export async function saveCapacityProfile(work: Work, given: z.output<typeof CapacityProfileSave>) {
  const { plantId, weekday = null, day = null, hours, remarks = null } = given
  await lockSeenPlant(work, plantId)
  return replaceProfile(work, { plantId, weekday, day }, hours, remarks)
}

export async function saveBookingQuantity(
  work: Work,
  { id, version, ...values }: z.output<typeof BookingQuantitySave>,
) {
  await getSeenRegion(work.sql, work.by, values.regionId)
  return bookingQuantity.save(work, { ...values, ...(id ? { id, version: version ?? 0 } : {}) })
}

export async function removeBookingQuantity(work: Work, key: Key): Promise<void> {
  const row = await bookingQuantity.find(work.sql, key.id)
  if (!row) throw new Missing('There is no such booking quantity')
  await getSeenRegion(work.sql, work.by, row.regionId)
  await bookingQuantity.remove(work, key)
}
