import { demoOffset } from '~/db/kit/demo-clock'
import { businessDay, minutesBetween } from '~/domain/kit/time'
import { singaporeHolidays } from '~/domain/orders/singapore-holidays'
import { demoOpening } from '~/domain/users/demo-moment'
import type { Parts } from '~/functions/parts'

/** A new demo begins on a working morning: says by how many minutes its clock runs ahead for it. */
export async function openDemoClock({ clock }: Pick<Parts, 'clock'>): Promise<number> {
  await clock.shiftTo?.(0)
  const now = clock.now()
  const year = Number(businessDay(now).slice(0, 4))
  const holidays = new Set([year, year + 1].flatMap(singaporeHolidays).map(({ day }) => day))
  const minutes = Math.ceil(minutesBetween(now, demoOpening(now, holidays)))
  await clock.shiftTo?.(minutes)
  return minutes
}

/**
 * A demo that starts again stands as far ahead of where its clock begins as it was moved, whether that is the real time
 * or an instant that was set: what was done stays in the past, and the next move counts from here.
 */
export async function demoClockGoesOn({
  settings,
  clock,
  db,
}: Pick<Parts, 'settings' | 'clock' | 'db'>): Promise<void> {
  if (settings.demo) await clock.shiftTo?.(await demoOffset(db.sql))
}
