import { Link } from '@remix-run/react'
import * as words from '~/domain/reports/words'
import { AREA_ICONS } from '~/web/kit/shell/area-icons'
import type { MenuArea, MenuItem } from '~/web/kit/shell/menu'

const SHOWN = 4

/** An area with its first screens. */
export function AreaCard({ area }: { area: MenuArea }) {
  const Icon = AREA_ICONS[area.icon]
  const items = area.groups.flatMap(group => group.items)
  const rest = items.slice(SHOWN)
  return (
    <section aria-label={area.label} className="rounded-lg border border-line bg-raised p-4">
      <h2 className="font-semibold text-body">
        <Link to={area.to} prefetch="intent" className="flex items-center gap-2.5 text-fg no-underline hover:text-link">
          <span className="grid size-8 place-items-center rounded-md bg-brand-soft text-brand">
            <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
          </span>
          {area.label}
        </Link>
      </h2>
      <Screens items={items.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer text-meta text-muted touch:py-3">
            {words.homeMore({ count: rest.length })}
          </summary>
          <Screens items={rest} />
        </details>
      )}
    </section>
  )
}

function Screens({ items }: { items: MenuItem[] }) {
  return (
    <ul className="mt-3 grid gap-px">
      {items.map(item => (
        <li key={item.to}>
          <Link
            to={item.to}
            prefetch="intent"
            className="-mx-2 block truncate rounded-md px-2 py-1 text-muted text-table no-underline hover:bg-hover hover:text-fg touch:py-3"
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
