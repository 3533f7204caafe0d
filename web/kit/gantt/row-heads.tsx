import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { itemsBetween, type Layout, type Placed } from '~/domain/kit/gantt/rows'
import { cn } from '~/web/ui/cn'
import { HEAD } from './stage'

type Props = {
  layout: Layout
  window: { top: number; height: number }
  folded: ReadonlySet<string>
  active: string | null
  onFold: (section: string) => void
}

/** Names and facts of the rows that are near the view; they stay at the left while the hours move. */
export const RowHeads = memo(function RowHeads({ layout, window, folded, active, onFold }: Props) {
  const items = itemsBetween(layout, window.top, window.top + window.height)
  return (
    <div className="sticky left-0 z-10 border-line border-r bg-bg" style={{ width: HEAD, height: layout.height }}>
      {items.map(item =>
        item.kind === 'heading' ? (
          <Heading
            key={item.section.id}
            item={item}
            folded={folded.has(item.section.id)}
            onFold={() => onFold(item.section.id)}
          />
        ) : (
          <Head
            key={`${item.section.id}/${item.row.id}`}
            item={item}
            active={active === `${item.section.id}/${item.row.id}`}
          />
        ),
      )}
    </div>
  )
})

function Heading({ item, folded, onFold }: { item: Placed; folded: boolean; onFold: () => void }) {
  const Icon = folded ? ChevronRight : ChevronDown
  return (
    <button
      type="button"
      onClick={onFold}
      aria-expanded={!folded}
      className="absolute flex w-full items-center gap-1 border-line border-b bg-sunken px-2 text-left"
      style={{ top: item.top, height: item.height }}
    >
      <Icon aria-hidden className="size-3.5 shrink-0 text-muted" />
      <span className="font-semibold text-fg text-meta">{item.section.title}</span>
      <span className="figures ml-auto truncate text-meta text-muted">
        {item.section.note ?? item.section.rows.length}
      </span>
    </button>
  )
}

function Head({ item, active }: { item: Placed & { kind: 'row' }; active: boolean }) {
  const { row } = item
  return (
    <div
      data-tone={row.tone}
      className={cn(
        'figures absolute flex w-full items-center gap-2 border-line border-b pr-2.5 pl-3 text-meta',
        active && 'bg-brand-soft',
      )}
      style={{ top: item.top, height: item.height }}
    >
      <span className="code shrink-0 text-table">{row.title}</span>
      <span className={cn('min-w-0 flex-1 truncate', row.tone ? 'font-semibold text-tone' : 'text-muted')}>
        {row.facts}
      </span>
      {row.side && <span className="shrink-0 text-fg">{row.side}</span>}
    </div>
  )
}
