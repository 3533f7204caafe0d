import { BYTE_ORDER_MARK, csvLines } from '../csv'
import type { ChartTable } from './drawing'

/** The table twin as CSV (RFC 4180) with a byte order mark; numbers plain, and no cell that a spreadsheet runs as a formula. */
export function tableCsv({ columns, rows }: ChartTable): string {
  const lines = [
    columns.map(column => column.label),
    ...rows.map(row => row.map((cell, index) => plain(cell, columns[index]!.numeric))),
  ]
  return BYTE_ORDER_MARK + csvLines(lines)
}

function plain(cell: string, numeric: boolean): string {
  if (!numeric) return cell
  return cell === '–' ? '' : cell.replaceAll(',', '').replace('\u2212', '-')
}
