import type { ReactNode } from 'react'
import { type FigureName, figureOf, figureTitle } from '~/domain/kit/figure/all'
import { ScrollBox } from '~/web/ui/scroll-box'

/** Words have a label of their own; a figure has the name and the meaning of the one list of figures. */
export type ReportColumn<Row> = { show: (row: Row) => ReactNode } & (
  | { text: true; label: string }
  | { figure: FigureName; label?: string }
)

const headOf = <Row,>(column: ReportColumn<Row>) =>
  'text' in column ? column.label : figureTitle(column.figure, column.label)
const meaningOf = <Row,>(column: ReportColumn<Row>) => ('text' in column ? undefined : figureOf(column.figure).means)

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
  const side = (column: ReportColumn<Row>) => ('text' in column ? 'text-left' : 'text-right')
  const line = (row: Row) =>
    columns.map(column => (
      <td key={headOf(column)} className={`px-2 py-2 ${side(column)} first:pl-4 last:pr-4`}>
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
                key={headOf(column)}
                scope="col"
                title={meaningOf(column)}
                className={`px-2 py-2 font-normal ${side(column)} first:pl-4 last:pr-4`}
              >
                {headOf(column)}
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
