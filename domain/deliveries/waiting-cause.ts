import type { Payer } from '../billing/load-facts'

/** Why a truck stayed long on site, and so who pays for it; without a cause the customer does. */
export const WAITING_CAUSES = [
  { code: 'site_not_ready', label: 'Site not ready', payer: 'customer' },
  { code: 'customer_pump', label: "Customer's pump", payer: 'customer' },
  { code: 'plant', label: 'Ours: plant', payer: 'company' },
  { code: 'truck', label: 'Ours: truck', payer: 'company' },
  { code: 'laboratory', label: 'Ours: laboratory', payer: 'company' },
  { code: 'pump', label: 'Ours: pump', payer: 'company' },
  { code: 'dispatch', label: 'Ours: dispatch', payer: 'company' },
] as const satisfies readonly { code: string; label: string; payer: Payer }[]

export type WaitingCause = (typeof WAITING_CAUSES)[number]['code']
export const WAITING_CAUSE_CODES = WAITING_CAUSES.map(({ code }) => code) as [WaitingCause, ...WaitingCause[]]

const causeOf = (cause: string | null) => WAITING_CAUSES.find(({ code }) => code === cause)

export const waitingPaidBy = (cause: string | null): Payer => causeOf(cause)?.payer ?? 'customer'
export const waitingCauseLabel = (cause: string): string => causeOf(cause)?.label ?? cause
/** The cause, and how many minutes are ours where not all of them are. */
export const waitingWords = (cause: string, minutes: number | null): string =>
  waitingCauseLabel(cause) + (minutes === null ? '' : `, ${minutes} min`)
