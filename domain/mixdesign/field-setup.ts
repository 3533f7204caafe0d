import * as z from 'zod'
import { type DecimalText, decimal } from '../kit/money'
import { anyDecimal, optionalText } from '../kit/shape'
import type { MixFigures } from './mix-figures'

/** What a laboratory may ask of every mix: fields to be filled in, and figures with limits. */
export const MIX_FIELDS = {
  targetMeanStrength: { label: 'Target mean strength', unit: 'MPa', typed: true },
  airPercent: { label: 'Air', unit: '%', typed: true },
  dischargeMinutes: { label: 'Discharge within', unit: 'min', typed: true },
  waterCementRatio: { label: 'Water/binder', unit: '', typed: false },
  binderKg: { label: 'Binder', unit: 'kg/m³', typed: false },
  totalKg: { label: 'Fresh density', unit: 'kg/m³', typed: false },
  gwpPerM3: { label: 'Carbon A1, materials', unit: 'kg CO₂e/m³', typed: false },
  cost: { label: 'Cost', unit: 'S$/m³', typed: false },
} as const
export type MixField = keyof typeof MIX_FIELDS
const NAMES = Object.keys(MIX_FIELDS) as [MixField, ...MixField[]]

const amount = (label: string) =>
  anyDecimal(4, label)
    .refine(value => Number(value) >= 0 && Number(value) <= 10_000, `${label} must be between 0 and 10,000`)
    .nullish()

export const MixFieldSave = z
  .strictObject({
    id: z.uuid().nullish(),
    version: z.int().min(1).nullish(),
    field: z.enum(NAMES),
    required: z.boolean().default(false),
    defaultValue: amount('Default'),
    least: amount('Least'),
    most: amount('Most'),
    hint: optionalText(200),
    active: z.boolean().default(true),
  })
  .refine(of => of.least == null || of.most == null || Number(of.least) <= Number(of.most), {
    path: ['most'],
    message: 'The upper limit is below the lower one',
  })
export type MixFieldSave = z.output<typeof MixFieldSave>

export type MixFieldRule = {
  field: MixField
  required: boolean
  least: DecimalText | null
  most: DecimalText | null
}
export type MixFieldFault = { field: MixField; message: string }
type Judged = Partial<Record<MixField, DecimalText | number | null | undefined>>

/** What stands between a mix and its being submitted, in words. */
export function judgeFields(rules: readonly MixFieldRule[], mix: Judged): MixFieldFault[] {
  return rules.flatMap(({ field, required, least, most }) => {
    const { label, unit } = MIX_FIELDS[field]
    const value = mix[field]
    if (value === null || value === undefined || value === '')
      return required ? [{ field, message: `${label} is required` }] : []
    const say = (word: string, limit: DecimalText) => [
      { field, message: `${label} must be ${word} ${Number(limit)}${unit && ` ${unit}`}` },
    ]
    if (least !== null && decimal(String(value)).lt(least)) return say('at least', least)
    return most !== null && decimal(String(value)).gt(most) ? say('at most', most) : []
  })
}

/** The fields and figures of a mix that may be judged. */
export const judgedOf = (
  mix: { targetMeanStrength?: string | null; airPercent?: string | null; dischargeMinutes?: number | null },
  figures: Pick<MixFigures, 'waterCementRatio' | 'binderKg' | 'totalKg' | 'gwpPerM3' | 'cost'>,
): Judged => ({
  targetMeanStrength: mix.targetMeanStrength,
  airPercent: mix.airPercent,
  dischargeMinutes: mix.dischargeMinutes,
  waterCementRatio: figures.waterCementRatio,
  binderKg: figures.binderKg,
  totalKg: figures.totalKg,
  gwpPerM3: figures.gwpPerM3,
  cost: figures.cost,
})
