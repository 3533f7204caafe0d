import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { TruckLine } from '~/web/kit/client/fleet'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { type Column, filter, type ListPage, PLANTS } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { actOnMany, MANY } from '~/web/kit/list/many-action'
import { type NounShown, nounAction, nounLoader } from '~/web/kit/list/noun-data'
import { NounScreen } from '~/web/kit/list/noun-screen'
import { ListScreen } from '~/web/kit/list/screen'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readIntent, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { TruckDialog } from './truck-dialog'
import { TruckLists, truckChoiceAt } from './truck-lists'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const choice = truckChoiceAt(request)
  if (choice) return { entries: await nounLoader({ request, context }, choice) }
  const [page, types] = await Promise.all([
    listOf(api.fleet.truck['list-truck'].$get({ query: searchOf(request) })),
    take(api.fleet.truck.types.$get()),
  ])
  return {
    entries: null,
    page,
    types: types.rows.map(type => [type.id, type.truckType] as const),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const choice = truckChoiceAt(request)
  if (choice) return nounAction({ request, context }, choice)
  const { intent, fields, key } = await readIntent(request)
  const { id = '', active = 'false' } = fields
  const api = apiFor({ request, context, key }).fleet.truck
  if (intent === MANY)
    return actOnMany<Row>(request, fields, {
      page: query => take(api['list-truck'].$get({ query })),
      name: row => row.truckNo,
      send: json => attempt(api['change-status-many'].$post({ json })),
    })
  const { mainPlantId } = fields
  const saved = await attempt(
    api[':id'].status[':status'].$put({
      param: { id, status: active },
      query: mainPlantId ? { mainPlantId } : {},
      json: { version: Number(fields.version) },
    }),
  )
  if (intent !== 'save') return saved
  return saved.ok ? done(request, closed(request), `Truck ${saved.data.truckNo} saved`) : refused(saved.problem, fields)
}

type Row = Pick<
  TruckLine,
  | 'id'
  | 'version'
  | 'active'
  | 'truckNo'
  | 'plateNo'
  | 'truckType'
  | 'maxLoad'
  | 'plant'
  | 'driverName'
  | 'mainPlantId'
  | 'deliveryStatus'
> &
  Pick<TruckLine, 'inQueue' | 'subcontractorName' | 'inspectionValidTo'>

/** Trucks: type, plant, driver and what they do at this moment. */
export default function TruckList() {
  const found = useLoaderData<typeof loader>() as Found
  if (found.entries) return <NounScreen {...found.entries} views={<TruckLists />} />
  return <Trucks page={found.page} types={found.types} />
}

type Shown = { page: ListPage<Row>; types: (readonly [string, string])[] }
type Found = { entries: NounShown } | ({ entries: null } & Shown)

function Trucks({ page, types }: Shown) {
  const mayManage = useCan()('manage', 'truck')
  const { editing, to } = useEditLink()
  const row = page.rows.find(of => of.id === editing)
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to="new" data-hotkey="c">
        <Plus /> Add truck
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      title="Trucks"
      noun={['truck', 'trucks']}
      page={page}
      columns={columnsOf(mayManage)}
      open={of => of.id}
      rowActions={mayManage ? of => [{ label: 'Plant and status', to: to(of.id) }] : undefined}
      search="Truck or plate"
      filters={[
        filter.choice('truckTypeId', 'Type', types, true),
        filter.lookup('plant', 'Main plant', PLANTS),
        filter.active(),
      ]}
      actions={add}
      switchMany={mayManage ? of => of.truckNo : undefined}
      views={<TruckLists />}
      empty={{ text: 'Each truck has a type, a main plant and a driver.', action: add }}
    >
      {row && mayManage && <TruckDialog row={row} />}
    </ListScreen>
  )
}

const columnsOf = (mayManage: boolean): Column<Row>[] => [
  { key: 'truckNo', label: 'Truck', show: row => <span className="code">{row.truckNo}</span>, sort: true },
  { key: 'plateNo', label: 'Plate', show: row => row.plateNo, sort: true },
  { key: 'truckType', label: 'Type', show: row => row.truckType, sort: true },
  { key: 'maxLoad', label: 'Largest load', show: row => `${Number(row.maxLoad)} m³`, align: 'right' },
  { key: 'plant', label: 'Main plant', show: row => row.plant ?? 'Reserve', sort: true },
  { key: 'driverName', label: 'Driver', show: row => row.driverName },
  { key: 'subcontractorName', label: 'Subcontractor', show: row => row.subcontractorName, hidden: true },
  { key: 'inspection', label: 'Inspection to', show: row => showDate(row.inspectionValidTo), hidden: true },
  {
    key: 'now',
    label: 'Now',
    show: row =>
      row.deliveryStatus ? (
        <Status of="deliveryOrder" value={row.deliveryStatus} />
      ) : row.inQueue ? (
        <Badge tone="waiting">In queue</Badge>
      ) : (
        <span className="text-muted">Free</span>
      ),
  },
  {
    key: 'active',
    label: 'Status',
    show: row => <StatusToggle row={row} name={row.truckNo} allowed={mayManage} />,
    sort: true,
    phone: 'end',
  },
]
