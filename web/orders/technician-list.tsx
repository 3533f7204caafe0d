import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TechnicianSave } from '~/domain/orders/technician'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { lookOnly, useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { useAction } from '~/web/kit/record/use-action'
import { Badge } from '~/web/ui/badge'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const [page, regions] = await Promise.all([
    listOf(api.orders.technician.$get({ query: searchOf(request) })),
    take(api.fleet.region.region.$get()),
  ])
  return { page, regions: regions.rows.map(region => [region.id, region.regionName] as const) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const { id = '', version = '' } = fields
  const api = apiFor({ request, context }).orders.technician
  if (intent === 'status')
    return attempt(
      api[':id'].status.$put({ param: { id }, json: { version: Number(version), active: fields.active === 'true' } }),
    )
  if (intent === 'take-back') return attempt(api['time-off'][':id'].$delete({ param: { id }, query: { version } }))
  const { values, raw } = await readForm(request, TechnicianSave)
  const saved = await attempt(api.$post({ json: values }))
  return saved.ok
    ? done(request, closed(request), `Technician ${saved.data.technicianName} saved`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof TechnicianSave>()
const TimeOff = rowFieldsOf<typeof TechnicianSave, 'timeOffs'>()
type Row = Awaited<ReturnType<typeof loader>>['page']['rows'][number]

/** The people who make specimens at the sites, and when they are away. */
export default function TechnicianList() {
  const { page, regions } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'technician')
  const run = useAction()
  const takeBack = (off: Row['timeOffs'][number]) =>
    run({
      label: 'Take back time off',
      intent: 'take-back',
      done: 'Time off taken back',
      fields: { id: off.id, version: String(off.version) },
    })
  return (
    <MasterList<Row>
      title="Technicians"
      noun={['technician', 'technicians']}
      page={page}
      columns={columnsOf(mayManage)}
      search="Name or phone"
      filters={[
        filter.choice('regionId', 'Region', regions, true),
        filter.active('status'),
        filter.date('freeOn', 'Free on', true),
        filter.lookup('plantId', 'Plant', PLANTS),
      ]}
      rowActions={each =>
        each.timeOffs.map(off => ({
          label: `Take back ${showDate(off.fromDate)}–${showDate(off.toDate)}`,
          why: mayManage ? undefined : lookOnly(),
          run: () => takeBack(off),
        }))
      }
      empty={{ text: 'Technicians make cylinders at the sites of orders that require them.' }}
      may={mayManage}
      called={row => row?.technicianName ?? 'New technician'}
      values={row => (row ? { ...row, timeOffs: [] } : null)}
      fields={row => (
        <>
          <Field.Text name="technicianName" label="Name" />
          <Field.Text name="phone" label="Phone" type="tel" optional />
          <Field.Select name="regionId" label="Region" choices={regions} />
          <Field.Combobox name="plantId" label="Plant" source={PLANTS} text={row?.plantName ?? ''} optional />
          <Field.Rows name="timeOffs" label="Further time off" add="Add time off">
            {() => (
              <>
                <TimeOff.Date name="fromDate" label="From" span={4} />
                <TimeOff.Date name="toDate" label="To" span={4} />
                <TimeOff.Text name="reason" label="Reason" span={4} optional />
              </>
            )}
          </Field.Rows>
        </>
      )}
    />
  )
}

const columnsOf = (mayManage: boolean): Column<Row>[] => [
  { key: 'technicianName', label: 'Technician', show: row => row.technicianName, sort: true },
  { key: 'phone', label: 'Phone', show: row => <span className="figures">{row.phone}</span> },
  { key: 'regionName', label: 'Region', show: row => row.regionName, sort: true },
  { key: 'plantName', label: 'Plant', show: row => row.plantName ?? 'Any' },
  {
    key: 'timeOffs',
    label: 'Time off',
    show: row =>
      row.timeOffs.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {row.timeOffs.map(off => (
            <Badge key={off.id} tone="hold" title={off.reason ?? undefined} className="figures">
              {off.fromDate === off.toDate
                ? showDate(off.fromDate)
                : `${showDate(off.fromDate)}–${showDate(off.toDate)}`}
            </Badge>
          ))}
        </span>
      ),
  },
  {
    key: 'active',
    label: 'Status',
    show: row => <StatusToggle row={row} name={row.technicianName} allowed={mayManage} />,
    phone: 'end',
  },
]
