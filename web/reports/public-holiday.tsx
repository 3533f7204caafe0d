import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { businessDay } from '~/domain/kit/time'
import { HolidaySave } from '~/domain/orders/technician'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/list-screen'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { useAction } from '~/web/kit/record/use-action'
import { closed, done } from '~/web/kit/said'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
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

/** The year's public holidays: batching on them pays the after-hours charge and due tests move. */
export default function PublicHoliday() {
  const { page, year, today } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'holiday')
  const { editing, to } = useEditLink()
  const run = useAction()
  const row = page.rows.find(one => one.id === editing) ?? null
  const remove = (of: Row) =>
    run({
      label: `Remove ${of.name}`,
      intent: 'remove',
      done: `${of.name} removed`,
      fields: { id: of.id, version: String(of.version) },
    })
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> Add holiday
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      title="Public holidays"
      noun={['holiday', 'holidays']}
      page={page}
      columns={columnsOf(today)}
      open={one => to(one.id)}
      filters={[
        filter.choice(
          'year',
          'Year',
          [year - 1, year, year + 1].map(of => [String(of), String(of)] as const),
          true,
        ),
      ]}
      rowActions={one => [
        {
          label: 'Remove',
          danger: true,
          run: () => remove(one),
          ...(mayManage ? {} : { why: 'Your role may look but not change' }),
        },
      ]}
      actions={add}
      views={<HolidayYear year={year} today={today} holidays={page.rows} />}
      empty={{ text: 'Without holidays every weekday counts as open.', action: add }}
    >
      {(row || editing === 'new') && (
        <DialogForm
          key={editing}
          title={row?.name ?? 'New holiday'}
          values={row}
          readOnly={!mayManage}
          save="Save holiday"
        >
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
        </DialogForm>
      )}
    </ListScreen>
  )
}

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
