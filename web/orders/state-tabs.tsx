import { Link, useSearchParams } from '@remix-run/react'
import { withParams } from '~/web/kit/list/url'
import { cn } from '~/web/ui/cn'
import { type BoardOrder, isIn, STATES } from './board-sums'

/** The states of the day as tabs, each with how many stand there. */
export function StateTabs({ rows, state }: { rows: readonly BoardOrder[]; state: string }) {
  const [params] = useSearchParams()
  return (
    <nav
      aria-label="States"
      data-chrome
      className="scroll-quiet flex shrink-0 gap-4 overflow-x-auto border-line border-b px-6 max-md:px-4"
    >
      {STATES.map(([value, label]) => (
        <Link
          key={value}
          to={withParams(params, { state: value === 'open' ? null : value })}
          preventScrollReset
          aria-current={value === state ? 'page' : undefined}
          className={cn(
            '-mb-px flex min-h-10 items-center gap-1.5 whitespace-nowrap border-b-2 text-body no-underline',
            value === state ? 'border-brand font-semibold text-fg' : 'border-transparent text-muted hover:text-fg',
          )}
        >
          {label}
          <span className="figures rounded-full bg-sunken px-1.5 text-meta text-muted">
            {rows.filter(row => isIn(row, value)).length}
          </span>
        </Link>
      ))}
    </nav>
  )
}
