import { Link, useSearchParams } from '@remix-run/react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { keepList } from '~/web/kit/record/siblings'
import { useScrollMemory } from '~/web/kit/shell/scroll'
import { cn } from '~/web/ui/cn'
import { Checkbox } from '~/web/ui/input'
import type { Column, RowAction } from './column'
import { nextSort, readSort, withParams, writeSort } from './list-url'
import { RowMenu } from './row-menu'

type Table<Row> = {
  title: string
  rows: Row[]
  total: number
  columns: readonly Column<Row>[]
  idOf: (row: Row) => string
  open: ((row: Row) => string | undefined) | undefined
  rowActions: ((row: Row) => RowAction[]) | undefined
  busy: boolean
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
  picked,
  onPick,
}: Table<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const [params] = useSearchParams()
  useScrollMemory(box)
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew for each page of rows
  useEffect(() => {
    keepList([...(box.current?.querySelectorAll<HTMLAnchorElement>('a[data-open]') ?? [])].map(link => link.pathname))
  }, [rows])
  const sorts = readSort(params.get('sort'))
  const hasTotals = columns.some(column => column.total !== undefined)
  return (
    <div
      ref={box}
      data-scroll
      className={cn('list-box min-h-0 flex-1 overflow-auto border-line border-t', busy && 'busy')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows take the arrow keys is a grid */}
      <table role="grid" className="list" aria-busy={busy} aria-rowcount={total}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {picked && <PickAll rows={rows} picked={picked} idOf={idOf} onPick={onPick} />}
            {columns.map(column => (
              <Head key={column.key} column={column} sorts={sorts} params={params} />
            ))}
            {rowActions && (
              <th scope="col" className="w-11">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const id = idOf(row)
            const to = open?.(row)
            return (
              <tr
                key={id}
                data-row={id}
                tabIndex={index === 0 ? 0 : -1}
                aria-selected={picked ? picked.includes(id) : undefined}
                aria-rowindex={index + 2}
              >
                {picked && (
                  <td data-phone="pick">
                    <Checkbox
                      aria-label="Select row"
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
                  <td data-phone="menu" className="text-right">
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
                <td
                  key={column.key}
                  className={column.align === 'right' ? 'right' : undefined}
                  data-label={column.label}
                >
                  {column.total ?? (index === 0 ? 'Total' : '')}
                </td>
              ))}
              {rowActions && <td />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
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
    <td
      data-phone={column.phone ?? (first ? 'title' : undefined)}
      data-label={first || column.phone ? undefined : column.label}
      className={cn(column.align === 'right' && 'right', column.wrap && 'wrap') || undefined}
    >
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

function Head<Row>({
  column,
  sorts,
  params,
}: {
  column: Column<Row>
  sorts: ReturnType<typeof readSort>
  params: URLSearchParams
}) {
  const key = typeof column.sort === 'string' ? column.sort : column.key
  const place = sorts.findIndex(sort => sort.key === key)
  const now = sorts[place]
  const Arrow = !now ? ChevronsUpDown : now.down ? ArrowDown : ArrowUp
  const to = (add: boolean) => withParams(params, { sort: writeSort(nextSort(sorts, key, add)) || null })
  return (
    <th
      scope="col"
      aria-sort={!column.sort ? undefined : !now ? 'none' : now.down ? 'descending' : 'ascending'}
      className={column.align === 'right' ? 'text-right' : undefined}
      style={column.width ? { minWidth: column.width } : undefined}
    >
      {column.sort ? (
        <SortLink to={to(false)} also={to(true)} active={Boolean(now)} right={column.align === 'right'}>
          {column.label}
          <Arrow
            aria-hidden
            className={cn(
              'size-3.5',
              now ? 'text-fg' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
            )}
          />
          {sorts.length > 1 && now && <span className="figures text-meta">{place + 1}</span>}
        </SortLink>
      ) : (
        column.label
      )}
    </th>
  )
}

/** Shift sorts by one column more. */
function SortLink({
  to,
  also,
  active,
  right,
  children,
}: {
  to: string
  also: string
  active: boolean
  right: boolean
  children: React.ReactNode
}) {
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <Link
      ref={link}
      to={to}
      preventScrollReset
      title="Sort; with Shift, sort by this as well"
      className={cn(
        'group inline-flex items-center gap-1 no-underline',
        right && 'flex-row-reverse',
        active ? 'text-fg' : 'text-muted hover:text-fg',
      )}
      onClick={event => {
        if (!event.shiftKey) return
        event.preventDefault()
        document.getSelection()?.removeAllRanges()
        link.current?.dispatchEvent(new CustomEvent('also', { bubbles: true, detail: also }))
      }}
    >
      {children}
    </Link>
  )
}

function PickAll<Row>({
  rows,
  picked,
  idOf,
  onPick,
}: Pick<Table<Row>, 'rows' | 'idOf' | 'onPick'> & { picked: string[] }) {
  const all = rows.map(idOf)
  const every = all.every(id => picked.includes(id))
  return (
    <th scope="col" className="w-9">
      <Checkbox
        aria-label="Select all rows of this page"
        checked={every}
        ref={field => {
          if (field) field.indeterminate = !every && picked.length > 0
        }}
        onChange={() => onPick(every ? [] : all)}
      />
    </th>
  )
}
