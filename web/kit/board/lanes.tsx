import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import * as words from '~/domain/kit/words'
import { showSpan } from '~/web/kit/dates'
import { usePortalNow } from '~/web/kit/shell/clock'
import type { Tone } from '~/web/ui/badge'
import { cn } from '~/web/ui/cn'

/** Columns side by side; on a phone one below the other. */
export const Lanes = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-0 flex-1 auto-cols-[minmax(240px,1fr)] gap-3 overflow-x-auto px-6 pt-3 pb-4 max-md:px-4 md:grid-flow-col">
    {children}
  </div>
)

export function Lane({
  title,
  count,
  tone = 'neutral',
  empty = words.boardNothing(),
  children,
}: {
  title: string
  count: number
  tone?: Tone
  empty?: string
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="flex min-h-0 flex-col rounded-lg border border-line bg-surface">
      <header data-tone={tone} className="flex h-10 shrink-0 items-center gap-2 px-3">
        <span aria-hidden className="size-2 rounded-full bg-tone" />
        <h2 className="flex-1 truncate font-semibold text-table">{title}</h2>
        <span className="figures text-muted text-table">{count}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul tabIndex={0} className="grid min-h-0 flex-1 content-start gap-2 overflow-y-auto px-2 pb-2">
        {count === 0 ? <li className="px-1 py-3 text-muted text-table">{empty}</li> : children}
      </ul>
    </section>
  )
}

type Card = {
  title: ReactNode
  to?: string
  status?: ReactNode
  /** Instant since when it is in this state; the card counts. */
  since?: string | undefined
  /** After so many seconds amber, after twice as many red. */
  promised?: number
  lines?: readonly ReactNode[]
  actions?: ReactNode
  selected?: boolean
}

export function BoardCard({ title, to, status, since, promised, lines = [], actions, selected }: Card) {
  return (
    <li className={cn('grid gap-1.5 rounded-md border bg-raised p-3', selected ? 'border-brand' : 'border-line')}>
      <div className="flex items-center gap-2">
        <p className="code min-w-0 flex-1 truncate text-body">
          {to ? (
            <Link to={to} className="text-fg no-underline hover:text-link hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {status}
        {since && <Since since={since} promised={promised} />}
      </div>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a card have no identity of their own
        <div key={index} className="truncate text-muted text-table">
          {line}
        </div>
      ))}
      {actions && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
    </li>
  )
}

/** Time in this state, counting; amber and red by what was promised. */
export function Since({ since, promised }: { since: string; promised?: number | undefined }) {
  const now = usePortalNow()
  const seconds = (now.getTime() - new Date(since).getTime()) / 1000
  const tone = !promised || seconds < promised ? 'neutral' : seconds < promised * 2 ? 'waiting' : 'stop'
  return (
    <time
      dateTime={since}
      data-tone={tone}
      className={cn(
        'figures shrink-0 rounded-sm px-1 text-meta',
        tone === 'neutral' ? 'text-muted' : 'tone font-semibold',
      )}
    >
      {showSpan(seconds)}
    </time>
  )
}
