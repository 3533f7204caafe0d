import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Fragment, type ReactNode } from 'react'
import { businessDay } from '~/domain/kit/time'
import { spokenTag, translated } from '~/domain/kit/translated'
import * as words from '~/domain/reports/words'
import { apiFor, take } from '~/web/kit/api'
import { canOf, useCan, useUser } from '~/web/kit/can'
import { Figure } from '~/web/kit/figure'
import { sessionOf } from '~/web/kit/session-of'
import { AccountMenu } from '~/web/kit/shell/account-menu'
import { usePortalNow } from '~/web/kit/shell/clock'
import { DemoRibbon } from '~/web/kit/shell/demo-ribbon'
import { useDoneToast } from '~/web/kit/shell/done-toast'
import { Mark } from '~/web/kit/shell/logo'
import { useSessionWatch } from '~/web/kit/shell/session-watch'
import { ThemeToggle } from '~/web/kit/shell/theme-toggle'
import { Tour } from '~/web/kit/shell/tour'
import { TourLink } from '~/web/kit/shell/tour-link'
import { useMenu } from '~/web/kit/shell/use-menu'
import { Button } from '~/web/ui/button'
import { AreaCard } from './area-card'
import { ArrangeHome } from './arrange-home'
import { loadCockpit } from './cockpit-loader'
import { CockpitPanel } from './cockpit-panel'
import { Bills, Pours } from './day-figures'
import { HOME_LIST, type HomeSection, homeSections, mayShow } from './home-sections'
import { TASKS } from './home-tasks'
import { type Work, WorkList } from './work-item-list'
import { loadWork } from './work-item-loader'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const can = canOf(session?.rules ?? [])
  const today = businessDay(new Date(session?.now ?? 0))
  const api = apiFor({ request, context })
  const kept = await take(api.users['saved-view'].$get({ query: { list: HOME_LIST } }))
  const shown = homeSections(kept.setting?.columns ?? [])
  const shows = (section: HomeSection) => shown.includes(section) && mayShow(section, can)
  const parts = (['pours', 'bills'] as const).filter(shows)
  const tests = shows('laboratory') ? api.cylinders['cylinder-test'] : null
  const [work, activity, company, due, cast] = await Promise.all([
    loadWork(api),
    parts.length > 0 ? take(api.reports.dashboard.activity.$get({ query: { parts: parts.join(',') } })) : null,
    shows('company') ? loadCockpit(api, request, today) : null,
    tests && take(tests['test-age-details'].$get({ query: { day: today } })),
    tests && take(tests['get-all-cylinder-test'].$get({ query: { from: today, to: today, limit: '1' } })),
  ])
  return { today, shown, work, activity, company, laboratory: due && cast && { due: due.total, cast: cast.total } }
}

/** The index: what needs the person, the day in figures, and the areas that they may open, in the order they chose. */
export default function Home() {
  const { today, shown, work, activity, company, laboratory } = useLoaderData<typeof loader>()
  const menu = useMenu()
  const user = useUser()
  const can = useCan()
  const now = usePortalNow(60_000)
  useDoneToast()
  useSessionWatch()
  const day = now.toLocaleDateString(spokenTag(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Singapore',
  })
  const { pours, bills } = activity ?? {}
  const tasks = TASKS.filter(task => can(...task.right))
  const parts: Record<HomeSection, ReactNode> = {
    work: <WorkList first={work as Work} />,
    pours: pours && <Pours of={pours} day={today} />,
    laboratory: laboratory && <Laboratory {...laboratory} today={today} />,
    bills: bills && <Bills rows={bills} />,
    company: company && <CockpitPanel {...company} />,
    areas: (
      <section aria-label={words.homeWorkplaces()} className="launch">
        {menu.map(area => (
          <AreaCard key={area.key} area={area} />
        ))}
      </section>
    ),
  }
  const there = homeSections([]).filter(key => mayShow(key, can))
  return (
    <>
      <DemoRibbon />
      <Tour />
      <header className="mx-auto flex h-14 max-w-300 items-center gap-2 px-6 max-md:px-4">
        <Mark className="size-6 text-brand" />
        <p className="flex-1 font-semibold text-body">Readymix Portal</p>
        <TourLink />
        <ArrangeHome shown={shown} there={there} />
        <ThemeToggle />
        <AccountMenu />
      </header>
      <main className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)] gap-5 px-6 pt-6 pb-16 max-md:px-4 max-md:pt-3">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-80">
            <p className="text-muted text-body" suppressHydrationWarning>
              {day}
            </p>
            <h1 tabIndex={-1} className="font-semibold text-kpi">
              {greeting(now)}, {user?.name}
            </h1>
          </div>
          {tasks.length > 0 && (
            <nav aria-label={words.homeTasks()} className="flex flex-wrap gap-2">
              {tasks.map(task => (
                <Button key={task.label} asChild>
                  <Link to={task.to(today)}>{translated(task.label)}</Link>
                </Button>
              ))}
            </nav>
          )}
        </div>
        {shown.map(key => (
          <Fragment key={key}>{parts[key]}</Fragment>
        ))}
      </main>
    </>
  )
}

const Laboratory = ({ due, cast, today }: { due: number; cast: number; today: string }) => (
  <section aria-label={words.homeLaboratory()} className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
    <Figure of="toCrush" value={String(due)} to="/inhouse-cylinder-testing/week-at-a-glance" />
    <Figure of="cast" value={String(cast)} to={`/inhouse-cylinder-testing?from=${today}&to=${today}`} />
  </section>
)

const greeting = (now: Date) => {
  const hour = Number(now.toLocaleString('en-GB', { hour: '2-digit', hour12: false, timeZone: 'Asia/Singapore' }))
  return hour < 12 ? words.homeMorning() : hour < 18 ? words.homeAfternoon() : words.homeEvening()
}
