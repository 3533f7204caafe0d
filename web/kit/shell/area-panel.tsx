import { Link } from '@remix-run/react'
import { cn } from '~/web/ui/cn'
import type { MenuArea } from './menu'
import { WaitingCount } from './waiting-count'

/** The sidebar of one area, drawn on the server; collapsing it is remembered on the device. */
export function AreaPanel({ area, pathname }: { area: MenuArea | undefined; pathname: string }) {
  if (!area) return <div className="panel" />
  const here = currentOf(area, pathname)
  return (
    <nav aria-label={`${area.label} sidebar`} data-chrome className="panel scroll-quiet">
      <p className="flex h-12 shrink-0 items-center px-4 font-semibold text-body">{area.label}</p>
      <div className="grid gap-4 px-2 pb-6">
        {area.groups.map(group => (
          <div key={group.title || 'main'}>
            {group.title && <p className="eyebrow px-2 pb-1">{group.title}</p>}
            <ul className="grid grid-cols-1 gap-px">
              {group.items.map(item => (
                <li key={item.to}>
                  <Link
                    to={item.to}
                    prefetch="intent"
                    aria-current={item.to === here ? 'page' : undefined}
                    className={cn('panel-item', item.to === here && 'font-semibold')}
                  >
                    <span className="min-w-0 flex-1">{item.label}</span>
                    <WaitingCount count={item.count} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

/** The entry of this address, or the longest one that it lies under. */
function currentOf(area: MenuArea, pathname: string): string | undefined {
  return area.groups
    .flatMap(group => group.items.map(item => item.to))
    .filter(to => pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0]
}
