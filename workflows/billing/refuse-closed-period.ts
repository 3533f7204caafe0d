import { heldClosedUntil } from '~/db/billing/billing-period'
import { noteOn } from '~/db/billing/note'
import type { Work } from '~/db/kit/work'
import { Refused } from '~/domain/kit/problem'
import { type PlainDate, spokenDay } from '~/domain/kit/time'

/** A bill is dated in an open month of its region, and a note not before the invoice that it corrects. */
export async function refuseOutsidePeriod(
  work: Work,
  draft: { id: string; regionId: string; creditsInvoiceId: string | null },
  day: PlainDate,
): Promise<void> {
  const until = await heldClosedUntil(work, draft.regionId)
  if (until && day <= until)
    throw new Refused(`The books are closed to ${spokenDay(until)}. Choose a later date`, undefined, {
      rule: 'closed-period',
      closedUntil: until,
    })
  const corrects = draft.creditsInvoiceId ? await noteOn(work.sql, draft.id) : null
  if (corrects && day < corrects.invoiceDate)
    throw new Refused(
      `${corrects.invoiceNo} is dated ${spokenDay(corrects.invoiceDate)}; a note on it cannot be dated before that`,
      undefined,
      { rule: 'before-invoice', invoiceDate: corrects.invoiceDate },
    )
}
