import * as z from 'zod'
import type { ImportColumn } from '../kit/import'
import { instantOn, isPlainDate } from '../kit/time'

const figure = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,7}(\.\d+)?$/, 'A number is needed')
    .transform(Number)
    .refine(value => value >= least && value <= most, `Between ${least} and ${most}`)

/** A day and a time on the plant's clock, as a sheet shows them or as people type them. */
const moment = z.string().transform((text, issue) => {
  const typed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})[ T](\d{1,2}):(\d{2})/.exec(text)
  const iso = typed
    ? `${typed[3]}-${typed[2]!.padStart(2, '0')}-${typed[1]!.padStart(2, '0')}T${typed[4]!.padStart(2, '0')}:${typed[5]}`
    : text.replace(' ', 'T').slice(0, 16)
  const [day = '', time = ''] = iso.split('T')
  if (!isPlainDate(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    issue.addIssue({ code: 'custom', message: 'A day and time as dd/mm/yyyy hh:mm is needed' })
    return z.NEVER
  }
  return instantOn(day, time).toISOString()
})

/** The sheet of the dry test as it comes back from the press: one row a specimen. */
export const DRY_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'label',
    label: 'Specimen',
    schema: z.string().min(3, 'The label of the specimen is needed').max(60),
    example: 'CT-TUAS-26-000123-1',
    needed: true,
  },
  { key: 'testedAt', label: 'Tested at', schema: moment, example: '20/11/2026 09:30', needed: true },
  {
    key: 'width1',
    label: 'Diameter or side 1 mm',
    // As sheets of the release before are headed.
    aliases: ['width1mm'],
    schema: figure(50, 300),
    example: '150.2',
    needed: true,
    kind: 'number',
  },
  {
    key: 'width2',
    label: 'Diameter or side 2 mm',
    aliases: ['width2mm'],
    schema: figure(50, 300),
    example: '150.0',
    needed: true,
    kind: 'number',
  },
  { key: 'length', label: 'Length mm', schema: figure(50, 800), example: '300', needed: true, kind: 'number' },
  { key: 'massKg', label: 'Mass kg', schema: figure(0.5, 60), example: '12.610', needed: true, kind: 'number' },
  { key: 'loadKn', label: 'Load kN', schema: figure(1, 5000), example: '620.5', needed: true, kind: 'number' },
  {
    key: 'fracture',
    label: 'Fracture',
    schema: z
      .string()
      .regex(/^[1-6]?$/, 'A type from 1 to 6')
      .transform(text => (text ? Number(text) : null)),
    example: '1',
    kind: 'number',
  },
]

export type DryRow = {
  label: string
  testedAt: string
  width1: number
  width2: number
  length: number
  massKg: number
  loadKn: number
  fracture: number | null
}
