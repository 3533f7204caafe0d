import { Form, Link, useSearchParams, useSubmit } from '@remix-run/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { addDays } from '~/domain/kit/time'
import type { PlanRow } from '~/domain/orders/plan/plan'
import { showDate, showTime } from '~/web/kit/dates'
import { withParams } from '~/web/kit/list/url'
import { PageHead } from '~/web/kit/page-head'
import { buttonLook } from '~/web/ui/button'
import { Select } from '~/web/ui/input'
import type { Schedule } from './schedule-loader'

type Props = { schedule: Schedule; title?: string; count?: string | undefined; plans?: boolean; actions?: ReactNode }

/** Day, region, plan and the plan to compare with: all in the address, usable without JavaScript. */
export function ChartHead({ schedule, title = 'Fleet Schedule Plan', count, plans = true, actions }: Props) {
  return (
    <PageHead title={title} count={count} actions={actions}>
      <DayAndPlan schedule={schedule} plans={plans} />
    </PageHead>
  )
}

function DayAndPlan({ schedule, plans }: { schedule: Schedule; plans: boolean }) {
  const { today, orderDate, regions, regionId, plan } = schedule
  const [params] = useSearchParams()
  const submit = useSubmit()
  const step = buttonLook({ look: 'quiet', size: 'icon' })
  const to = (day: string | null) => withParams(params, { day, plan: null, with: null })
  const others = schedule.plans.filter(row => row.figures && row.id !== plan?.id)
  return (
    <div className="flex flex-wrap items-center gap-2" data-chrome>
      <div className="flex items-center">
        <Link to={to(addDays(orderDate, -1))} aria-label="Day before" className={step}>
          <ChevronLeft aria-hidden />
        </Link>
        <Link
          to={to(null)}
          title="Back to today"
          className="figures min-w-24 text-center font-semibold text-body text-fg no-underline hover:underline"
        >
          {orderDate === today ? 'Today' : orderDate === addDays(today, 1) ? 'Tomorrow' : showDate(orderDate)}
        </Link>
        <Link to={to(addDays(orderDate, 1))} aria-label="Day after" className={step}>
          <ChevronRight aria-hidden />
        </Link>
      </div>
      <Form
        method="get"
        className="flex flex-wrap items-center gap-2 max-md:w-full"
        onChange={event => {
          const form = new FormData(event.currentTarget)
          for (const name of ['plan', 'with']) if (!form.get(name)) form.delete(name)
          if ((event.target as HTMLSelectElement).name === 'region')
            for (const name of ['plan', 'with']) form.delete(name)
          submit(form, { preventScrollReset: true })
        }}
      >
        {params.get('day') && <input type="hidden" name="day" value={orderDate} />}
        <Select
          name="region"
          aria-label="Region"
          key={regionId}
          defaultValue={regionId ?? ''}
          className="w-32 max-md:flex-1"
        >
          {regions.map(region => (
            <option key={region.id} value={region.id}>
              {region.regionName}
            </option>
          ))}
        </Select>
        {plans && (
          <>
            <Select
              name="plan"
              aria-label="Plan"
              key={`plan ${plan?.id}`}
              defaultValue={plan?.id ?? ''}
              className="w-72 max-md:flex-2"
            >
              {!plan && <option value="">Current delivery orders</option>}
              {schedule.plans.map(row => (
                <option key={row.id} value={row.id}>
                  {planWords(row)}
                </option>
              ))}
            </Select>
            {others.length > 0 && (
              <Select
                name="with"
                aria-label="Compare with"
                key={`with ${params.get('with')} ${plan?.id}`}
                defaultValue={params.get('with') ?? ''}
                className="w-60 max-md:w-full"
              >
                <option value="">Compare with…</option>
                {others.map(row => (
                  <option key={row.id} value={row.id}>
                    {planWords(row)}
                  </option>
                ))}
              </Select>
            )}
          </>
        )}
        <noscript>
          <button type="submit" className={buttonLook({ look: 'plain' })}>
            Show
          </button>
        </noscript>
      </Form>
    </div>
  )
}

const KINDS: Record<PlanRow['kind'], string> = {
  run: 'Run',
  repair: 'Repair',
  move: 'Moved',
  incident: 'Incident',
  what_if: 'What if',
}
const STATES: Partial<Record<PlanRow['status'], string>> = {
  published: 'published',
  queued: 'waiting',
  running: 'running',
  superseded: 'replaced',
  failed: 'failed',
  cancelled: 'cancelled',
  discarded: 'discarded',
}

/** 'Run 014 · 05:12 · published', with the name a person gave it in front. */
export const planWords = (row: PlanRow): string =>
  [row.name ?? KINDS[row.kind], row.planNo.split('-').at(-1), showTime(row.createdAt), STATES[row.status]]
    .filter(Boolean)
    .join(' · ')
