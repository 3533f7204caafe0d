import { lockSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import { bookingLimitRows } from '~/db/orders/booking-quantity'
import { profileRows, replaceProfile } from '~/db/orders/capacity-profile'
import { Stale } from '~/domain/kit/problem'
import { sheetVersion } from '~/domain/kit/sheet-version'
import { bookingQuantity } from '~/domain/orders/booking-quantity'
import type { BookingQuantitySheet, CapacityWeekSave } from '~/domain/orders/capacity-profile-sheets'
import { removeNoun, saveNoun } from '~/workflows/kit/save-noun'

/** The limits of one weekday, or of every day: what did not change stays untouched, an emptied hour loses its limit. */
export async function saveBookingQuantities(work: Work, { version, weekday = null, limits }: BookingQuantitySheet) {
  const before = await bookingLimitRows(work.sql, work.by, weekday)
  refuseStale(before, version)
  for (const { regionId, hour, quantity = null } of limits) {
    const row = before.find(each => each.regionId === regionId && each.hour === hour)
    const key = row && { id: row.id, version: row.version }
    if (quantity === null && key) await removeNoun(work, bookingQuantity, key)
    if (quantity !== null && Number(row?.quantity) !== Number(quantity))
      await saveNoun(work, bookingQuantity, { ...key, regionId, weekday, hour, quantity })
  }
  return bookingLimitRows(work.sql, work.by, weekday)
}

/** The usual week of a plant; it is locked, so that two people do not mix their hours. */
export async function saveCapacityWeek(work: Work, { plantId, version, days }: CapacityWeekSave) {
  await lockSeenPlant(work, plantId)
  refuseStale(await usualWeek(work, plantId), version)
  for (const { weekday, remarks = null, hours } of days) {
    const set = hours.flatMap(({ hour, quantity }) => (quantity ? [{ hour, quantity }] : []))
    await replaceProfile(work, { plantId, weekday, day: null }, set, remarks)
  }
  return usualWeek(work, plantId)
}

const usualWeek = async (work: Work, plantId: string) =>
  (await profileRows(work.sql, plantId, undefined)).filter(row => row.day === null)

function refuseStale(rows: readonly { id: string; version: number }[], version: number): void {
  if (sheetVersion(rows) !== version) throw new Stale('These hours were changed by somebody else')
}
