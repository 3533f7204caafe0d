import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { HolidaySave } from '~/domain/orders/technician'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import type { Column, Filter } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { useRemove } from '~/web/kit/list/use-remove'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { HolidayYear } from './holiday-year'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const asked = new URL(request.url).searchParams.get('year') ?? ''
  const year = /^20\d\d$/.test(asked) ? asked : today.slice(0, 4)
  const page = await take(apiFor({ request, context }).orders.holiday.list.$get({ query: { year } }))
  return { page, year: Number(year), today }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context }).orders.holiday
  if (intent === 'remove')
    return attempt(api[':id'].$delete({ param: { id: fields.id ?? '' }, query: { version: fields.version ?? '' } }))
  const { values, raw } = await readForm(request, HolidaySave)
  const saved = await attempt(api.$post({ json: values }))
  return saved.ok ? done(request, closed(request), `${values.name} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof HolidaySave>()
type Row = { id: string; version: number; day: string; name: string; regionName: string | null }
const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Days on which plants and laboratories rest: batching on them pays the after-hours charge and due tests move. */
export default function HolidayList() {
  const { page, year, today } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'holiday')
  const remove = useRemove()
  return (
    <MasterList<Row>
      title="Public holidays"
      noun={['holiday', 'holidays']}
      page={page}
      columns={columnsOf(today)}
      filters={[yearFilter(Number(today.slice(0, 4)))]}
      rowActions={row => [remove({ row, label: `Remove ${row.name}`, done: `${row.name} removed`, may: mayManage })]}
      views={<HolidayYear year={year} today={today} holidays={page.rows} />}
      empty={{ text: 'Without holidays every weekday is a working day.' }}
      may={mayManage}
      called={row => row?.name ?? 'New holiday'}
      values={row => row}
      fields={row => (
        <>
          <Field.Date name="day" label="Day" span={6} />
          <Field.Text name="name" label="Name" span={6} />
          <Field.Combobox
            name="regionId"
            label="Only in region"
            source={{ path: 'region', label: 'regionName', detail: 'code' }}
            text={row?.regionName ?? ''}
            span={12}
            optional
          />
        </>
      )}
    />
  )
}

/** Beside this year, which stands where none is chosen, the last one and those that are planned. */
const yearFilter = (now: number): Filter => ({
  kind: 'choice',
  name: 'year',
  label: 'Year',
  usual: String(now),
  choices: [now - 1, now + 1, now + 2].map(year => [String(year), String(year)] as const),
  pinned: true,
})

const columnsOf = (today: string): Column<Row>[] => [
  {
    key: 'day',
    label: 'Day',
    show: row => <span className={`figures ${row.day < today ? 'text-muted' : ''}`}>{showDate(row.day)}</span>,
  },
  { key: 'weekday', label: 'Weekday', show: row => NAMES[new Date(`${row.day}T00:00:00Z`).getUTCDay()] },
  { key: 'name', label: 'Holiday', show: row => row.name },
  { key: 'regionName', label: 'Where', show: row => row.regionName ?? 'Everywhere', phone: 'end' },
]
