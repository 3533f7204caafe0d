import { agesOf, type CylinderTestRow, cylinderAge, cylinderTest, standingSets } from '~/db/cylinders/cylinder-test'
import type { Work } from '~/db/kit/work'
import { advanceLocked } from '../kit/workflow'
import { assessConcretes } from './assess-concrete'
import { setFlow } from './cylinder-test'
import { ageFlow } from './cylinder-test-age'

/** Takes a set back with everything that waits in it; its number stays taken. */
export async function withdrawSet(work: Work, id: string, reason: string): Promise<CylinderTestRow> {
  const set = await cylinderTest.lock(work, id)
  if (set.status === 'withdrawn') return set
  const ages = await agesOf(work.sql, [id])
  for (const age of ages)
    if (age.status !== 'withdrawn')
      await advanceLocked(work, ageFlow, await cylinderAge.lock(work, age.id), { type: 'withdraw', reason })
  const gone = await advanceLocked(work, setFlow, set, { type: 'withdraw', reason, values: { statusReason: reason } })
  if (ages.some(age => age.status === 'approved')) await assessConcretes({ ...work, reason }, [set])
  return gone
}

/** A load that was taken back was never sampled. */
export async function withdrawSetsOf(work: Work, deliveryOrderId: string, reason: string): Promise<void> {
  for (const set of await standingSets(work.sql, { deliveryOrderId })) await withdrawSet(work, set.id, reason)
}
