import { heldClosedUntil } from '~/db/billing/billing-period'
import type { Work } from '~/db/kit/work'
import { Refused } from '~/domain/kit/problem'
import { type PlainDate, spokenDay } from '~/domain/kit/time'

/** A bill is dated in an open month of its region. */
export async function refuseOutsidePeriod(
  work: Work,
  { regionId }: { regionId: string },
  day: PlainDate,
): Promise<void> {
  const until = await heldClosedUntil(work, regionId)
  if (until && day <= until)
    throw new Refused(`The books are closed to ${spokenDay(until)}. Choose a later date`, undefined, {
      rule: 'closed-period',
      closedUntil: until,
    })
}
