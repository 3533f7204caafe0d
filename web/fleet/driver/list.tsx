import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { DriverStatus } from '~/domain/fleet/driver'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { DriverLine } from '~/web/kit/client/fleet'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { actOnMany, MANY } from '~/web/kit/list/many-action'
import { ListScreen } from '~/web/kit/list/screen'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { OPERATION_CHOICES, operationTone, operationWord } from '../status-words'
import { DriverDialog } from './dialog'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = searchOf(request)
  const page = await listOf(apiFor({ request, context }).fleet.driver['list-driver'].$get({ query }))
  return page
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).fleet.driver
  if (intent === MANY)
    return actOnMany<Row>(request, fields, {
      page: query => take(api['list-driver'].$get({ query: query })),
      name: row => row.driverName,
      send: json => attempt(api['change-status-many'].$post({ json })),
    })
  if (intent === 'save') {
    const { values, raw } = await readForm(request, DriverStatus, { id: 'driverId' })
    const saved = await attempt(api.change_status.$post({ json: values }))
    return saved.ok ? done(request, closed(request), `${saved.data.driverName} saved`) : refused(saved.problem, raw)
  }
  const json = { driverId: fields.id ?? '', version: Number(fields.version), active: fields.active === 'true' }
  return attempt(api.change_status.$post({ json }))
}

type Row = Pick<
  DriverLine,
  'id' | 'version' | 'active' | 'driverNo' | 'driverName' | 'phone' | 'truckNo' | 'altTruckNo' | 'mainPlantName'
> &
  Pick<DriverLine, 'truckId' | 'altTruckId' | 'mainPlantId'> &
  Pick<DriverLine, 'operationStatus' | 'restReason' | 'queueStatus' | 'licenceValidTo' | 'subcontractorName'> & {
    workedMinutes: number
    leftMinutes: number | null
    hoursState: 'rested' | 'near' | 'over' | null
  }

/** Drivers: truck, plant, what they do, whether they stand in a queue, and how long they may go on. */
export default function DriverList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'driver_record')
  const { editing, to } = useEditLink()
  const row = page.rows.find(of => of.id === editing)
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to="new" data-hotkey="c">
        <Plus /> Add driver
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      title="Drivers"
      noun={['driver', 'drivers']}
      page={page}
      columns={columnsOf(mayManage)}
      open={of => of.id}
      rowActions={mayManage ? of => [{ label: 'Truck, plant and status', to: to(of.id) }] : undefined}
      search="Name, number or phone"
      filters={[
        filter.choice('operationStatus', 'Operation', OPERATION_CHOICES, true),
        filter.lookup('plantId', 'Main plant', PLANTS),
        filter.lookup('truckId', 'Truck', { path: 'truck/list', label: 'truckNo', detail: 'truckType' }),
        filter.active(),
      ]}
      actions={add}
      switchMany={mayManage ? of => of.driverName : undefined}
      empty={{ text: 'Add drivers with their truck, alternate truck and main plant.', action: add }}
    >
      {row && mayManage && <DriverDialog row={row} />}
    </ListScreen>
  )
}

const HOURS_TONE = { rested: 'done', near: 'waiting', over: 'stop' } as const
const spoken = (minutes: number) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

const columnsOf = (mayManage: boolean): Column<Row>[] => [
  { key: 'driverNo', label: 'No.', show: row => <span className="code">{row.driverNo}</span>, sort: true },
  { key: 'driverName', label: 'Driver', show: row => row.driverName, sort: true },
  { key: 'phone', label: 'Phone', show: row => <span className="figures">{row.phone}</span> },
  { key: 'truckNo', label: 'Truck', show: row => row.truckNo, sort: true },
  { key: 'altTruckNo', label: 'Alternate', show: row => row.altTruckNo },
  { key: 'mainPlantName', label: 'Main plant', show: row => row.mainPlantName ?? 'Reserve', sort: true },
  { key: 'subcontractorName', label: 'Subcontractor', show: row => row.subcontractorName, hidden: true },
  { key: 'licenceValidTo', label: 'Licence to', show: row => showDate(row.licenceValidTo), sort: true, hidden: true },
  {
    key: 'operationStatus',
    label: 'Operation',
    show: row => (
      <Badge tone={operationTone(row.operationStatus)}>{row.restReason ?? operationWord(row.operationStatus)}</Badge>
    ),
    sort: true,
  },
  {
    key: 'queueStatus',
    label: 'Queue',
    show: row =>
      row.queueStatus ? <Status of="queue" value={row.queueStatus === 'joined' ? 'waiting' : row.queueStatus} /> : '',
  },
  {
    key: 'workedMinutes',
    label: 'Worked',
    show: row => (row.workedMinutes ? <span className="figures">{spoken(row.workedMinutes)}</span> : ''),
    align: 'right',
  },
  {
    key: 'leftMinutes',
    label: 'Left today',
    show: row =>
      row.leftMinutes === null ? (
        ''
      ) : (
        <span
          data-tone={row.hoursState ? HOURS_TONE[row.hoursState] : undefined}
          className={row.hoursState === 'rested' ? 'figures' : 'figures font-semibold text-tone'}
        >
          {spoken(row.leftMinutes)}
        </span>
      ),
    align: 'right',
  },
  {
    key: 'active',
    label: 'Status',
    show: row => <StatusToggle row={row} name={row.driverName} allowed={mayManage} />,
    phone: 'end',
  },
]
