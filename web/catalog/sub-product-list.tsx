import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  SUB_PRODUCT_GROUPS,
  type SubProductRow,
  SubProductSave,
  TRIGGERS,
  type Trigger,
} from '~/domain/catalog/sub-product'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { lookOnly, useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { showNumber } from '~/web/kit/figures'
import { type Column, filter } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { useAction } from '~/web/kit/record/use-action'
import { Badge } from '~/web/ui/badge'
import { REGIONS } from './lookups'
import { RegionPrices } from './region-prices'
import { SubProductFields } from './sub-product-fields'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const [page, regions] = await Promise.all([
    listOf(api.catalog['sub-product'].list.$get({ query: searchOf(request) })),
    take(api.fleet.region.region.$get()),
  ])
  return { page, regions: regions.rows }
}

/** Each price and each switch that was asked about has its own approval. */
const saidOf = ({ name, approvals }: { name: string; approvals: { message: string }[] }) =>
  approvals.length ? approvals.map(asked => asked.message).join('. ') : `${name} saved`

export async function action({ request, context }: ActionFunctionArgs) {
  const copy = request.clone()
  const { intent, fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).catalog['sub-product']
  const json = { subProductId: fields.id ?? '', version: Number(fields.version), active: fields.active === 'true' }
  if (intent === 'status') return attempt(api['change-status'].$post({ json }))
  if (intent === 'default') return attempt(api['change-default-status'].$post({ json }))
  const { values, raw } = await readForm(copy, SubProductSave, { id: 'subProductId' })
  const saved = await attempt(values.subProductId ? api.$put({ json: values }) : api.$post({ json: values }))
  return saved.ok ? done(request, closed(request), saidOf(saved.data)) : refused(saved.problem, raw)
}

const GROUPS = SUB_PRODUCT_GROUPS.map(group => [group, group] as const)

/** Charges beside the concrete: when they arise, what is free, what they cost in each region. */
export default function SubProductList() {
  const { page, regions } = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'service')
  const run = useAction()
  // What is charged by itself is a decision of its own: a charge that stands as default and is on no bill misleads.
  const defaultOf = ({ id, version, name, isDefault, trigger }: SubProductRow) => {
    const label = isDefault ? 'Charge only where agreed' : 'Charge by itself'
    const fields = { id, version: String(version), active: String(!isDefault) }
    const done = isDefault ? `${name} is charged only where it is agreed` : `${name} is charged by itself`
    const why =
      trigger === 'manual' ? 'It is added by hand. Choose its trigger first' : mayManage ? undefined : lookOnly()
    return [{ label, run: () => run({ label, intent: 'default', fields, done }), ...(why ? { why } : {}) }]
  }
  const columns: Column<SubProductRow>[] = [
    {
      key: 'subProductCode',
      label: 'Code',
      show: one => <span className="code">{one.subProductCode}</span>,
      sort: true,
    },
    { key: 'name', label: 'Charge', show: one => one.name, sort: true },
    { key: 'subProductGroup', label: 'Group', show: one => one.subProductGroup },
    { key: 'trigger', label: 'Trigger', show: one => TRIGGERS[one.trigger as Trigger] ?? one.trigger },
    { key: 'free', label: 'Free allowance', show: one => free(one), align: 'right' },
    { key: 'unit', label: 'Charged per', show: one => one.unit },
    {
      key: 'prices',
      label: 'Price by region',
      show: one => <RegionPrices prices={one.prices} />,
      wrap: true,
      width: 170,
    },
    {
      key: 'isDefault',
      label: 'Default',
      show: one => (one.isDefault && one.trigger !== 'manual' ? <Badge tone="assigned">Default</Badge> : null),
    },
    {
      key: 'active',
      label: 'Status',
      show: one => <StatusToggle row={one} name={one.name} allowed={mayManage} />,
      sort: true,
      phone: 'end',
    },
  ]
  return (
    <MasterList
      title="Sub-products and surcharges"
      noun={['charge', 'charges']}
      page={page}
      columns={columns}
      search="Name or code"
      filters={[filter.active(), filter.choice('group', 'Group', GROUPS), filter.lookup('regionId', 'Region', REGIONS)]}
      empty={{ text: 'Charges include waiting time, part loads and wash-out.' }}
      rowActions={defaultOf}
      may={mayManage}
      called={row => row?.name ?? 'New charge'}
      values={row => row ?? { trigger: 'manual', freeAllowance: '0' }}
      fields={() => (
        <>
          <SubProductFields regions={regions} />
        </>
      )}
    />
  )
}

const free = (row: SubProductRow) =>
  Number(row.freeAllowance) ? `${showNumber(Number(row.freeAllowance))} ${row.unit}` : '–'
