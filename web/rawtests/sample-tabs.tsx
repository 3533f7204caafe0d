import { Link, useLocation } from '@remix-run/react'
import { useCan } from '~/web/kit/can'
import { inSupport } from '~/web/kit/support-view'
import { cn } from '~/web/ui/cn'
import { FORM } from './words'

const TABS = [
  ['req', 'Request'],
  ['generated-mix', 'For a mix'],
  ['generated-ai', 'For an optimised mix'],
  ['eng', 'Results'],
  ['mgr', 'Decision'],
] as const

/** The way of a sample: asked for, tested, decided. */
export function SampleTabs() {
  const { pathname } = useLocation()
  const mayDecide = useCan()('approve-1', 'raw_test')
  if (inSupport(pathname)) return null
  const now = TABS.find(([key]) => pathname.endsWith(`/${key}`))?.[0] ?? 'req'
  return (
    <nav aria-label="Steps of a sample" className="flex gap-1 overflow-x-auto border-line border-b">
      {TABS.filter(([key]) => key !== 'mgr' || mayDecide || now === 'mgr').map(([key, label]) => (
        <Link
          key={key}
          to={`${FORM}/${key}`}
          aria-current={key === now ? 'page' : undefined}
          className={cn(
            'whitespace-nowrap border-b-2 px-3 py-2 text-table no-underline',
            key === now ? 'border-brand font-semibold text-fg' : 'border-transparent text-muted hover:text-fg',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
