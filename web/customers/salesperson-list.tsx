import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type SalespersonRow, SalespersonSave } from '~/domain/customers/salesperson'
import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
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
  return saved.ok
    ? done(request, closed(request), kitWords.actionSaved({ name: saved.data.name }))
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof SalespersonSave>()

const columns = (): Column<SalespersonRow>[] => [
  { key: 'name', label: kitWords.fieldName(), show: row => row.name, sort: true },
  {
    key: 'username',
    label: words.salespersonUsername(),
    show: row => <span className="code">{row.username}</span>,
    sort: true,
  },
  { key: 'regions', label: kitWords.fieldRegions(), show: row => row.regions.join(', ') },
  { key: 'customers', label: kitWords.fieldCustomers(), show: row => row.customers, align: 'right' },
  { key: 'phone', label: kitWords.fieldPhone(), show: row => row.phone },
  { key: 'email', label: kitWords.fieldEmail(), show: row => row.email },
  {
    key: 'active',
    label: kitWords.fieldStatus(),
    show: row => <Status of="active" value={row.active} />,
    phone: 'end',
    sort: true,
  },
]

/** Salespeople: who signs in as one sees the customers that name them. */
export default function SalespersonList() {
  const { page, regions } = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'sales_team')
  return (
    <MasterList
      title={words.salespersonPlural()}
      noun={['salesperson', 'salespeople']}
      page={page}
      columns={columns()}
      search={words.salespersonSearch()}
      filters={[filter.active(), filter.lookup('regionId', kitWords.fieldRegion(), REGIONS)]}
      empty={{ text: words.salespersonNoneYet() }}
      may={mayManage}
      called={person => person?.name ?? words.salespersonNew()}
      fields={() => (
        <>
          <Field.Text name="name" label={kitWords.fieldName()} span={6} />
          <Field.Text
            name="username"
            label={words.salespersonUsername()}
            span={6}
            hint={words.salespersonUsernameHint()}
          />
          <Field.Text name="phone" label={kitWords.fieldPhone()} type="tel" span={6} optional />
          <Field.Text name="email" label={kitWords.fieldEmail()} type="email" span={6} optional />
          <CheckFields
            name="regionIds"
            label={kitWords.fieldRegions()}
            choices={regions.map(one => [one.id, one.regionName] as const)}
          />
          <Field.Switch name="active" label={kitWords.fieldActive()} />
        </>
      )}
    />
  )
}
