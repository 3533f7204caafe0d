import * as z from 'zod'
import { percent } from './shape'

const Moisture = z.strictObject({ moisture: percent(), absorption: percent() })

export const MIX_SETTINGS = {
  'mixdesign.usual-moisture': {
    shape: z.strictObject({ sand: Moisture, stone: Moisture }),
    usual: { sand: { moisture: '5', absorption: '1.2' }, stone: { moisture: '1.2', absorption: '0.6' } },
    label: 'Default aggregate moisture and absorption, % of dry mass',
  },
  'mixdesign.content-limits': {
    shape: z.strictObject({
      chloridePercent: z.enum(['0.10', '0.20', '0.40', '1.00']),
      alkaliKgPerM3: percent().nullable(),
    }),
    usual: { chloridePercent: '1.00' as '0.10' | '0.20' | '0.40' | '1.00', alkaliKgPerM3: null as string | null },
    label:
      'Chloride, % of cement, where the place of use or the company allows less than the standard; alkali, kg/m³, which no standard sets',
  },
  /** The margin of EN 206 Annex A.5 is 6 to 12 MPa; production stands for a trial by §9.5 where there is enough of it. */
  'mixdesign.trial-evidence': {
    shape: z.strictObject({
      asks: z.enum(['off', 'warn', 'required']),
      batches: z.int().min(1).max(10),
      marginMpa: z.number().min(0).max(20),
      productionResults: z.int().min(0).max(200),
    }),
    usual: { asks: 'warn' as 'off' | 'warn' | 'required', batches: 1, marginMpa: 6, productionResults: 15 },
    label: 'Trial evidence for mix approval (EN 206 Annex A)',
  },
  /** Whether loads need the customer's agreement to their mix, and of which; what the paper of a submittal shows. */
  'mixdesign.customer-agreement': {
    shape: z.strictObject({
      agreement: z.enum(['off', 'warn', 'required']),
      loads: z.enum(['mapped', 'all']),
      quantities: z.enum(['hidden', 'shown']),
      warnDays: z.int().min(0).max(120),
    }),
    usual: {
      agreement: 'warn' as 'off' | 'warn' | 'required',
      loads: 'mapped' as 'mapped' | 'all',
      quantities: 'hidden' as 'hidden' | 'shown',
      warnDays: 30,
    },
    label: 'Customer agreement to the mix of a load',
  },
  /** Of one assessment (a mean of three or fifteen and its results); a concrete of fewer results is not judged at all. */
  'mixdesign.cement-radar': {
    shape: z.strictObject({ riskPercent: z.number().min(0.1).max(30), leastResults: z.int().min(2).max(100) }),
    usual: { riskPercent: 5, leastResults: 3 },
    label: 'Cement radar: accepted chance that an assessment fails, %; results that a concrete needs',
  },
} as const
