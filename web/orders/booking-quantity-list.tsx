import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sheetVersion } from '~/domain/kit/sheet-version'
import { WEEKDAYS, weekdayWord } from '~/domain/kit/weekdays'
import { BookingQuantitySheet } from '~/domain/orders/capacity-profile-sheets'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { FormScreen } from '~/web/kit/form/form-screen'
import { readForm, refused } from '~/web/kit/read-form'
import { DayTabs } from './day-tabs'
import { HourGrid } from './hour-grid'

const DAYS = [['', 'Every day'], ...WEEKDAYS] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('day') ?? ''
  const [day] = DAYS.find(([value]) => value === asked) ?? DAYS[0]
  const api = apiFor({ request, context })
  const [{ rows }, regions] = await Promise.all([
    take(api.orders['booking-quantity-config'].$get()),
    take(api.fleet.region.region.$get()),
  ])
  const of = (weekday: string) => rows.filter(row => String(row.weekday ?? '') === weekday)
  const limitIn = (weekday: string, regionId: string, hour: number) =>
    of(weekday).find(row => row.regionId === regionId && row.hour === hour)?.quantity ?? ''
  const shown = regions.rows.map(({ id, regionName }) => ({ id, regionName }))
  return {
    day,
    regions: shown,
    version: sheetVersion(of(day)),
    limits: shown.flatMap(({ id }) => HOURS.map(hour => ({ quantity: limitIn(day, id, hour) }))),
    everyDay: shown.map(({ id }) => HOURS.map(hour => (day ? limitIn('', id, hour) : ''))),
    counts: DAYS.map(([value]) => of(value).length),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, BookingQuantitySheet)
  const saved = await attempt(apiFor({ request, context }).orders['booking-quantity-config'].$put({ json: values }))
  const { search } = new URL(request.url)
  return saved.ok ? done(request, search || '.', 'Booking quantities saved') : refused(saved.problem, raw)
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** The most that may be booked in each region by the hour of arrival: on every day, or on a weekday that differs. */
export default function BookingQuantities() {
  const { day, regions, version, limits, everyDay, counts } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'order_setting')
  const name = weekdayWord(day ? Number(day) : null)
  return (
    <FormScreen
      key={day}
      title="Booking quantities"
      values={{ version, limits }}
      readOnly={!mayManage || regions.length === 0}
      back="/order"
      save="Save limits"
      note={
        day
          ? `Most m³ that may arrive per hour on a ${name}. Empty hours take the limit of every day, shown in grey.`
          : 'Most m³ that may arrive per hour in each region. Empty hours have no limit but the plants’ capacity.'
      }
      tabs={
        <DayTabs
          tabs={DAYS.map(([value, label], at) => ({
            to: value ? `?day=${value}` : '?',
            label,
            count: counts[at]!,
            now: value === day,
          }))}
        />
      }
    >
      {day && <input type="hidden" name="weekday" value={day} />}
      <div className="col-span-12">
        <HourGrid
          caption={`Booking limits, ${name}, in m³ by hour on site and region`}
          columns={regions.map(({ regionName }) => regionName)}
          cell={(column, hour) => ({
            path: `limits.${column * HOURS.length + hour}`,
            usual: everyDay[column]?.[hour] ?? '',
            also: { regionId: regions[column]!.id, hour },
          })}
        />
      </div>
    </FormScreen>
  )
}
