import { Link } from '@remix-run/react'
import * as words from '~/domain/kit/words'
import { AREA_ICONS } from './area-icons'
import { Mark } from './logo'
import type { Menu } from './menu'

/** The main menu: the areas that this person may open. */
export function Rail({ menu, area }: { menu: Menu; area: string | undefined }) {
  return (
    <nav aria-label={words.shellMainMenu()} data-chrome className="rail scroll-quiet">
      <Link to="/" aria-label={words.shellHome()} className="mb-1 grid h-12 shrink-0 place-items-center text-brand">
        <Mark className="size-7" />
      </Link>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5 px-1.5 pb-3">
        {menu.map(one => {
          const Icon = AREA_ICONS[one.icon]
          return (
            <li key={one.key}>
              <Link
                to={one.to}
                prefetch="intent"
                aria-current={one.key === area ? 'true' : undefined}
                title={one.label === one.short ? undefined : one.label}
                className="rail-item"
              >
                <span className="relative">
                  <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
                  {one.groups.some(group => group.items.some(item => item.count)) && (
                    <span aria-hidden className="absolute -top-1 -right-2 size-1.5 rounded-full bg-brand" />
                  )}
                </span>
                <span>
                  {one.short}
                  {one.label.startsWith(one.short) && (
                    <span className="sr-only">{one.label.slice(one.short.length)}</span>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
