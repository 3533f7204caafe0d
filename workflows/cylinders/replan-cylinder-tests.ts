import { cylinderTest, setsPlannedAround } from '~/db/cylinders/cylinder-test'
import type { Work } from '~/db/kit/work'
import { addDays } from '~/domain/kit/time'
import { planAges } from './update-cylinder-test'

/** A day that opens or closes moves the tests planned around it; two days are more than any tolerance before 90 days. */
export async function replanAround(work: Work, day: string): Promise<void> {
  for (const { id } of await setsPlannedAround(work.sql, addDays(day, -2), addDays(day, 2)))
    await planAges(work, await cylinderTest.lock(work, id))
}
