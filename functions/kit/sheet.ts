import { PassThrough } from 'node:stream'
import { SINGAPORE, wallClock } from '~/domain/kit/time'

export type Cell = string | number | boolean | Date | null | undefined
export type SheetColumn<Row> = {
  title: string
  value: (row: Row) => Cell
  /** number takes decimals that travel as text; day a yyyy-MM-dd; instant is shown on the plant's clock. */
  kind?: 'text' | 'number' | 'day' | 'instant'
  decimals?: number
  width?: number
}
export type SheetPage<Row> = {
  name: string
  columns: SheetColumn<Row>[]
  rows: Iterable<Row> | AsyncIterable<Row>
  zone?: string
  /** Asked once all rows are written: the last row, in bold, one cell a column. */
  total?: () => readonly Cell[]
}

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
    const head = page.addRow(columns.map(column => safeText(column.title)))
    head.font = { bold: true }
    head.commit()
    for await (const row of rows) page.addRow(columns.map(column => cellOf(column, column.value(row), zone))).commit()
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

/** A spreadsheet program would run text that begins like a formula; an apostrophe in front keeps it text. */
export const safeText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function cellOf({ kind = 'text' }: SheetColumn<never>, value: Cell, zone: string) {
  if (value === null || value === undefined || value === '') return null
  if (kind === 'number') return Number(value)
  if (kind === 'day') return new Date(`${value}T00:00:00Z`)
  if (kind === 'instant') return wallClock(new Date(value as string | Date), zone)
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : safeText(String(value))
}

function styleOf({ kind = 'text', decimals = 2 }: SheetColumn<never>) {
  if (kind === 'number') return { numFmt: decimals ? `#,##0.${'0'.repeat(decimals)}` : '#,##0' }
  if (kind === 'day') return { numFmt: 'dd/mm/yyyy' }
  if (kind === 'instant') return { numFmt: 'dd/mm/yyyy hh:mm' }
  return { numFmt: '@' }
}

const usualWidth = ({ kind = 'text', title }: SheetColumn<never>) =>
  Math.max(title.length + 2, kind === 'text' ? 18 : kind === 'instant' ? 17 : 12)

/** Excel allows 31 characters and none of these in the name of a page. */
const sheetName = (name: string) => name.replaceAll(/[[\]*?:/\\]/g, ' ').slice(0, 31)
