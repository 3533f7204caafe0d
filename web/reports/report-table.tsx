import type { ReactNode } from 'react'
import { ScrollBox } from '~/web/ui/scroll-box'

export type ReportColumn<Row> = { label: string; show: (row: Row) => ReactNode; text?: boolean }

/** A table of a report: words left, figures right, the last row may be the sum. */
export function ReportTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  sum,
}: {
  caption: string
  columns: readonly ReportColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sum?: Row | null | undefined
}) {
  const side = (column: ReportColumn<Row>) => (column.text ? 'text-left' : 'text-right')
  const line = (row: Row) =>
    columns.map(column => (
      <td key={column.label} className={`px-2 py-2 ${side(column)} first:pl-4 last:pr-4`}>
        {column.show(row)}
      </td>
    ))
  return (
    <ScrollBox>
      <table className="figures plain-wide w-full border-collapse whitespace-nowrap text-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            {columns.map(column => (
              <th
                key={column.label}
                scope="col"
                className={`px-2 py-2 font-normal ${side(column)} first:pl-4 last:pr-4`}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(row => (
            <tr key={keyOf(row)}>{line(row)}</tr>
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <tr className="border-line-strong border-t font-semibold">{line(sum)}</tr>
          </tfoot>
        )}
      </table>
    </ScrollBox>
  )
}
