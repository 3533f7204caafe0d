import * as z from 'zod'
import { percent } from './shape'

export const ContentLimits = z.strictObject({
  chloridePercent: z.enum(['0.10', '0.20', '0.40', '1.00']),
  alkaliKgPerM3: percent().nullable(),
})
export const CONTENT_LABEL =
  'Chloride, % of cement, where the place of use or the company allows less than the standard; alkali, kg/m³, which no standard sets'
export const USUAL_CONTENT = { chloridePercent: '1.00' as const, alkaliKgPerM3: null }

/** The margin of EN 206 Annex A.5 is 6 to 12 MPa; production stands for a trial by §9.5 where there is enough of it. */
export const TrialEvidence = z.strictObject({
  asks: z.enum(['off', 'warn', 'required']),
  batches: z.int().min(1).max(10),
  marginMpa: z.number().min(0).max(20),
  productionResults: z.int().min(0).max(200),
})
export const USUAL_EVIDENCE = { asks: 'warn' as const, batches: 1, marginMpa: 6, productionResults: 15 }

/** Whether loads need the customer's agreement to their mix, and of which; what the paper of a submittal shows. */
const CustomerAgreement = z.strictObject({
  agreement: z.enum(['off', 'warn', 'required']),
  loads: z.enum(['mapped', 'all']),
  quantities: z.enum(['hidden', 'shown']),
  warnDays: z.int().min(0).max(120),
})
const USUAL_AGREEMENT = {
  agreement: 'warn' as const,
  loads: 'mapped' as const,
  quantities: 'hidden' as const,
  warnDays: 30,
}
export const AGREEMENT = [CustomerAgreement, USUAL_AGREEMENT, 'Customer agreement to the mix of a load'] as const
