import { Link } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import { PageHead } from '~/web/kit/page-head'
import { AREA_ICONS } from '~/web/kit/shell/area-icons'
import { useMenu } from '~/web/kit/shell/use-menu'

/** Where the dashboards of the areas are, as far as this person may open them. */
const BOARDS: readonly (readonly [to: string, text: string])[] = [
  ['/dashboards/dashboard', 'The day in figures: volume, punctuality, trucks, drafts and tests.'],
  ['/order', 'Orders of the day: poured, on the road and late.'],
  ['/queue/batcher', 'Trucks in the yard, called and loading, plant by plant.'],
  ['/fleet/dashboard', 'Trucks working, idle and off, with their hours left.'],
  ['/fleet/air-control', 'Every truck on the map with its site and arrival.'],
  ['/material/silo-level', 'Silos with days of cover at today’s plan.'],
  ['/sales-management/invoice-draft/overview', 'Invoice drafts by approval level.'],
  ['/inhouse-cylinder-testing/week-at-a-glance', 'Cylinder tests expected, done and late this week.'],
]

export default function Dashboards() {
  const menu = useMenu()
  const open = BOARDS.flatMap(([to, text]) => {
    const area = menu.find(one => one.groups.some(group => group.items.some(item => item.to === to)))
    const item = area?.groups.flatMap(group => group.items).find(one => one.to === to)
    return area && item ? [{ to, text, label: item.label, area }] : []
  })
  return (
    <>
      <PageHead
        title="Dashboards"
        note="Live views of the business. Each figure in them leads to the rows behind it."
      />
      <ul className="launch px-6 pb-10 max-md:px-4">
        {open.map(({ to, text, label, area }) => {
          const Icon = AREA_ICONS[area.icon]
          return (
            <li key={to}>
              <Link
                to={to}
                prefetch="intent"
                className="group flex h-full items-start gap-3 rounded-lg border border-line bg-raised p-4 text-fg no-underline hover:border-line-strong"
              >
                <span className="grid size-9 shrink-0 place-items-center rounded-md bg-brand-soft text-brand">
                  <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-body">{label}</span>
                  <span className="block text-muted text-table">{text}</span>
                </span>
                <ChevronRight aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              </Link>
            </li>
          )
        })}
      </ul>
      {open.length === 0 && (
        <p className="px-6 text-muted text-body">Your roles include no dashboard. Ask an administrator.</p>
      )}
    </>
  )
}
