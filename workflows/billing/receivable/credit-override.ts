import { creditOverride } from '~/db/billing/receivable/credit-override'
import type { Work } from '~/db/kit/work'
import type { CreditOverrideEnd, CreditOverrideRow, CreditOverrideSave } from '~/domain/billing/receivable/credit'
import { invalid, Missing, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

/** Finance answers for it by name: why, until when, and how far above the limit. */
export async function giveCreditOverride(
  work: Work,
  customerId: string,
  of: CreditOverrideSave,
): Promise<CreditOverrideRow> {
  if (of.toDate < businessDay(work.now)) throw invalid('toDate', 'This day has passed')
  return shown(
    await creditOverride.insert(
      { ...work, reason: of.reason },
      { ...of, most: of.most ?? null, customerId, givenByName: work.by.name },
      'give',
    ),
  )
}

export async function endCreditOverride(
  work: Work,
  customerId: string,
  { overrideId, version, reason }: CreditOverrideEnd,
): Promise<CreditOverrideRow> {
  const held = creditOverride.atVersion(await creditOverride.lock(work, overrideId), version)
  if (held.customerId !== customerId) throw new Missing('There is no such override')
  if (held.endedAt) throw new Refused('This override has ended', undefined, { rule: 'ended' })
  return shown(await creditOverride.move({ ...work, reason }, held, { endedAt: work.now, endedReason: reason }, 'end'))
}

const shown = ({
  id,
  version,
  fromDate,
  toDate,
  most,
  reason,
  givenByName,
  endedAt,
  endedReason,
}: CreditOverrideRow) => ({
  id,
  version,
  fromDate,
  toDate,
  most,
  reason,
  givenByName,
  endedAt,
  endedReason,
})
