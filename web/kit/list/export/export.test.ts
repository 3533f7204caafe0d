import { crc32, inflateRawSync } from 'node:zlib'
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
  const parts = unpacked(Buffer.from(await file.arrayBuffer()))
  expect([...parts.keys()]).toContain('[Content_Types].xml')
  expect(parts.get('xl/workbook.xml')).toContain('sheet name="Trucks   all"')
  const page = parts.get('xl/worksheets/sheet1.xml')!
  expect(page).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(page).toContain('<autoFilter ref="A1:F3"/>')
  const cell = (name: string) => new RegExp(`<c r="${name}"([^>]*)>(.*?)</c>`).exec(page)?.slice(1)
  expect(cell('A2')).toEqual([' t="inlineStr" s="0"', '<is><t xml:space="preserve">0012</t></is>'])
  expect(cell('B3')).toEqual([' s="5"', '<v>7.5</v>'])
  expect(cell('C3')).toEqual([' s="6"', '<v>-20</v>'])
  // 31 December 2026 is day 46387 of the count of spreadsheets; half past six is 0.2708 of a day.
  expect(cell('E2')).toEqual([' s="2"', '<v>46387</v>'])
  expect(cell('E3')![1]).toContain('open')
  expect(Number(/<v>(.*)<\/v>/.exec(cell('F2')![1]!)![1])).toBeCloseTo(46346.2708, 4)
})

/** The parts of an archive, each checked against the sum that is kept with it. */
function unpacked(bytes: Buffer): Map<string, string> {
  const parts = new Map<string, string>()
  let at = 0
  while (bytes.readUInt32LE(at) === 0x04034b50) {
    const [sum, packed] = [bytes.readUInt32LE(at + 14), bytes.readUInt32LE(at + 18)]
    const [named, extra] = [bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)]
    const from = at + 30 + named + extra
    const plain = inflateRawSync(bytes.subarray(from, from + packed))
    expect(crc32(plain)).toBe(sum)
    parts.set(bytes.toString('utf8', at + 30, at + 30 + named), plain.toString('utf8'))
    at = from + packed
  }
  return parts
}
