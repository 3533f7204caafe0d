import { Link } from '@remix-run/react'
import { useUser } from '~/web/kit/can'
import { AccountMenu } from '~/web/kit/shell/account-menu'
import { AREA_ICONS } from '~/web/kit/shell/area-icons'
import { usePortalNow } from '~/web/kit/shell/clock'
import { DemoRibbon } from '~/web/kit/shell/demo-ribbon'
import { useSaid } from '~/web/kit/shell/done-toast'
import { Mark } from '~/web/kit/shell/logo'
import type { MenuArea } from '~/web/kit/shell/menu'
import { useSessionWatch } from '~/web/kit/shell/session-watch'
import { ThemeToggle } from '~/web/kit/shell/theme-toggle'
import { useMenu } from '~/web/kit/shell/use-menu'

const SHOWN = 4

/** The index: the areas that this person may open, each with its first screens. */
export default function Home() {
  const menu = useMenu()
  const user = useUser()
  const now = usePortalNow(60_000)
  useSaid()
  useSessionWatch()
  const day = now.toLocaleDateString('en-SG', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Singapore',
  })
  return (
    <>
      <DemoRibbon />
      <header className="mx-auto flex h-14 max-w-300 items-center gap-2 px-6 max-md:px-4">
        <Mark className="size-6 text-brand" />
        <p className="flex-1 font-semibold text-body">Readymix Portal</p>
        <ThemeToggle />
        <AccountMenu />
      </header>
      <main className="mx-auto max-w-300 px-6 pt-8 pb-16 max-md:px-4 max-md:pt-4">
        <p className="text-muted text-body" suppressHydrationWarning>
          {day}
        </p>
        <h1 tabIndex={-1} className="font-semibold text-kpi">
          {greeting(now)}, {user?.name.split(' ')[0]}
        </h1>
        <div className="launch mt-8">
          {menu.map(area => (
            <AreaCard key={area.key} area={area} />
          ))}
        </div>
      </main>
    </>
  )
}

function AreaCard({ area }: { area: MenuArea }) {
  const Icon = AREA_ICONS[area.icon]
  const items = area.groups.flatMap(group => group.items)
  const rest = items.length - SHOWN
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
      <ul className="mt-3 grid gap-px">
        {items.slice(0, SHOWN).map(item => (
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
      {rest > 0 && <p className="mt-1 text-meta text-muted">and {rest} more</p>}
    </section>
  )
}

const greeting = (now: Date) => {
  const hour = Number(now.toLocaleString('en-GB', { hour: '2-digit', hour12: false, timeZone: 'Asia/Singapore' }))
  return hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
}
