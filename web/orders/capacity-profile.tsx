import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useSubmit } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { WEEKDAYS, weekdayWord } from '~/domain/kit/weekdays'
import { CapacityProfileSave } from '~/domain/orders/order-settings'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { showNumber } from '~/web/kit/figures'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { Card } from '~/web/ui/card'
import { Input, Select } from '~/web/ui/input'
import { CapacityBars } from './capacity-bars'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context })
  const session = await sessionOf(request, context)
  const { rows: plants } = await take(api.fleet.plant.select.$get({ query: { limit: '200' } }))
  const plant = plants.find(each => each.id === params.get('plant')) ?? plants[0] ?? null
  const of = params.get('of') ?? '1'
  const isDay = of.length === 10
  const day = isDay ? of : businessDay(new Date(session?.now ?? 0), session?.zone)
  const profile = plant ? await take(api.orders['capacity-profile'].$get({ query: { plantId: plant.id, day } })) : null
  const rows =
    profile?.rows.filter(row => (isDay ? row.day === of : row.day === null && row.weekday === Number(of))) ?? []
  const dates = [...new Set(profile?.rows.flatMap(row => (row.day ? [row.day] : [])) ?? [])]
  return {
    plants,
    plant,
    of,
    isDay,
    day,
    dates,
    rows,
    hours: profile?.hours ?? [],
    usual: profile?.plant.capacityPerHour ?? '0',
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, CapacityProfileSave)
  // An hour left empty goes back to the plant's own rate: it is not sent.
  const hours = values.hours.filter(({ quantity }) => String(quantity ?? '').trim() !== '')
  const saved = await attempt(
    apiFor({ request, context }).orders['capacity-profile'].$put({ json: { ...values, hours } }),
  )
  const { search } = new URL(request.url)
  return saved.ok ? done(request, search || '.', 'Capacity saved') : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof CapacityProfileSave>()
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** What a plant can make by the hour: a weekday's usual hours, or those of one date. An empty hour is the usual rate. */
export default function CapacityProfile() {
  const { plants, plant, of, isDay, day, dates, rows, hours, usual } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'order_setting')
  const submit = useSubmit()
  const values = {
    hours: HOURS.map(hour => ({ hour, quantity: rows.find(row => row.hour === hour)?.quantity ?? '' })),
    remarks: rows[0]?.remarks ?? '',
  }
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
          ? `${plant.plantName}, ${isDay ? showDate(of) : weekdayWord(Number(of))}. Empty hours are the plant's own ${showNumber(usual, 0)} m³/h while it is open; 0 closes an hour.`
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
            {WEEKDAYS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
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
      <input type="hidden" name={isDay ? 'day' : 'weekday'} value={of} />
      <fieldset className="col-span-12 grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        <legend className="sr-only">m³ by hour</legend>
        {HOURS.map(hour => (
          <label key={hour} className="grid gap-1 text-table">
            <span className="figures font-semibold">{String(hour).padStart(2, '0')}:00</span>
            <input type="hidden" name={`hours.${hour}.hour`} value={hour} disabled={!mayManage} />
            <Input
              name={`hours.${hour}.quantity`}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={values.hours[hour]?.quantity}
              placeholder={String(Number(hours[hour]?.capacity ?? 0))}
              readOnly={!mayManage}
              className="figures text-right"
            />
          </label>
        ))}
      </fieldset>
      <Field.Text name="remarks" label="Why" span={12} optional />
    </FormScreen>
  )
}
