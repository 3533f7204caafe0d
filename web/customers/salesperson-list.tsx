import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type SalespersonRow, SalespersonSave } from '~/domain/customers/salesperson'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { CheckFields } from '~/web/kit/form/check-fields'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { REGIONS } from './lookups'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const [page, regions] = await Promise.all([
    listOf(api.customers.salesperson.$get({ query: searchOf(request) })),
    take(api.fleet.region.region.$get()),
  ])
  return { page, regions: regions.rows }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, SalespersonSave)
  const api = apiFor({ request, context, key }).customers.salesperson
  const saved = await attempt(values.id ? api.$put({ json: values }) : api.$post({ json: values }))
  return saved.ok ? done(request, closed(request), `${saved.data.name} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof SalespersonSave>()

const columns: Column<SalespersonRow>[] = [
  { key: 'name', label: 'Name', show: row => row.name, sort: true },
  { key: 'username', label: 'Signs in as', show: row => <span className="code">{row.username}</span>, sort: true },
  { key: 'regions', label: 'Regions', show: row => row.regions.join(', ') },
  { key: 'customers', label: 'Customers', show: row => row.customers, align: 'right' },
  { key: 'phone', label: 'Phone', show: row => row.phone },
  { key: 'email', label: 'E-mail', show: row => row.email },
  { key: 'active', label: 'Status', show: row => <Status of="active" value={row.active} />, phone: 'end', sort: true },
]

/** Salespeople: who signs in as one sees the customers that name them. */
export default function SalespersonList() {
  const { page, regions } = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'sales_team')
  return (
    <MasterList
      title="Salespeople"
      noun={['salesperson', 'salespeople']}
      page={page}
      columns={columns}
      search="Name or user name"
      filters={[filter.active(), filter.lookup('regionId', 'Region', REGIONS)]}
      empty={{ text: 'A salesperson is a member of staff with a sales role.' }}
      may={mayManage}
      called={person => person?.name ?? 'New salesperson'}
      fields={() => (
        <>
          <Field.Text name="name" label="Name" span={6} />
          <Field.Text
            name="username"
            label="Signs in as"
            span={6}
            hint="The user name of a member of staff with a sales role."
          />
          <Field.Text name="phone" label="Phone" type="tel" span={6} optional />
          <Field.Text name="email" label="E-mail" type="email" span={6} optional />
          <CheckFields
            name="regionIds"
            label="Regions"
            choices={regions.map(one => [one.id, one.regionName] as const)}
          />
          <Field.Switch name="active" label="Sells at present" />
        </>
      )}
    />
  )
}
