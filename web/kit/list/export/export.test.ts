import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { typedColumns } from './typed-columns'
import { writeCsv } from './write-csv'
import { writeXlsx } from './write-xlsx'

const HEADS = [
  { key: 'code', label: 'Code', right: false },
  { key: 'load', label: 'Largest load', right: true },
  { key: 'amount', label: 'Amount', right: true },
  { key: 'margin', label: 'Margin', right: true },
  { key: 'to', label: 'To', right: false },
  { key: 'at', label: 'Seen', right: false },
]
const ROWS = [
  ['0012', '9 m³', 'S$1,234.50', '12 %', '31/12/2026', '20/11/2026 06:30'],
  ['=1+1', '7.5 m³', '−S$20.00', 'none', 'open', '–'],
]
const columns = typedColumns(HEADS, ROWS)

test('UX-14 figures become figures with their unit in the heading, days become days, codes stay text', () => {
  expect(columns.map(({ label, kind, cells }) => [label, kind, ...cells])).toEqual([
    ['Code', 'text', '0012', '=1+1'],
    ['Largest load (m³)', 'number', 9, 7.5],
    ['Amount (S$)', 'number', 1234.5, -20],
    ['Margin', 'text', '12 %', 'none'],
    ['To', 'day', { day: '2026-12-31', time: null }, 'open'],
    ['Seen', 'instant', { day: '2026-11-20', time: '06:30' }, null],
  ])
})

test('UX-14 the CSV says plain figures and days, and nothing in it runs as a formula', async () => {
  const text = await writeCsv(columns).text()
  expect(text.split('\r\n')).toEqual([
    'Code,Largest load (m³),Amount (S$),Margin,To,Seen',
    '0012,9,1234.5,12 %,2026-12-31,2026-11-20 06:30',
    "'=1+1,7.5,-20,none,open,",
    '',
  ])
})

test('UX-14 the workbook holds each cell as what it is, its head frozen', async () => {
  const file = await writeXlsx('Trucks / all', columns)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(await file.arrayBuffer())
  const page = book.getWorksheet('Trucks   all')!
  expect(page.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
  expect(page.autoFilter).toBe('A1:F3')
  expect(page.getCell('B1').value).toBe('Largest load (m³)')
  expect(page.getCell('B1').font.bold).toBe(true)
  expect(page.getCell('A2').value).toBe('0012')
  expect(page.getCell('A3').value).toBe('=1+1')
  expect([page.getCell('B3').value, page.getCell('B3').numFmt]).toEqual([7.5, '#,##0.0'])
  expect([page.getCell('C3').value, page.getCell('C3').numFmt]).toEqual([-20, '#,##0.00'])
  expect(page.getCell('E2').value).toEqual(new Date('2026-12-31T00:00:00Z'))
  expect(page.getCell('E3').value).toBe('open')
  expect(page.getCell('F2').value).toEqual(new Date('2026-11-20T06:30:00Z'))
  expect(page.getCell('F3').value).toBeNull()
})
