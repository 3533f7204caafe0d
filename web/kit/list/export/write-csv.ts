import type { ExportCell, ExportColumn } from './typed-columns'

/** For any program: figures without grouping, days as yyyy-MM-dd, and a mark of the encoding that Excel asks for. */
export function writeCsv(columns: readonly ExportColumn[]): Blob {
  const height = columns[0]?.cells.length ?? 0
  const lines = [columns.map(column => quoted(column.label))]
  for (let row = 0; row < height; row++) lines.push(columns.map(column => quoted(textOf(column.cells[row] ?? null))))
  return new Blob(['\ufeff', lines.map(line => line.join(',')).join('\r\n'), '\r\n'], { type: 'text/csv' })
}

const textOf = (cell: ExportCell): string =>
  cell === null
    ? ''
    : typeof cell === 'number'
      ? String(cell)
      : typeof cell === 'string'
        ? harmless(cell)
        : [cell.day, cell.time].filter(Boolean).join(' ')

/** A spreadsheet program would run text that begins like a formula; an apostrophe in front keeps it text. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
