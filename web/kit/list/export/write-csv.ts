import { BYTE_ORDER_MARK, csvLines } from '~/domain/kit/csv'
import type { ExportCell, ExportColumn } from './typed-columns'

/** For any program: figures without grouping, days as yyyy-MM-dd, and a mark of the encoding that Excel asks for. */
export function writeCsv(columns: readonly ExportColumn[]): Blob {
  const height = columns[0]?.cells.length ?? 0
  const lines = [columns.map(column => column.label)]
  for (let row = 0; row < height; row++) lines.push(columns.map(column => textOf(column.cells[row] ?? null)))
  return new Blob([BYTE_ORDER_MARK, csvLines(lines)], { type: 'text/csv' })
}

const textOf = (cell: ExportCell): string =>
  cell === null
    ? ''
    : typeof cell === 'number'
      ? String(cell)
      : typeof cell === 'string'
        ? cell
        : [cell.day, cell.time].filter(Boolean).join(' ')
