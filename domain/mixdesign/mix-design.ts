import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, mass, minutes, optionalText, percent, queryFlag, requiredText } from '../kit/shape'
import { ExposureClasses } from './requisition-choices'

export const MIX_STATUSES = ['draft', 'submitted', 'approved', 'completed', 'rejected'] as const
export type MixStatus = (typeof MIX_STATUSES)[number]
/** Concrete may be made with these. */
export const GOOD_STATUSES: readonly string[] = ['approved', 'completed']

const version = z.int().min(1, 'Version is required')
const fields = {
  name: requiredText('Name', 120),
  strengthMpa: z.int().min(5, 'At least 5 MPa').max(150, 'At most 150 MPa'),
  targetMeanStrength: percent('Target mean strength')
    .refine(
      value => Number(value) >= 5 && Number(value) <= 200,
      'Target mean strength in MPa must be between 5 and 200',
    )
    .nullish(),
  airPercent: percent('Air')
    .refine(value => Number(value) >= 0 && Number(value) <= 10, 'Air must be between 0 and 10 %')
    .default('0'),
  dischargeMinutes: minutes(600).nullish(),
  remarks: optionalText(400),
  /** What it is declared for; it is submitted and approved only where its design meets each. */
  exposureClasses: ExposureClasses,
  /** Submitted is what the laboratory's manager decides on. */
  status: z.enum(['draft', 'submitted']).default('draft'),
  lines: z
    .array(
      z.strictObject({
        materialId: id(),
        /** Saturated surface-dry kg per m³. */
        kgPerM3: mass('Mass')
          .refine(value => Number(value) > 0, 'Mass must be above zero')
          .refine(value => Number(value) <= 2500, 'At most 2,500 kg per m³'),
      }),
    )
    .min(2, 'At least two materials')
    .max(40)
    .refine(rows => new Set(rows.map(row => row.materialId)).size === rows.length, 'A material is listed twice'),
}
/** A code that exists already begins its next version. */
export const MixDesignCreate = z.strictObject({ mixCode: requiredText('Code', 40), ...fields })
export const MixDesignUpdate = z.strictObject({ ...fields, version })
export type MixDesignFields = Omit<z.output<typeof MixDesignUpdate>, 'version'>

export const MixDesignList = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  status: z.enum(MIX_STATUSES).optional(),
  /** All versions of one code. */
  mixCode: z.string().trim().max(40).optional(),
  regionId: id().optional(),
})
export type MixDesignAsk = z.output<typeof MixDesignList>

export const MixDesignStep = z.strictObject({ version })
export const MixDesignReject = z.strictObject({ version, reason: requiredText('Reason', 400) })
/** Without lines named, every line that makes the mix has acknowledged it. */
export const MixDesignSync = z.strictObject({ version, batchingPlantIds: z.array(id()).min(1).max(100).optional() })
export const MixDesignRevert = z.strictObject({ currentId: id(), revertToId: id(), version })

export const MappingList = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  plantId: id().optional(),
  batchingPlantId: id().optional(),
  productId: id().optional(),
  mixDesignId: id().optional(),
})
export type MappingAsk = z.output<typeof MappingList>
export const MappingSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  batchingPlantId: id(),
  productId: id(),
  mixDesignId: id(),
  onCertificate: z.boolean().default(true),
  validFrom: z.iso.date('A date as yyyy-MM-dd is needed').nullish(),
  active: z.boolean().default(true),
})
export type MappingSave = z.output<typeof MappingSave>
