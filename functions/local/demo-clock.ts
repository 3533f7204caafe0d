import { demoOffset } from '~/db/kit/demo-clock'
import type { Parts } from '~/functions/parts'

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
