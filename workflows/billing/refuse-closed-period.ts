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

/** A bill that was to be dated in a month closed since is dated later by whoever says why. */
export async function refuseUnconfirmedMove(
  work: Work,
  { regionId, draftNo }: { regionId: string; draftNo: string },
  wished: PlainDate,
  day: PlainDate,
): Promise<void> {
  const until = await heldClosedUntil(work, regionId)
  if (until && wished <= until)
    throw new Refused(
      `The books are closed to ${spokenDay(until)}. Give the reason why ${draftNo} is dated ${spokenDay(day)} and not ${spokenDay(wished)}`,
      undefined,
      { rule: 'closed-period', closedUntil: until },
    )
}
