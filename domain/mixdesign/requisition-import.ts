import * as z from 'zod'
import type { ImportColumn } from '../kit/import'
import { requiredText, text } from '../kit/shape'
import { isPlainDate } from '../kit/time'
import { REQUISITION_TEST_TYPES, REQUISITION_TESTS, type RequisitionTestType } from './requisition-tests'

const day = (label: string) =>
  z.string().min(1, `${label} is required`).refine(isPlainDate, `${label} must be a day like 31/12/2026`)
const dayOrNone = (label: string) =>
  z.string().refine(value => value === '' || isPlainDate(value), `${label} must be a day like 31/12/2026`)

/** Tests by their name or key, between commas or semicolons. */
const testsList = text(400).transform((typed, issue): RequisitionTestType[] => {
  const asked = typed
    .split(/[,;]/)
    .map(word => word.trim())
    .filter(Boolean)
  const found = asked.map(word => ({ word, type: testTypeOf(word) }))
  const unknown = found.find(one => !one.type)
  if (!asked.length) issue.addIssue({ code: 'custom', message: 'At least one test is needed' })
  if (unknown) issue.addIssue({ code: 'custom', message: `There is no test ${unknown.word}` })
  return [...new Set(found.flatMap(one => (one.type ? [one.type] : [])))]
})

const bare = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
/** The full name, the key, or the name up to its first comma where only one test has that. */
function testTypeOf(word: string): RequisitionTestType | undefined {
  const whole = REQUISITION_TEST_TYPES.filter(
    type => bare(type) === bare(word) || bare(REQUISITION_TESTS[type].name) === bare(word),
  )
  const begun = REQUISITION_TEST_TYPES.filter(type => bare(REQUISITION_TESTS[type].name.split(',')[0]!) === bare(word))
  return whole[0] ?? (begun.length === 1 ? begun[0] : undefined)
}

/** One row a requisition of a material. */
export const RequisitionImportRow = z.strictObject({
  title: requiredText('What is needed', 120),
  materialCode: requiredText('Material', 40),
  sourceName: text(120),
  plantCode: requiredText('Plant', 40),
  lotNo: text(60),
  sampledOn: dayOrNone('Sampled on'),
  neededBy: day('Needed by'),
  tests: testsList,
  remarks: text(1000),
})
export type RequisitionImportRow = z.output<typeof RequisitionImportRow>

const { shape } = RequisitionImportRow
export const REQUISITION_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'title',
    label: 'What is needed',
    schema: shape.title,
    example: 'Sand of the November shipment',
    needed: true,
    aliases: ['Title', 'Subject'],
  },
  {
    key: 'materialCode',
    label: 'Material',
    schema: shape.materialCode,
    example: 'SAND',
    needed: true,
    hint: 'The code or the name of the material',
    aliases: ['Material code', 'Code'],
  },
  {
    key: 'sourceName',
    label: 'Source',
    schema: shape.sourceName,
    example: 'Malaysia SAND',
    hint: 'The name in the list of sources; optional',
    aliases: ['Source name', 'Quarry'],
  },
  { key: 'plantCode', label: 'Plant', schema: shape.plantCode, example: 'TUAS', needed: true, hint: 'Code or name' },
  {
    key: 'lotNo',
    label: 'Lot',
    schema: shape.lotNo,
    example: 'MV Mutiara 11/26',
    aliases: ['Lot no', 'Ship', 'Batch'],
  },
  {
    key: 'sampledOn',
    label: 'Sampled on',
    schema: shape.sampledOn,
    example: '19/11/2026',
    kind: 'day',
    aliases: ['Sample date'],
  },
  {
    key: 'neededBy',
    label: 'Needed by',
    schema: shape.neededBy,
    example: '31/12/2026',
    needed: true,
    kind: 'day',
    aliases: ['Due', 'Due date', 'Required by'],
  },
  {
    key: 'tests',
    label: 'Tests',
    schema: shape.tests,
    example: 'Passing 75 µm; Water absorption',
    needed: true,
    hint: 'Names of tests with a semicolon between them',
    aliases: ['Test', 'Tests wanted'],
  },
  { key: 'remarks', label: 'Remarks', schema: shape.remarks, example: 'Retained sample in store B' },
]
