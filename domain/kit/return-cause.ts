import * as z from 'zod'

/**
 * Why concrete comes back from a site, who pays for it unless the company set it otherwise, and whether the pour is still
 * short of it: what a customer ordered too much is not. Causes that earlier releases took as free text are not listed; the
 * customer pays for those, as then.
 */
export const RETURN_CAUSES = [
  { code: 'quality', label: 'Rejected by QC', payer: 'company', owed: true },
  { code: 'over_ordered', label: 'Over-ordered by the customer', payer: 'customer', owed: false },
  { code: 'site_not_ready', label: 'Site not ready', payer: 'customer', owed: true },
  { code: 'pump_breakdown', label: 'Pump breakdown', payer: 'company', owed: true },
  { code: 'formwork', label: 'Formwork breakdown', payer: 'customer', owed: true },
  { code: 'weather', label: 'Weather', payer: 'customer', owed: true },
  { code: 'late', label: 'Ours: late', payer: 'company', owed: true },
  { code: 'wrong_mix', label: 'Ours: wrong mix', payer: 'company', owed: true },
  { code: 'overload', label: 'Ours: overload', payer: 'company', owed: true },
  { code: 'plant_error', label: 'Ours: other error', payer: 'company', owed: true },
] as const

export type ReturnCause = (typeof RETURN_CAUSES)[number]['code']
type ReturnPayer = 'customer' | 'company'

export const RETURN_CAUSE_CODES = RETURN_CAUSES.map(({ code }) => code) as [ReturnCause, ...ReturnCause[]]

const payer = z.enum(['customer', 'company'])
/** Who pays, by cause. */
export const ReturnPayers = z.strictObject(
  Object.fromEntries(RETURN_CAUSES.map(({ code }) => [code, payer])) as Record<ReturnCause, typeof payer>,
)
export type ReturnPayers = z.infer<typeof ReturnPayers>

export const USUAL_RETURN_PAYERS = Object.fromEntries(
  RETURN_CAUSES.map(({ code, payer }) => [code, payer]),
) as ReturnPayers

/** Concrete that the pour needs no more when it came back for this cause. */
export const isUnwanted = (cause: string | null): boolean =>
  RETURN_CAUSES.some(({ code, owed }) => code === cause && !owed)

/** The customer pays where no cause, or one of an earlier release, is given. */
export const payerOf = (payers: ReturnPayers, cause: string | null): ReturnPayer =>
  (payers as Record<string, ReturnPayer>)[cause ?? ''] ?? 'customer'

export const returnCauseLabel = (cause: string): string =>
  RETURN_CAUSES.find(({ code }) => code === cause)?.label ?? cause
