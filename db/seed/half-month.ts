import { halfMonthOf } from '~/domain/billing/bill-split'
import { addDays, type PlainDate } from '~/domain/kit/time'

/** The half month that ended last: its drafts are with their approvers. */
export const lastHalfMonth = (today: PlainDate) => halfMonthOf(addDays(halfMonthOf(today).fromDate, -1))
