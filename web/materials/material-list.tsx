import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan, useSession } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { showNumber, showUnitPrice } from '~/web/kit/figures'
import { filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { Button } from '~/web/ui/button'
import { KINDS, kindWord } from './words'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).materials.material.list.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await readIntent(request)
  const { id = '' } = fields
  const json = { id, version: Number(fields.version), active: fields.active === 'true' }
  return attempt(apiFor({ request, context }).materials.material['change-status'].$post({ json }))
}

/** What concrete is made of: density, cost and carbon of each material. */
export default function MaterialList() {
  const page = useLoaderData<typeof loader>()
  const now = useSession()?.now.slice(0, 10) ?? ''
  const mayManage = useCan()('manage', 'material')
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to="/material/new" data-hotkey="c">
        <Plus /> Add material
      </Link>
    </Button>
  )
  return (
    <ListScreen<(typeof page.rows)[number]>
      title="Materials"
      noun={['material', 'materials']}
      page={page}
      open={row => `/material/${row.id}`}
      columns={[
        {
          key: 'materialCode',
          label: 'Code',
          show: row => <span className="code">{row.materialCode}</span>,
          sort: true,
        },
        { key: 'name', label: 'Material', show: row => row.name, sort: true },
        { key: 'kind', label: 'Kind', show: row => kindWord(row.kind), sort: true },
        {
          key: 'density',
          label: 'Density',
          show: row => `${showNumber(Number(row.density).toString())} kg/m³`,
          align: 'right',
          sort: true,
        },
        {
          key: 'costPerKg',
          label: 'Cost per kg',
          show: row => showUnitPrice(row.costPerKg),
          align: 'right',
        },
        {
          key: 'carbonFactor',
          label: 'kg CO₂e per kg',
          show: row => (row.carbonFactor === null ? <span className="text-muted">unknown</span> : row.carbonFactor),
          align: 'right',
        },
        {
          key: 'carbonValidTo',
          label: 'Factor valid to',
          show: row =>
            row.carbonValidTo && (
              <span
                data-tone={row.carbonValidTo < now ? 'stop' : undefined}
                className={row.carbonValidTo < now ? 'figures text-tone' : 'figures'}
              >
                {showDate(row.carbonValidTo)}
              </span>
            ),
          phone: 'none',
        },
        {
          key: 'active',
          label: 'Status',
          show: row => <StatusToggle row={row} name={row.name} allowed={mayManage} />,
          sort: true,
          phone: 'end',
        },
      ]}
      search="Code or name"
      filters={[filter.choice('kind', 'Kind', KINDS, true), filter.active()]}
      actions={add}
      empty={{
        text: 'Cement, additions, sand, stone, water and admixtures stand here before a mix can use them.',
        action: add,
      }}
    />
  )
}
