import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const [page, regions] = await Promise.all([
    listOf(api.fleet.plant['list-plant'].$get({ query: searchOf(request) })),
    take(api.fleet.region.region.$get()),
  ])
  return { page, regions: regions.rows.map(region => [region.id, region.regionName] as const) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await readIntent(request)
  const json = { plantId: fields.id ?? '', version: Number(fields.version), active: fields.active === 'true' }
  return attempt(apiFor({ request, context }).fleet.plant['change-status'].$post({ json }))
}

type Row = Awaited<ReturnType<typeof loader>>['page']['rows'][number]

/** Plants: what they make in an hour, when they are open, and whether they take loads. */
export default function PlantList() {
  const { page, regions } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'plant')
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to="new" data-hotkey="c">
        <Plus /> Add plant
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      title="Plants"
      noun={['plant', 'plants']}
      page={page}
      columns={columnsOf(mayManage)}
      open={row => row.id}
      search="Code or name"
      filters={[filter.choice('regionId', 'Region', regions, true), filter.active()]}
      actions={add}
      empty={{ text: 'A plant has batching lines, silos and a queue.', action: add }}
    />
  )
}

const columnsOf = (mayManage: boolean): Column<Row>[] => [
  { key: 'plantCode', label: 'Code', show: row => <span className="code">{row.plantCode}</span>, sort: true },
  { key: 'plantName', label: 'Plant', show: row => row.plantName, sort: true },
  { key: 'regionName', label: 'Region', show: row => row.regionName, sort: true },
  {
    key: 'capacityPerHour',
    label: 'Capacity',
    show: row => `${showNumber(row.capacityPerHour, 0)} m³/h`,
    align: 'right',
    sort: true,
  },
  { key: 'lines', label: 'Lines', show: row => row.lines, align: 'right' },
  { key: 'open', label: 'Open', show: row => <span className="figures">{`${row.opensAt}–${row.closesAt}`}</span> },
  { key: 'certificate', label: 'Certificate to', show: row => showDate(row.certificateValidTo) },
  {
    key: 'closed',
    label: 'Now',
    show: row => (row.closedFrom ? <Badge tone="stop">{row.closedReason ?? 'Closed'}</Badge> : ''),
  },
  {
    key: 'active',
    label: 'Status',
    show: row => <StatusToggle row={row} name={row.plantName} allowed={mayManage} />,
    sort: true,
    phone: 'end',
  },
]
