import { PassThrough } from 'node:stream'
import { harmless } from '~/domain/kit/csv'
import { type Cell, decimalsOf, type SheetColumn, type SheetPage } from '~/domain/kit/sheet'
import { SINGAPORE, wallClock } from '~/domain/kit/time'

/** A spreadsheet of one or more pages, written row by row so that a long list never stands in memory twice. */
// biome-ignore lint/suspicious/noExplicitAny: each page has rows of its own kind
export async function sheet(...pages: SheetPage<any>[]): Promise<Uint8Array> {
  const { default: excel } = await import('exceljs')
  const stream = new PassThrough()
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const book = new excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false })
  for (const { name, columns, rows, zone = SINGAPORE, total } of pages) {
    const page = book.addWorksheet(sheetName(name), { views: [{ state: 'frozen', ySplit: 1 }] })
    page.columns = columns.map(column => ({ width: column.width ?? usualWidth(column), style: styleOf(column) }))
    const head = page.addRow(columns.map(column => harmless(column.title)))
    head.font = { bold: true }
    head.commit()
    for await (const row of rows) {
      const line = page.addRow(columns.map(column => cellOf(column, column.value(row), zone)))
      for (const [at, column] of columns.entries())
        if (typeof column.decimals === 'function') line.getCell(at + 1).numFmt = numberFormat(decimalsOf(column, row))
      line.commit()
    }
    if (total) {
      const last = page.addRow(columns.map((column, at) => cellOf(column, total()[at], zone)))
      last.font = { bold: true }
      last.commit()
    }
    page.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } }
    page.commit()
  }
  await book.commit()
  return new Uint8Array(Buffer.concat(chunks))
}

export { XLSX } from '~/domain/kit/sheet'

function cellOf({ kind = 'text' }: SheetColumn<never>, value: Cell, zone: string) {
  if (value === null || value === undefined || value === '') return null
  if (kind === 'number') return Number(value)
  if (kind === 'day') return new Date(`${value}T00:00:00Z`)
  if (kind === 'instant') return wallClock(new Date(value as string | Date), zone)
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : harmless(String(value))
}

const numberFormat = (decimals: number) => (decimals ? `#,##0.${'0'.repeat(decimals)}` : '#,##0')

function styleOf<Row>(column: SheetColumn<Row>) {
  const { kind = 'text' } = column
  if (kind === 'number') return { numFmt: numberFormat(decimalsOf(column)) }
  if (kind === 'day') return { numFmt: 'dd/mm/yyyy' }
  if (kind === 'instant') return { numFmt: 'dd/mm/yyyy hh:mm' }
  return { numFmt: '@' }
}

const usualWidth = ({ kind = 'text', title }: SheetColumn<never>) =>
  Math.max(title.length + 2, kind === 'text' ? 18 : kind === 'instant' ? 17 : 12)

/** Excel allows 31 characters and none of these in the name of a page. */
const sheetName = (name: string) => name.replaceAll(/[[\]*?:/\\]/g, ' ').slice(0, 31)
