import type { DraftLineRow } from '~/db/billing/invoice-draft-line'
import { Refused } from '~/domain/kit/problem'
import { type PlainDate, spokenDay } from '~/domain/kit/time'

export const lastDelivery = (lines: readonly Pick<DraftLineRow, 'doDate'>[]): PlainDate | undefined =>
  lines
    .flatMap(line => line.doDate ?? [])
    .sort()
    .at(-1)

/** A bill names what was supplied: its day is that of the last delivery at the earliest. */
export function refuseBeforeDelivery(last: PlainDate, invoiceDate: PlainDate): void {
  if (invoiceDate < last)
    throw new Refused(`This draft goes to ${spokenDay(last)}; the invoice cannot be dated before that`, undefined, {
      rule: 'before-delivery',
      last,
    })
}
