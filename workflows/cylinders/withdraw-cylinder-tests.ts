import { agesOf, type CylinderTestRow, cylinderAge, cylinderTest, standingSets } from '~/db/cylinders/cylinder-test'
import type { Work } from '~/db/kit/work'
import { advanceLocked } from '../kit/workflow'
import { setFlow } from './cylinder-test'
import { ageFlow } from './cylinder-test-age'

/** Takes a set back with everything that waits in it; its number stays taken. */
export async function withdrawSet(work: Work, id: string, reason: string): Promise<CylinderTestRow> {
  const set = await cylinderTest.lock(work, id)
  if (set.status === 'withdrawn') return set
  for (const age of await agesOf(work.sql, [id]))
    if (age.status !== 'withdrawn')
      await advanceLocked(work, ageFlow, await cylinderAge.lock(work, age.id), { type: 'withdraw', reason })
  return advanceLocked(work, setFlow, set, { type: 'withdraw', reason, values: { statusReason: reason } })
}

/** A load that was taken back was never sampled. */
export async function withdrawSetsOf(work: Work, deliveryOrderId: string, reason: string): Promise<void> {
  for (const set of await standingSets(work.sql, { deliveryOrderId })) await withdrawSet(work, set.id, reason)
}
