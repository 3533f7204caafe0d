import type { Db } from '~/db/kit/open'
import { lastVersionOfModel } from '~/db/mixdesign/strength-model'
import { monthBefore, monthOf } from '~/domain/billing/billing-period'
import { businessDay, instantOn } from '~/domain/kit/time'
import { trainAsOf } from '../mixdesign/train-strength-model'

/** A demo company without a strength model has those that its nights would have made, month by month. Says how many. */
export async function showStrengthModels(db: Db, now: Date): Promise<number> {
  if ((await lastVersionOfModel(db.sql)).no) return 0
  const first = monthOf(businessDay(now))
  let made = 0
  // As far back as its laboratory has results.
  for (const day of [monthBefore(monthBefore(first)), monthBefore(first), first])
    if (await trainAsOf(db, instantOn(day, '02:00'))) made++
  return made
}
