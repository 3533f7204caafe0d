import * as z from 'zod'
import type { ImportColumn } from '../kit/import'
import { requiredText, text } from '../kit/shape'
import { isPlainDate } from '../kit/time'
import { CEMENT_PROPERTIES } from './cement/properties'

const day = (label: string, needed: boolean) =>
  z
    .string()
    .refine(
      value => (value ? isPlainDate(value) : !needed),
      needed ? `${label} must be a day like 31/12/2026` : `${label} is a day like 31/12/2026 or stays empty`,
    )

const figure = (label: string) =>
  z
    .string()
    .refine(value => value === '' || /^-?\d{1,6}(\.\d{1,4})?$/.test(value), `${label} must be a number`)
    .transform(value => (value === '' ? null : Number(value)))

export type CementRow = {
  materialCode: string
  source: string
  supplierCode: string
  testerCode: string
  plantCode: string
  sampledOn: string
  testedOn: string
  standard: 'EN 197-1' | 'ASTM C150'
  class: string
  remarks: string
} & Record<string, string | number | null>

const standard = z
  .string()
  .transform(value => (value ? value.toUpperCase().replaceAll(/\s+/g, ' ') : 'EN 197-1'))
  .pipe(z.enum(['EN 197-1', 'ASTM C150'], { error: 'EN 197-1 or ASTM C150' }))

/** One row a sample of cement; material, source and day of sampling together say which one. */
export const CEMENT_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'materialCode',
    label: 'Material',
    schema: requiredText('Material', 40),
    example: 'CEM1',
    needed: true,
    hint: 'The code of the cement in the list of materials',
    aliases: ['Material code', 'Cement'],
  },
  {
    key: 'sampledOn',
    label: 'Sampled on',
    schema: day('Sampled on', true),
    example: '02/11/2026',
    needed: true,
    kind: 'day',
    aliases: ['Sampling date', 'Sampled', 'Date'],
  },
  {
    key: 'testedOn',
    label: 'Tested on',
    schema: day('Tested on', false),
    example: '30/11/2026',
    kind: 'day',
    aliases: ['Test date', 'Tested'],
  },
  {
    key: 'source',
    label: 'Source',
    schema: text(120),
    example: '',
    hint: 'The name of a source of this material; may stay empty',
    aliases: ['Mill', 'Origin'],
  },
  {
    key: 'supplierCode',
    label: 'Supplier',
    schema: text(20),
    example: '',
    hint: 'The code of a supplier of samples',
    aliases: ['Supplier code'],
  },
  {
    key: 'testerCode',
    label: 'Tester',
    schema: text(20),
    example: '',
    hint: 'The code of who tested',
    aliases: ['Tester code', 'Laboratory'],
  },
  {
    key: 'plantCode',
    label: 'Plant',
    schema: text(20),
    example: '',
    hint: 'The code of the plant where the sample was taken',
    aliases: ['Plant code'],
  },
  { key: 'standard', label: 'Standard', schema: standard, example: 'EN 197-1', hint: 'EN 197-1 or ASTM C150' },
  {
    key: 'class',
    label: 'Class or type',
    schema: requiredText('Class or type', 20),
    example: '42.5N',
    needed: true,
    hint: 'Strength class of EN 197-1 (42.5N) or type of ASTM C150 (II)',
    aliases: ['Class', 'Type', 'Strength class'],
  },
  ...CEMENT_PROPERTIES.map(
    ({ key, label, unit, example }): ImportColumn => ({
      key,
      label: `${label}, ${unit}`,
      schema: figure(label),
      example,
      hint: `In ${unit}; empty where it was not tested`,
      aliases: [label],
      kind: 'number',
    }),
  ),
  { key: 'remarks', label: 'Remarks', schema: text(400), example: '' },
]
