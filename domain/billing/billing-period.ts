/** Closed: no invoice or note is dated in the month. */
export type BillingPeriodStatus = 'open' | 'closed'
