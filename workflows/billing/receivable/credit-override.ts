import { type CreditOverrideRecord, creditOverride } from '~/db/billing/receivable/credit-override'
import type { Work } from '~/db/kit/work'
import type { CreditOverrideEnd, CreditOverrideSave } from '~/domain/billing/receivable/credit'
import { invalid, Missing, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

/** Finance answers for it by name: why, until when, and how far above the limit. */
export async function giveCreditOverride(
  work: Work,
  customerId: string,
  of: CreditOverrideSave,
): Promise<CreditOverrideRecord> {
  if (of.toDate < businessDay(work.now)) throw invalid('toDate', 'This day has passed')
  return creditOverride.insert(
    { ...work, reason: of.reason },
    { ...of, most: of.most ?? null, customerId, givenByName: work.by.name },
    'give',
  )
}

export async function endCreditOverride(
  work: Work,
  customerId: string,
  { overrideId, version, reason }: CreditOverrideEnd,
): Promise<CreditOverrideRecord> {
  const held = creditOverride.atVersion(await creditOverride.lock(work, overrideId), version)
  if (held.customerId !== customerId) throw new Missing('There is no such override')
  if (held.endedAt) throw new Refused('This override has ended', undefined, { rule: 'ended' })
  return creditOverride.move({ ...work, reason }, held, { endedAt: work.now, endedReason: reason }, 'end')
}
