import { Link, useSearchParams } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import * as words from '~/domain/kit/words'
import { keepList } from '~/web/kit/record/siblings'
import { useScrollMemory } from '~/web/kit/shell/scroll'
import { useHere } from '~/web/kit/support-view'
import { cn } from '~/web/ui/cn'
import { Checkbox } from '~/web/ui/input'
import type { Column, RowAction } from './column'
import { stylesOf } from './column-styles'
import { useColumnWidths } from './column-widths'
import { Head, PickAll } from './head'
import { RowMenu } from './row-menu'
import { readSort, USUAL_SIZE, wholeIn } from './url'

type Table<Row> = {
  title: string
  rows: Row[]
  total: number
  columns: readonly Column<Row>[]
  idOf: (row: Row) => string
  open: ((row: Row) => string | undefined) | undefined
  rowActions: ((row: Row) => RowAction[]) | undefined
  busy: boolean
  /** How many columns stay at the left. */
  pinned: number
  /** In px, of the columns that the person made narrower or wider. */
  widths: Record<string, number>
  density: string | undefined
  picked: string[] | undefined
  onPick: (picked: string[]) => void
}

/** The grid: sticky head and first column, one tab stop, two-line cards on a phone by style alone. */
export function ListTable<Row>({
  title,
  rows,
  total,
  columns,
  idOf,
  open,
  rowActions,
  busy,
  pinned,
  widths,
  density,
  picked,
  onPick,
}: Table<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const [params] = useSearchParams()
  const here = useHere()
  useScrollMemory(box)
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew for each page of rows
  useEffect(() => {
    keepList(
      [...(box.current?.querySelectorAll<HTMLAnchorElement>('a[data-open]') ?? [])].map(
        link => link.pathname + link.search,
      ),
    )
  }, [rows])
  const fixed = pinned + (picked ? 1 : 0)
  const marks = { style: stylesOf(columns, Boolean(picked), widths), 'data-pinned': fixed > 1 ? fixed : undefined }
  usePinned(box, fixed, columns)
  useColumnWidths(box, widths)
  const before =
    ((wholeIn(params.get('page'), 1, 100_001) ?? 1) - 1) * (wholeIn(params.get('size'), 1, 200) ?? USUAL_SIZE)
  const sorts = readSort(params.get('sort'))
  const hasTotals = columns.some(column => column.total !== undefined)
  return (
    <div
      ref={box}
      data-scroll
      data-density={density}
      className={cn('list-box min-h-0 flex-1 overflow-auto border-line border-t', busy && 'busy')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows take the arrow keys is a grid */}
      <table role="grid" className="list" {...marks} aria-busy={busy} aria-rowcount={total}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {picked && <PickAll rows={rows} picked={picked} idOf={idOf} onPick={onPick} />}
            {columns.map(column => (
              <Head key={column.key} column={column} sorts={sorts} params={params} />
            ))}
            {rowActions && (
              <th scope="col" className="w-11">
                <span className="sr-only">{words.listActions()}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const id = idOf(row)
            const to = here(open?.(row))
            return (
              <tr
                key={id}
                data-row={id}
                tabIndex={index === 0 ? 0 : undefined}
                aria-selected={picked ? picked.includes(id) : undefined}
                aria-rowindex={before + index + 2}
              >
                {picked && (
                  <td data-phone="pick">
                    <Checkbox
                      aria-label={words.listSelectRow()}
                      checked={picked.includes(id)}
                      onChange={() => onPick(picked.includes(id) ? picked.filter(one => one !== id) : [...picked, id])}
                      data-pick
                    />
                  </td>
                )}
                {columns.map((column, place) => (
                  <Cell
                    key={column.key}
                    column={column}
                    row={row}
                    to={place === 0 ? to : undefined}
                    first={place === 0}
                  />
                ))}
                {rowActions && (
                  <td data-phone="menu">
                    <RowMenu actions={rowActions(row)} />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
        {hasTotals && (
          <tfoot>
            <tr>
              {picked && <td />}
              {columns.map((column, index) => (
                <td key={column.key}>{column.total ?? (index === 0 ? words.listTotal() : '')}</td>
              ))}
              {rowActions && <td />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** How far from the left each fixed column is depends on the widths of those before it. */
function usePinned(box: RefObject<HTMLElement>, fixed: number, columns: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again with other columns
  useEffect(() => {
    const table = box.current?.querySelector('table')
    if (!table || fixed < 2) return
    const measure = () => {
      let left = 0
      for (const [place, head] of [...table.querySelectorAll('th')].slice(0, fixed - 1).entries()) {
        left += head.offsetWidth
        table.style.setProperty(`--p${place + 1}`, `${left}px`)
      }
    }
    const watch = new ResizeObserver(measure)
    watch.observe(table)
    return () => watch.disconnect()
  }, [box, fixed, columns])
}

function Cell<Row>({
  column,
  row,
  to,
  first,
}: {
  column: Column<Row>
  row: Row
  to: string | undefined
  first: boolean
}) {
  const shown = column.show(row)
  return (
    <td data-phone={column.phone ?? (first ? 'title' : undefined)} className={column.wrap ? 'wrap' : undefined}>
      {to ? (
        <Link to={to} prefetch="intent" discover="none" data-open>
          {shown}
        </Link>
      ) : (
        shown
      )}
    </td>
  )
}
