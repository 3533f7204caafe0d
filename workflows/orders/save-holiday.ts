import type * as z from 'zod'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { holiday } from '~/db/orders/holiday'
import type { HolidaySave } from '~/domain/orders/technician'
import { replanAround } from '../cylinders/replan-cylinder-tests'

/** Cylinders are not tested on a holiday: what was planned around the day before and after the change is planned anew. */
export async function saveHoliday(work: Work, { id, version, ...fields }: z.output<typeof HolidaySave>) {
  const before = id ? await holiday.find(work.sql, id) : undefined
  const saved = await holiday.save(work, id ? { ...fields, id, version: version ?? 0 } : fields)
  for (const day of new Set([before?.day, saved.day])) if (day) await replanAround(work, day)
  return saved
}

export async function removeHoliday(work: Work, key: Key): Promise<void> {
  const before = await holiday.find(work.sql, key.id)
  await holiday.remove(work, key)
  if (before) await replanAround(work, before.day)
}
