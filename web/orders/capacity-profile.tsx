import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useSubmit } from '@remix-run/react'
import { sheetVersion } from '~/domain/kit/sheet-version'
import { addDays, businessDay } from '~/domain/kit/time'
import { WEEKDAYS } from '~/domain/kit/weekdays'
import { CapacityWeekSave } from '~/domain/orders/capacity-profile-sheets'
import { CapacityProfileSave } from '~/domain/orders/order-settings'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { showNumber } from '~/web/kit/figures'
import { FormScreen } from '~/web/kit/form/form-screen'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { Card } from '~/web/ui/card'
import { Select } from '~/web/ui/input'
import { CapacityBars } from './capacity-bars'
import { CapacityDay } from './capacity-day'
import { CapacityWeek } from './capacity-week'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Dates that are offered beside those with hours of their own. */
const AHEAD = 14

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context })
  const session = await sessionOf(request, context)
  const { rows: plants } = await take(api.fleet.plant.select.$get({ query: { limit: '200' } }))
  const plant = plants.find(each => each.id === params.get('plant')) ?? plants[0] ?? null
  const of = dateOf(params)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const day = of || today
  const profile = plant ? await take(api.orders['capacity-profile'].$get({ query: { plantId: plant.id, day } })) : null
  const rows = profile?.rows ?? []
  const dates = rows.flatMap(row => (row.day ? [row.day] : []))
  const hoursOf = (own: typeof rows) =>
    HOURS.map(hour => ({ hour, quantity: own.find(row => row.hour === hour)?.quantity ?? '' }))
  const onDay = rows.filter(row => row.day === of)
  const weekly = rows.filter(row => row.day === null)
  return {
    plants,
    plant: plant && { id: plant.id, plantName: plant.plantName },
    of,
    day,
    dates: [...new Set([...dates, ...Array.from({ length: AHEAD }, (_, ahead) => addDays(today, ahead))])].sort(),
    hours: profile?.hours ?? [],
    usual: profile?.usual ?? [],
    rate: profile?.plant.capacityPerHour ?? '0',
    values: of
      ? { hours: hoursOf(onDay), remarks: onDay[0]?.remarks ?? '' }
      : {
          version: sheetVersion(weekly),
          days: WEEKDAYS.map(([weekday]) => {
            const own = weekly.filter(row => String(row.weekday) === weekday)
            return { weekday, hours: hoursOf(own), remarks: own[0]?.remarks ?? '' }
          }),
        },
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  const put = apiFor({ request, context }).orders['capacity-profile']
  const to = search || '.'
  if (!dateOf(searchParams)) {
    const { values, raw } = await readForm(request, CapacityWeekSave)
    const saved = await attempt(put.week.$put({ json: values }))
    return saved.ok ? done(request, to, 'Week saved') : refused(saved.problem, raw)
  }
  const { values, raw } = await readForm(request, CapacityProfileSave)
  // An hour left empty goes back to the weekday's own: it is not sent.
  const hours = values.hours.filter(({ quantity }) => String(quantity ?? '').trim() !== '')
  const saved = await attempt(put.$put({ json: { ...values, hours } }))
  return saved.ok ? done(request, to, 'Capacity saved') : refused(saved.problem, raw)
}

/** A date has hours of its own; anything else is the usual week. */
const dateOf = (params: URLSearchParams) => /^\d{4}-\d\d-\d\d$/.exec(params.get('of') ?? '')?.[0] ?? ''

/** What a plant can make by the hour: its usual week, or one date that differs. */
export default function CapacityProfile() {
  const { plants, plant, of, day, dates, hours, usual, rate, values } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'order_setting')
  const submit = useSubmit()
  const empty = of
    ? 'Empty hours are those of the weekday, in grey'
    : `Empty hours are the plant's own ${showNumber(rate, 0)} m³/h while it is open, in grey`
  return (
    <FormScreen
      key={`${plant?.id} ${of}`}
      title="Capacity profile"
      values={values}
      readOnly={!mayManage || !plant}
      back="/order"
      save="Save hours"
      note={
        plant
          ? `${plant.plantName}, ${of ? showDate(of) : 'usual week'}, m³ per hour. ${empty}; 0 closes an hour.`
          : 'You have access to no plant.'
      }
      actions={
        <Form method="get" className="flex flex-wrap gap-2" onChange={event => submit(event.currentTarget)}>
          <Select name="plant" aria-label="Plant" defaultValue={plant?.id ?? ''} className="w-44">
            {plants.map(each => (
              <option key={each.id} value={each.id}>
                {each.plantName}
              </option>
            ))}
          </Select>
          <Select name="of" aria-label="Day" defaultValue={of} className="w-44">
            <option value="">Usual week</option>
            {[...new Set([day, ...dates])].sort().map(date => (
              <option key={date} value={date}>
                {showDate(date)}
              </option>
            ))}
          </Select>
        </Form>
      }
      aside={
        <Card title={`Booked on ${showDate(day)}`}>
          <CapacityBars hours={hours} label={`m³ by hour on ${showDate(day)}`} height={96} />
          <p className="mt-2 text-muted text-table">Grey is booked; the dashed line is what the plant can make.</p>
        </Card>
      }
    >
      <input type="hidden" name="plantId" value={plant?.id ?? ''} />
      {'days' in values ? (
        <CapacityWeek usual={usual} />
      ) : (
        <CapacityDay day={of} hours={values.hours} now={hours} readOnly={!mayManage} />
      )}
    </FormScreen>
  )
}
