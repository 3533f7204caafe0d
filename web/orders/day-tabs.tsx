import { Link } from '@remix-run/react'
import { cn } from '~/web/ui/cn'

type Tab = { to: string; label: string; count?: number; now: boolean }

/** Which day a sheet of hours is of; each day has an address. */
export const DayTabs = ({ tabs }: { tabs: readonly Tab[] }) => (
  <nav aria-label="Days" className="scroll-quiet flex gap-1 overflow-x-auto">
    {tabs.map(({ to, label, count, now }) => (
      <Link
        key={to}
        to={to}
        aria-current={now ? 'page' : undefined}
        className={cn(
          'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full px-3 text-table no-underline touch:h-11',
          now ? 'bg-brand-soft font-semibold text-fg' : 'text-muted hover:bg-hover',
        )}
      >
        {label}
        {count ? <span className="figures text-meta text-muted">{count}</span> : null}
      </Link>
    ))}
  </nav>
)
