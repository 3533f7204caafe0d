import { Link } from '@remix-run/react'
import { withParams } from '~/web/kit/list/url'
import { Badge } from '~/web/ui/badge'
import { cn } from '~/web/ui/cn'
import { Checkbox } from '~/web/ui/input'
import type { ApprovalItem, ApprovalView } from './approval-item'

export function Entry({
  item,
  to,
  now,
  picked,
  onPick,
}: {
  item: ApprovalItem
  to: string
  now: boolean
  picked: boolean
  onPick: (() => void) | undefined
}) {
  return (
    <li className={cn('flex gap-3 border-line border-b px-4 py-3', now && 'bg-brand-soft')}>
      {onPick ? (
        <Checkbox className="mt-0.5" aria-label={`Select ${item.title}`} checked={picked} onChange={onPick} />
      ) : (
        <span className="w-4" />
      )}
      <Link
        to={to}
        preventScrollReset
        prefetch="intent"
        aria-current={now ? 'true' : undefined}
        className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 text-fg no-underline"
      >
        <span className="flex items-baseline gap-2">
          <span className="wrap-anywhere min-w-0 flex-1 font-semibold text-body">{item.title}</span>
          {item.amount && <span className="figures text-body">{item.amount}</span>}
        </span>
        <span className="flex items-baseline gap-2 text-muted text-table">
          <span className="wrap-anywhere min-w-0 flex-1">{item.detail}</span>
          {item.age && (
            <span data-tone={item.age.tone ?? 'neutral'} className="figures text-meta text-tone">
              {item.age.text}
            </span>
          )}
        </span>
        {item.flags && item.flags.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1">
            {item.flags.map(flag => (
              <Badge key={flag} tone="waiting">
                {flag}
              </Badge>
            ))}
          </span>
        )}
      </Link>
    </li>
  )
}

export function ViewTabs({
  views,
  now,
  params,
}: {
  views: readonly ApprovalView[]
  now: string | undefined
  params: URLSearchParams
}) {
  return (
    <nav aria-label="Views" className="flex max-w-full gap-1 overflow-x-auto rounded-md bg-sunken p-0.5" data-chrome>
      {views.map((view, index) => (
        <Link
          key={view.key}
          to={withParams(params, { view: index === 0 ? null : view.key, item: null })}
          aria-current={view.key === now ? 'page' : undefined}
          className={cn(
            'flex h-7 shrink-0 items-center gap-1.5 rounded-sm px-2.5 text-table no-underline touch:h-11 max-md:px-2',
            view.key === now ? 'bg-raised font-semibold text-fg' : 'text-muted hover:text-fg',
          )}
        >
          {view.label}
          {view.count !== undefined && <span className="figures text-meta text-muted">{view.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
