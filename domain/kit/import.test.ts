import { expect, test } from 'vitest'
import { cellName, groupFixes, type ImportColumn, mapHeaders, markDoubled, neededMissing, readDrafts } from './import'
import { plainDate, requiredText } from './shape'

const columns: ImportColumn[] = [
  {
    key: 'truckNo',
    label: 'Truck',
    schema: requiredText('Truck', 12),
    example: 'M001',
    needed: true,
    aliases: ['Lorry'],
  },
  { key: 'validTo', label: 'Valid to', schema: plainDate(), example: '31/12/2026', needed: true, kind: 'day' },
  {
    key: 'remarks',
    label: 'Remarks',
    schema: requiredText('Remarks', 20).or(requiredText('x').optional()),
    example: '',
  },
]
const sheet = (...rows: (string | { bad: 'formula' })[][]) => ({
  name: 'Sheet1',
  rows: rows.map((cells, at) => ({ row: at + 1, cells })),
})

test('headings map by memory, label and alias, each column of the file once', () => {
  expect(mapHeaders(columns, ['LORRY ', 'valid_to'])).toEqual({ truckNo: 0, validTo: 1 })
  expect(mapHeaders(columns, ['Truck', 'Lorry', 'Valid to'], { truckNo: 'Lorry' })).toMatchObject({ truckNo: 1 })
  expect(neededMissing(columns, mapHeaders(columns, ['Truck']))).toEqual(['Valid to'])
})

test('days as people type them, and what is wrong with row and cell, gathered by what to put right', () => {
  const drafts = readDrafts(
    columns,
    sheet(
      ['Truck', 'Valid to'],
      ['M001', '31/12/2026'],
      ['', '2026-12-31'],
      ['=HYPERLINK("x")', '31/02/2026'],
      [{ bad: 'formula' }, '30/02/2026'],
    ),
    { truckNo: 0, validTo: 1 },
  ).map(draft => ({ ...draft, problems: draft.problems.filter(({ column }) => column !== 'Remarks') }))
  expect(drafts[0]).toMatchObject({ row: 2, values: { truckNo: 'M001', validTo: '2026-12-31' }, problems: [] })
  const groups = groupFixes(drafts.flatMap(({ problems }) => problems))
  expect(groups.map(({ column, message, count, cells }) => [column, message, count, cells[0]!.cell])).toEqual([
    ['Valid to', 'A date as yyyy-MM-dd is needed', 2, 'B4'],
    ['Truck', 'Truck is required', 1, 'A3'],
    ['Truck', 'Text that begins like a formula is not accepted', 1, 'A4'],
    ['Truck', 'This cell has a formula. Paste it as a value', 1, 'A5'],
  ])
})

test('a telephone number and a negative figure are no formulas, a second row of a key is marked', () => {
  const one: ImportColumn[] = [{ key: 'text', label: 'Text', schema: requiredText('Text'), example: '' }]
  const read = readDrafts(one, sheet(['Text'], ['+65 6123 4567'], ['-3.5'], ['+cmd|calc'], ['@SUM(1)'], ['-3.5']), {
    text: 0,
  })
  expect(read.map(({ problems }) => problems.length)).toEqual([0, 0, 1, 1, 0])
  markDoubled(read, values => String(values.text), 'Text')
  expect(read[4]!.problems[0]!.message).toBe('The same as row 3 of this file')
  expect([cellName(0, 1), cellName(25, 2), cellName(26, 7), cellName(701, 9)]).toEqual(['A1', 'Z2', 'AA7', 'ZZ9'])
})
