import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import type { Column, ListPage } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { IssuePassport, PassportPapers, type PassportRow, passportName } from './pour-passport-papers'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).orders['pour-passports'].list.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields, key } = await readIntent(request)
  const { projectId = '', orderId } = fields
  const api = apiFor({ request, context, key }).orders['pour-passports']
  return attempt(api.$post({ json: { projectId, orderId: orderId || null } }))
}

/** What the concrete of pours and projects was, as it was issued to their customers. */
export default function PourPassportList() {
  const page = useLoaderData<typeof loader>() as ListPage<PassportRow>
  const [params] = useSearchParams()
  const projectId = params.get('projectId')
  return (
    <ListScreen<PassportRow>
      title="Concrete passports"
      noun={['passport', 'passports']}
      page={page}
      columns={columns}
      search="Number, order, project or customer"
      actions={projectId ? <IssuePassport projectId={projectId} label="Issue for the project" /> : undefined}
      empty={{
        text: 'A passport says what the concrete of a pour or of a project was: issue it on the order or the project.',
      }}
    />
  )
}

/** Leads to the order for who may open it; a passport of the whole project is of all its pours. */
function Pour({ of: { orderId, orderNo } }: { of: PassportRow }) {
  const may = useCan()('manage', 'order')
  if (!orderId) return 'All'
  if (!may) return <span className="code">{orderNo}</span>
  return (
    <HereLink to={`/order/detail?id=${orderId}`} className="code text-link">
      {orderNo}
    </HereLink>
  )
}

const columns: Column<PassportRow>[] = [
  { key: 'passportNo', label: 'Passport', show: row => <span className="code">{passportName(row)}</span>, sort: true },
  { key: 'orderNo', label: 'Pour', show: row => <Pour of={row} /> },
  { key: 'projectName', label: 'Project', show: row => row.projectName, sort: true, width: 200 },
  { key: 'customerName', label: 'Customer', show: row => row.customerName },
  { key: 'cubicMetres', label: 'Delivered', show: row => showVolume(row.cubicMetres), align: 'right' },
  {
    key: 'perCubicMetre',
    label: 'A1–A3, kg CO₂e/m³',
    show: row => <span className="figures">{Number(row.perCubicMetre).toFixed(1)}</span>,
    align: 'right',
  },
  { key: 'issuedAt', label: 'Issued', show: row => showDate(String(row.issuedAt)), sort: true },
  { key: 'issuedByName', label: 'By', show: row => row.issuedByName },
  {
    key: 'status',
    label: 'Status',
    show: row => <Status of="pourPassport" value={row.status as 'issued'} />,
    sort: true,
    phone: 'end',
  },
  { key: 'papers', label: 'Papers', show: row => <PassportPapers of={row} /> },
]
