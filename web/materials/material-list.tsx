import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import * as kitWords from '~/domain/kit/words'
import * as words from '~/domain/materials/words'
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
import { kinds, kindWord } from './words'

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
        <Plus /> {words.materialAdd()}
      </Link>
    </Button>
  )
  return (
    <ListScreen<(typeof page.rows)[number]>
      title={words.materialPlural()}
      noun={['material', 'materials']}
      page={page}
      open={row => `/material/${row.id}`}
      columns={[
        {
          key: 'materialCode',
          label: kitWords.fieldCode(),
          show: row => <span className="code">{row.materialCode}</span>,
          sort: true,
        },
        { key: 'name', label: kitWords.fieldMaterial(), show: row => row.name, sort: true },
        { key: 'kind', label: words.materialKind(), show: row => kindWord(row.kind), sort: true },
        {
          key: 'density',
          label: words.materialDensity(),
          show: row => `${showNumber(Number(row.density).toString())} kg/m³`,
          align: 'right',
          sort: true,
        },
        {
          key: 'costPerKg',
          label: words.materialCostPerKg(),
          show: row => showUnitPrice(row.costPerKg),
          align: 'right',
        },
        {
          key: 'carbonFactor',
          label: words.materialCarbonPerKg(),
          show: row =>
            row.carbonFactor === null ? (
              <span className="text-muted">{words.materialCarbonUnknown()}</span>
            ) : (
              row.carbonFactor
            ),
          align: 'right',
        },
        {
          key: 'carbonValidTo',
          label: words.materialCarbonValidTo(),
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
          label: kitWords.fieldStatus(),
          show: row => <StatusToggle row={row} name={row.name} allowed={mayManage} />,
          sort: true,
          phone: 'end',
        },
      ]}
      search={words.materialSearch()}
      filters={[filter.choice('kind', words.materialKind(), kinds(), true), filter.active()]}
      actions={add}
      empty={{
        text: words.materialNoneYet(),
        action: add,
      }}
    />
  )
}
