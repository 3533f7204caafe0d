import type * as z from 'zod'
import { getSeenRegion } from '~/db/fleet/region-rows'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { deliveredOn, holiday } from '~/db/orders/holiday'
import { Refused } from '~/domain/kit/problem'
import { businessDay, spokenDay } from '~/domain/kit/time'
import type { HolidaySave } from '~/domain/orders/technician'
import { replanAround } from '../cylinders/replan-cylinder-tests'

/** Cylinders are not tested on a holiday: what was planned around the day before and after the change is planned anew. */
export async function saveHoliday(work: Work, { id, version, ...fields }: z.output<typeof HolidaySave>) {
  const before = id ? await holiday.find(work.sql, id) : undefined
  const regionId = fields.regionId ?? null
  await refuseForeign(work, [before?.regionId, regionId])
  const moves = before?.day !== fields.day || before.regionId !== regionId
  if (moves) await refuseDelivered(work, [...(before ? [before] : []), { day: fields.day, regionId }])
  const saved = await holiday.save(work, id ? { ...fields, id, version: version ?? 0 } : fields)
  for (const day of new Set([before?.day, saved.day])) if (day) await replanAround(work, day)
  return saved
}

export async function removeHoliday(work: Work, key: Key): Promise<void> {
  const before = await holiday.find(work.sql, key.id)
  if (before) {
    await refuseForeign(work, [before.regionId])
    await refuseDelivered(work, [before])
  }
  await holiday.remove(work, key)
  if (before) await replanAround(work, before.day)
}

/** Who is bound to regions sets their holidays, and those of everywhere. */
async function refuseForeign({ sql, by }: Work, regionIds: readonly (string | null | undefined)[]): Promise<void> {
  for (const id of new Set(regionIds)) if (id) await getSeenRegion(sql, by, id)
}

/** A holiday has its own charges: those of loads that were delivered stay as they were. */
async function refuseDelivered(work: Work, days: readonly { day: string; regionId: string | null }[]): Promise<void> {
  const today = businessDay(work.now)
  for (const { day, regionId } of days)
    if (day < today && (await deliveredOn(work.sql, day, regionId)))
      throw new Refused(
        `Loads were delivered on ${spokenDay(day)}: whether it is a holiday changes what they cost`,
        undefined,
        { rule: 'delivered' },
      )
}
