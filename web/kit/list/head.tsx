import { Link } from '@remix-run/react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { translated } from '~/domain/kit/translated'
import * as words from '~/domain/kit/words'
import { cn } from '~/web/ui/cn'
import { Checkbox } from '~/web/ui/input'
import type { Column } from './column'
import { nextSort, type readSort, withParams, writeSort } from './url'

/** The head of a column: a link that sorts, so it works without JavaScript. */
export function Head<Row>({
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
      data-col={column.key}
      aria-sort={!column.sort ? undefined : !now ? 'none' : now.down ? 'descending' : 'ascending'}
      className={column.align === 'right' ? 'text-right' : undefined}
      style={column.width ? { minWidth: column.width } : undefined}
    >
      {column.sort ? (
        <SortLink to={to(false)} also={to(true)} active={Boolean(now)} right={column.align === 'right'}>
          {translated(column.label)}
          <Arrow aria-hidden className={now ? 'size-3.5 text-fg' : 'sort-hint'} />
          {sorts.length > 1 && now && <span className="figures text-meta">{place + 1}</span>}
        </SortLink>
      ) : (
        translated(column.label)
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
  children: ReactNode
}) {
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <Link
      ref={link}
      to={to}
      preventScrollReset
      title={words.listSort()}
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

export function PickAll<Row>({
  rows,
  picked,
  idOf,
  onPick,
}: {
  rows: Row[]
  picked: string[]
  idOf: (row: Row) => string
  onPick: (picked: string[]) => void
}) {
  const all = rows.map(idOf)
  const every = all.every(id => picked.includes(id))
  return (
    <th scope="col" className="w-9">
      <Checkbox
        aria-label={words.listSelectPage()}
        checked={every}
        ref={field => {
          if (field) field.indeterminate = !every && picked.length > 0
        }}
        onChange={() => onPick(every ? [] : all)}
      />
    </th>
  )
}
