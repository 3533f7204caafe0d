import { Link, useLocation, useSearchParams } from '@remix-run/react'
import { countOf } from '~/web/kit/count-of'
import { showDate } from '~/web/kit/dates'
import { Status } from '~/web/kit/status'
import { cn } from '~/web/ui/cn'
import type { Mix } from './mix-data'

/** Where a mix stands, and the sections of its page, which are parts of its address. */
export function MixTabs({ mix, versions }: { mix: Mix; versions: number }) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const now = params.get('tab') ?? ''
  const tabs = [
    ['', 'Recipe'],
    ['versions', countOf(versions, 'version')],
    ['lines', 'Lines'],
    ['history', 'History'],
  ] as const
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-table">
        <Status of="mixDesign" value={mix.status} />
        {!mix.active && <Status of="active" value={false} />}
        {mix.approvedAt && (
          <span className="text-muted">
            Approved {showDate(String(mix.approvedAt))}
            {mix.approvedByName && ` by ${mix.approvedByName}`}
          </span>
        )}
        {mix.gwpPerM3 && (
          <span className="text-muted">Carbon when approved {Number(mix.gwpPerM3).toFixed(0)} kg CO₂e/m³</span>
        )}
      </p>
      <nav aria-label="Sections" className="scroll-quiet flex gap-5 overflow-x-auto border-line border-b">
        {tabs.map(([key, label]) => (
          <Link
            key={key}
            to={{ pathname, search: key ? `tab=${key}` : '' }}
            prefetch="intent"
            preventScrollReset
            aria-current={key === now ? 'page' : undefined}
            className={cn(
              '-mb-px flex min-h-9 items-center whitespace-nowrap border-b-2 text-body no-underline touch:min-h-11',
              key === now ? 'border-brand font-semibold text-fg' : 'border-transparent text-muted hover:text-fg',
            )}
          >
            {label.charAt(0).toUpperCase() + label.slice(1)}
          </Link>
        ))}
      </nav>
    </>
  )
}
