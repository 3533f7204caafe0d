import * as z from 'zod'
import type { ImportColumn } from '../kit/import'
import { mass, optionalText, percent, requiredText } from '../kit/shape'

const whole = (label: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `${label} must be a whole number`)
    .transform(Number)
    .refine(value => value >= least && value <= most, `${label} must be between ${least} and ${most}`)
const orNothing = <S extends z.ZodType>(schema: S) => z.union([z.literal('').transform(() => null), schema])
const air = percent('Air').refine(value => Number(value) >= 0 && Number(value) <= 10, 'Air must be between 0 and 10 %')
const kg = mass('Mass').refine(
  value => Number(value) > 0 && Number(value) <= 2500,
  'A mass must be above 0 and at most 2,500',
)

const head = {
  mixCode: requiredText('Code', 40),
  name: requiredText('Name', 120),
  strengthMpa: whole('Strength', 5, 150),
  targetMeanStrength: orNothing(percent('Target mean strength')),
  airPercent: orNothing(air),
  dischargeMinutes: orNothing(whole('Discharge', 0, 600)),
  remarks: optionalText(400),
}

/** Materials that one row of a mix can name. */
const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const slot = (at: number) => ({ material: `material${at}`, kg: `kg${at}` })
const first = { material: requiredText('Material', 20), kg }
const later = { material: z.string().trim().max(20), kg: orNothing(kg) }
/** A recipe in one row: its materials and masses beside each other. */
export type MixRow = z.output<z.ZodObject<typeof head>> & Record<string, unknown>

/** A recipe in rows, one for each of its materials. */
export const MixLineRow = z.object({ ...head, materialCode: requiredText('Material', 20), kgPerM3: kg })
export type MixLineRow = z.output<typeof MixLineRow>

export type ImportedPart = { column: string; materialCode: string; kgPerM3: string }
export type ImportedMix = z.output<z.ZodObject<typeof head>> & { parts: ImportedPart[] }

/** The filled slots of a row. */
export const mixOfRow = (row: MixRow): ImportedMix => ({
  ...row,
  parts: SLOTS.flatMap(at => {
    const { material, kg } = slot(at)
    const code = String(row[material] ?? '')
    return code ? [{ column: material, materialCode: code, kgPerM3: String(row[kg] ?? '') }] : []
  }),
})

/** The rows of each code together, in the order of the file; the head of a mix is that of its first row. */
export function mixesOfLines(rows: readonly MixLineRow[]): { mix: ImportedMix; rows: number[] }[] {
  const found = new Map<string, { mix: ImportedMix; rows: number[] }>()
  rows.forEach(({ materialCode, kgPerM3, ...of }, at) => {
    const key = of.mixCode.toLowerCase()
    const one = found.get(key) ?? { mix: { ...of, parts: [] }, rows: [] }
    one.mix.parts.push({ column: 'materialCode', materialCode, kgPerM3 })
    one.rows.push(at)
    found.set(key, one)
  })
  return [...found.values()]
}

const heading: ImportColumn[] = [
  {
    key: 'mixCode',
    label: 'Mix',
    schema: head.mixCode,
    example: 'MX-N40-20',
    needed: true,
    aliases: ['Code', 'Mix code'],
  },
  { key: 'name', label: 'Name', schema: head.name, example: 'Grade 40 normal 20 mm', needed: true },
  {
    key: 'strengthMpa',
    label: 'Strength MPa',
    schema: head.strengthMpa,
    example: '40',
    needed: true,
    aliases: ['Strength', 'Grade'],
    kind: 'number',
  },
  {
    key: 'targetMeanStrength',
    label: 'Target mean MPa',
    schema: head.targetMeanStrength,
    example: '48.2',
    aliases: ['TMS', 'Target mean strength'],
    kind: 'number',
  },
  { key: 'airPercent', label: 'Air %', schema: head.airPercent, example: '1', aliases: ['Air'], kind: 'number' },
  {
    key: 'dischargeMinutes',
    label: 'Discharge min',
    schema: head.dischargeMinutes,
    example: '120',
    aliases: ['Discharge'],
    kind: 'number',
  },
  { key: 'remarks', label: 'Remarks', schema: head.remarks, example: '' },
]

const EXAMPLE = ['CEM1', '379', 'SAND', '761', 'ST20', '1067', 'WATR', '168', 'PCE1', '3.22']

export const MIX_COLUMNS: readonly ImportColumn[] = [
  ...heading,
  ...SLOTS.flatMap((at): ImportColumn[] => {
    const of = at <= 2 ? first : later
    const [material, amount] = [EXAMPLE[at * 2 - 2] ?? '', EXAMPLE[at * 2 - 1] ?? '']
    const needed = at <= 2
    return [
      {
        key: slot(at).material,
        label: `Material ${at}`,
        schema: of.material,
        example: material,
        needed,
        hint: 'Code of a material',
      },
      {
        key: slot(at).kg,
        label: `kg ${at}`,
        schema: of.kg,
        example: amount,
        needed,
        kind: 'number',
        hint: 'SSD, per m³',
      },
    ]
  }),
]

export const MIX_LINE_COLUMNS: readonly ImportColumn[] = [
  ...heading,
  {
    key: 'materialCode',
    label: 'Material',
    schema: MixLineRow.shape.materialCode,
    example: 'CEM1',
    needed: true,
    aliases: ['Material code', 'Ingredient'],
    hint: 'Code of a material; one row each',
  },
  {
    key: 'kgPerM3',
    label: 'kg per m³',
    schema: MixLineRow.shape.kgPerM3,
    example: '379',
    needed: true,
    aliases: ['kg', 'Mass'],
    hint: 'Saturated surface-dry',
    kind: 'number',
  },
]
