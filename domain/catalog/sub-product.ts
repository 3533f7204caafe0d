import * as z from 'zod'
import { bodyPagingShape } from '../kit/page'
import { id, percent, requiredText, text } from '../kit/shape'
import { allowanceOfSum } from '../pricing/sum-term'
import { pricesFrom, type RegionPrice, regionPrices } from './region-price'

export const SUB_PRODUCT_GROUPS = ['Delivery', 'Plant', 'Pumping', 'Testing', 'Surcharge', 'Return', 'Other'] as const
export const SUB_PRODUCT_TYPES = ['Time', 'Quantity', 'Event'] as const

/** When a charge arises by itself; `manual` is added by hand. */
export const TRIGGERS = {
  manual: 'Added by hand',
  waiting: 'Waiting on site',
  part_load: 'Part load',
  after_hours: 'After hours',
  washout: 'Wash-out',
  pump: 'Pump',
  technician: 'Technician on site',
  cylinder_test: 'Cylinder test',
  cancel: 'Late cancellation',
  return_concrete: 'Returned concrete',
  distance: 'Road distance from the plant',
  zone: 'Zone of the site',
  holiday: 'Sunday or public holiday',
  escalation: 'Price index',
  every_load: 'Every load',
  minimum_charge: 'Minimum charge of a load',
} as const
export type Trigger = keyof typeof TRIGGERS
export const triggers = Object.keys(TRIGGERS) as Trigger[]

const bound = (label: string) =>
  percent(label)
    .refine(value => Number(value) >= 0, `${label} must not be negative`)
    .nullish()
    .transform(value => value ?? null)

export const SubProductSave = z
  .strictObject({
    subProductId: id().nullish(),
    version: z.int().min(1).nullish(),
    subProductCode: requiredText('Code', 40),
    name: requiredText('Name', 120),
    subProductGroup: requiredText('Group', 60),
    subProductType: requiredText('Type', 60),
    trigger: z.enum(triggers).default('manual'),
    unit: requiredText('Unit', 20),
    freeAllowance: percent('Free allowance')
      .refine(value => Number(value) >= 0, 'Free allowance must not be negative')
      .default('0'),
    minimum: bound('Minimum'),
    maximum: bound('Maximum'),
    prices: regionPrices(),
    fromDate: pricesFrom(),
  })
  .refine(({ minimum, maximum }) => minimum === null || maximum === null || Number(maximum) >= Number(minimum), {
    path: ['maximum'],
    message: 'The maximum is below the minimum',
  })
  .refine(({ trigger, unit }) => trigger !== 'minimum_charge' || unit === 'load', {
    path: ['unit'],
    message: 'A minimum charge is charged per load',
  })
  .refine(({ trigger, unit }) => trigger !== 'every_load' || unit === 'load' || unit === 'm³', {
    path: ['unit'],
    message: 'A charge of every load is charged per load or per m³',
  })
  .superRefine(({ trigger, ...of }, context) => {
    const entered = allowanceOfSum(trigger, of)
    if (entered) context.addIssue({ code: 'custom', path: [entered.field], message: entered.why })
  })
export type SubProductSave = z.output<typeof SubProductSave>

export const SubProductSearchBody = z.strictObject({
  ...bodyPagingShape,
  regionId: id().optional(),
  group: text(80).optional(),
  active: z.boolean().optional(),
})

export type SubProductRow = {
  id: string
  subProductId: string
  version: number
  active: boolean
  subProductCode: string
  name: string
  subProductGroup: string
  subProductType: string
  trigger: string
  unit: string
  freeAllowance: string
  minimum: string | null
  maximum: string | null
  isDefault: boolean
  prices: RegionPrice[]
}
