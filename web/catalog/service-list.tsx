import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SERVICE_GROUPS, type ServiceRow, ServiceSave } from '~/domain/catalog/service'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { lookOnly, useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { useAction } from '~/web/kit/record/use-action'
import { Badge } from '~/web/ui/badge'
import { REGIONS } from './lookups'
import { RegionPriceRows, RegionPrices } from './region-prices'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const [page, regions] = await Promise.all([
    listOf(api.catalog.service.list.$get({ query: searchOf(request) })),
    take(api.fleet.region.region.$get()),
  ])
  return { page, regions: regions.rows }
}

/** Each price and the unit that was asked about has its own approval. */
const saidOf = ({ name, approvals }: { name: string; approvals: { message: string }[] }) =>
  approvals.length ? approvals.map(asked => asked.message).join('. ') : `${name} saved`

export async function action({ request, context }: ActionFunctionArgs) {
  const copy = request.clone()
  const { intent, fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).catalog.service
  const json = { serviceId: fields.id ?? '', version: Number(fields.version), active: fields.active === 'true' }
  if (intent === 'status') return attempt(api['change-status'].$post({ json }))
  if (intent === 'default') return attempt(api['change-default-status'].$post({ json }))
  const { values, raw } = await readForm(copy, ServiceSave, { id: 'serviceId' })
  const saved = await attempt(values.serviceId ? api.$put({ json: values }) : api.$post({ json: values }))
  return saved.ok ? done(request, closed(request), saidOf(saved.data)) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof ServiceSave>()
const GROUPS = SERVICE_GROUPS.map(group => [group, group] as const)

/** Services that are sold beside the concrete, with a price in each region that offers them. */
export default function ServiceList() {
  const { page, regions } = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'service')
  const run = useAction()
  const defaultOf = ({ id, version, name, isDefault }: ServiceRow) => {
    const label = isDefault ? 'Only where ordered' : 'Put on orders by default'
    const fields = { id, version: String(version), active: String(!isDefault) }
    const done = isDefault ? `${name} is charged only where it is ordered` : `${name} is on new orders by default`
    return [
      { label, run: () => run({ label, intent: 'default', fields, done }), ...(mayManage ? {} : { why: lookOnly() }) },
    ]
  }
  const columns: Column<ServiceRow>[] = [
    { key: 'serviceCode', label: 'Code', show: one => <span className="code">{one.serviceCode}</span>, sort: true },
    { key: 'name', label: 'Service', show: one => one.name, sort: true },
    { key: 'serviceGroup', label: 'Group', show: one => one.serviceGroup },
    { key: 'unit', label: 'Per', show: one => one.unit },
    {
      key: 'prices',
      label: 'Price by region',
      show: one => <RegionPrices prices={one.prices} />,
      wrap: true,
      width: 260,
    },
    {
      key: 'isDefault',
      label: 'Default',
      show: one => (one.isDefault ? <Badge tone="assigned">Default</Badge> : null),
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
      title="Services"
      noun={['service', 'services']}
      page={page}
      columns={columns}
      search="Name or code"
      filters={[filter.active(), filter.choice('group', 'Group', GROUPS), filter.lookup('regionId', 'Region', REGIONS)]}
      empty={{ text: 'Services include sampling and pumping.' }}
      rowActions={defaultOf}
      may={mayManage}
      called={row => row?.name ?? 'New service'}
      values={row => row ?? {}}
      fields={() => (
        <>
          <Field.Text name="serviceCode" label="Code" span={4} />
          <Field.Text name="name" label="Name" span={8} />
          <Field.Text name="serviceGroup" label="Group" span={8} list="service-groups" />
          <datalist id="service-groups">
            {SERVICE_GROUPS.map(group => (
              <option key={group} value={group} />
            ))}
          </datalist>
          <Field.Text name="unit" label="Per" span={4} placeholder="visit, hour, m³" />
          <RegionPriceRows regions={regions} />
        </>
      )}
    />
  )
}
