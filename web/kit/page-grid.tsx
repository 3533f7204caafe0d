import type { ReactNode } from 'react'
import { translated } from '~/domain/kit/translated'
import { cn } from '~/web/ui/cn'
import { ScrollBox } from '~/web/ui/scroll-box'

/** Label and value pairs in columns, for the overview of a record. */
export function Pairs({
  rows,
  columns = 2,
}: {
  rows: readonly (readonly [label: string, value: ReactNode])[]
  columns?: 1 | 2 | 3
}) {
  return (
    <dl className={cn('grid gap-x-8 gap-y-3', columns > 1 && 'sm:grid-cols-2', columns === 3 && 'xl:grid-cols-3')}>
      {rows.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-meta text-muted">{translated(label)}</dt>
          <dd className="figures break-words text-body">{value || <span className="text-muted">–</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

/** `means` says what a figure is, to whoever points at its head. */
type PlainColumn<Row> = { label: string; show: (row: Row) => ReactNode; align?: 'right'; means?: string | undefined }

/** More columns than this do not stand beside each other on a phone. */
const ON_A_PHONE = 3

/**
 * A small table inside a record: no filters, no keys, only rows. On a phone the rows of more than three columns are cards;
 * a `wide` table of figures that are compared stays a table there too, and its first column stays while the others scroll.
 */
export function PlainTable<Row>({
  caption,
  rows,
  columns,
  id,
  total,
  wide,
}: {
  caption: string
  rows: readonly Row[]
  columns: readonly PlainColumn<Row>[]
  id: (row: Row) => string
  total?: readonly ReactNode[]
  wide?: boolean
}) {
  const cards = !wide && columns.length > ON_A_PHONE
  return (
    <ScrollBox>
      <table className={cn('plain-table', wide && 'plain-wide', cards && 'plain-cards')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th
                key={column.label}
                scope="col"
                title={column.means}
                className={column.align === 'right' ? 'text-right' : undefined}
              >
                {translated(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={id(row)}>
              {columns.map((column, place) => (
                <td
                  key={column.label}
                  className={column.align === 'right' ? 'figures text-right' : undefined}
                  data-label={cards && place > 0 ? translated(column.label) : undefined}
                >
                  {column.show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {total.map((cell, index) => (
                <td
                  key={columns[index]?.label ?? index}
                  data-label={cards && index > 0 ? columns[index]?.label : undefined}
                  className={columns[index]?.align === 'right' ? 'figures text-right' : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollBox>
  )
}
