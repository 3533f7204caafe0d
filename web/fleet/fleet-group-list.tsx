import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { FleetGroupLine } from '~/web/kit/client/fleet'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { Button } from '~/web/ui/button'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await listOf(apiFor({ request, context }).fleet['fleet-group'].list.$get({ query: searchOf(request) }))
  return page
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await readIntent(request)
  const json = { id: fields.id ?? '', version: Number(fields.version), active: fields.active === 'true' }
  return attempt(apiFor({ request, context }).fleet['fleet-group']['change-status'].$post({ json }))
}

type Row = Pick<
  FleetGroupLine,
  'id' | 'version' | 'active' | 'groupName' | 'remarks' | 'trucks' | 'activeTrucks' | 'capacity' | 'projects'
> &
  Pick<FleetGroupLine, 'configuration'>

/** Trucks that belong together: how many work, what they carry, for whom they stand by. */
export default function GroupList() {
  const page = useLoaderData<typeof loader>() as ListPage<Row>
  const mayManage = useCan()('manage', 'fleet')
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to="new" data-hotkey="c">
        <Plus /> Add group
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      title="Fleet groups"
      noun={['group', 'groups']}
      page={page}
      columns={columnsOf(mayManage)}
      open={row => row.id}
      search="Group or remark"
      filters={[
        filter.active(),
        filter.lookup('truckId', 'With truck', { path: 'truck/list', label: 'truckNo', detail: 'plateNo' }),
      ]}
      actions={add}
      empty={{ text: 'A group holds trucks that work together, for a site, a shift or a customer.', action: add }}
    />
  )
}

const columnsOf = (mayManage: boolean): Column<Row>[] => [
  {
    key: 'groupName',
    label: 'Group',
    show: row => <strong className="font-semibold">{row.groupName}</strong>,
    sort: true,
  },
  { key: 'remarks', label: 'Remarks', show: row => <span className="text-muted">{row.remarks}</span>, phone: 'none' },
  {
    key: 'trucks',
    label: 'Trucks at work',
    show: row => (row.activeTrucks === row.trucks ? row.trucks : `${row.activeTrucks} of ${row.trucks}`),
    align: 'right',
    sort: true,
  },
  {
    key: 'capacity',
    label: 'Together',
    show: row => `${Number(row.capacity).toLocaleString('en-SG')} m³`,
    align: 'right',
  },
  { key: 'projects', label: 'On standby for', show: row => standsBy(row.projects) },
  {
    key: 'configuration',
    label: 'Optimiser',
    show: row => row.configuration ?? <span className="text-muted">As the company</span>,
  },
  {
    key: 'active',
    label: 'Status',
    show: row => <StatusToggle row={row} name={row.groupName} allowed={mayManage} />,
    sort: true,
    phone: 'end',
  },
]

const standsBy = (projects: number) =>
  projects === 0 ? <span className="text-muted">Anybody</span> : `${projects} project${projects === 1 ? '' : 's'}`
