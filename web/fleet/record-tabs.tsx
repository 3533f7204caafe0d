import { Link, useLocation, useSearchParams } from '@remix-run/react'
import { cn } from '~/web/ui/cn'

/** The sections of a truck or a driver, as links: each is a part of the address. */
export function RecordTabs({ tabs }: { tabs: readonly (readonly [key: string, label: string])[] }) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const now = tabs.some(([key]) => key === params.get('tab')) ? params.get('tab') : tabs[0]?.[0]
  return (
    <nav aria-label="Sections" className="scroll-quiet flex gap-5 overflow-x-auto border-line border-b">
      {tabs.map(([key, label], index) => (
        <Link
          key={key}
          to={{ pathname, search: index ? `tab=${key}` : '' }}
          prefetch="intent"
          preventScrollReset
          aria-current={key === now ? 'page' : undefined}
          className={cn(
            '-mb-px flex min-h-9 items-center whitespace-nowrap border-b-2 text-body no-underline touch:min-h-11',
            key === now ? 'border-brand font-semibold text-fg' : 'border-transparent text-muted hover:text-fg',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
