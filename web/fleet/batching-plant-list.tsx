import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showNumber, showVolume } from '~/web/kit/figures'
import { filter, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).fleet['batching-plant'].$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await readIntent(request)
  const { id = '' } = fields
  const json = { version: Number(fields.version), active: fields.active === 'true' }
  return attempt(apiFor({ request, context }).fleet['batching-plant'][':id'].status.$put({ param: { id }, json }))
}

/** The batching lines of the plants and whether they take loads. */
export default function BatchingPlantList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'batching_plant')
  return (
    <ListScreen<(typeof page.rows)[number]>
      title="Batching plants"
      noun={['batching plant', 'batching plants']}
      page={page}
      columns={[
        { key: 'code', label: 'Code', show: row => <span className="code">{row.code}</span>, sort: true },
        { key: 'bpName', label: 'Batching plant', show: row => row.bpName, sort: true },
        { key: 'plantName', label: 'Plant', show: row => row.plantName, sort: true },
        {
          key: 'capacity',
          label: 'Capacity',
          show: row => `${showNumber(row.capacityPerHour, 0)} m³/h`,
          align: 'right',
        },
        { key: 'maxBatch', label: 'Largest batch', show: row => showVolume(row.maxBatch), align: 'right' },
        {
          key: 'active',
          label: 'Status',
          show: row => <StatusToggle row={row} name={row.bpName} allowed={mayManage} />,
          phone: 'end',
        },
      ]}
      search="Name, code or plant"
      filters={[filter.lookup('plantId', 'Plant', PLANTS), filter.active()]}
      empty={{ text: 'Each batching line belongs to a plant. Loads are called to a line.' }}
    />
  )
}
