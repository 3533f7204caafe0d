import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { KeyRound, Plus } from 'lucide-react'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { type Column, filter } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf, withParams } from '~/web/kit/list/url'
import { readIntent, refused } from '~/web/kit/read-form'
import { issuedOnce } from '~/web/kit/record/issued'
import { type Issued, OneTimePassword } from '~/web/kit/record/one-time-password'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { lastSeenColumn, nameColumns, statusColumn } from './person-columns'
import { PortalUserReset } from './portal-user-form'

const RESET = 'reset-'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const page = await listOf(api.users.user.search.$get({ query: searchOf(request) }))
  const ids = [...new Set(page.rows.flatMap(row => row.customerUserMapping))]
  const named = ids.length
    ? await take(api.customers.customer.ids.$get({ query: { ids: ids.join(), limit: '200' } }))
    : { rows: [] }
  return { page, customers: named.rows.map(({ id, customerName }) => [id, customerName] as const) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiFor({ request, context }).users.user
  const { fields } = await readIntent(request.clone() as Request)
  if (new URL(request.url).searchParams.get('edit')?.startsWith(RESET)) {
    const reset = await attempt(api['password-admin'][':id'].$put({ param: { id: fields.id ?? '' } }))
    return reset.ok ? issuedOnce(reset.data) : refused(reset.problem, {})
  }
  const json = { updatedUserId: fields.id ?? '', version: Number(fields.version), active: fields.active === 'true' }
  return attempt(api['change-status'].$post({ json }))
}

type Row = Awaited<ReturnType<typeof loader>>['page']['rows'][number]

/** Who orders in the booking app, and for which customers. */
export default function BookingUserList() {
  const { page, customers } = useLoaderData<typeof loader>()
  const issued = useActionData<{ issued?: Issued }>()?.issued
  const [params] = useSearchParams()
  const { editing, to } = useEditLink()
  const forgetful = (page.rows as Row[]).find(row => `${RESET}${row.id}` === editing)
  const can = useCan()
  const mayManage = can('manage', 'booking_user')
  const add = can('add', 'AppUser') && (
    <Button asChild look="primary">
      <Link to="../save" relative="path" data-hotkey="c">
        <Plus /> Add user
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      title="Booking app users"
      noun={['user', 'users']}
      page={page}
      columns={columnsOf(new Map(customers), mayManage)}
      open={row => `/sales-management/users/save?id=${row.id}`}
      search="Name, user name or e-mail"
      filters={[
        filter.lookup('customerId', 'Customer', {
          path: 'customer/list',
          label: 'customerName',
          detail: 'customerCode',
        }),
        filter.choice('onlyActive', 'Status', [['true', 'Active only']], true),
      ]}
      actions={add}
      rowActions={
        can('manage', 'portal_user')
          ? row => [{ label: 'Reset password', to: to(`${RESET}${row.id}`), icon: <KeyRound /> }]
          : undefined
      }
      empty={{ text: 'A user of the booking app orders for the customers that you give them.', action: add }}
    >
      {issued ? (
        <OneTimePassword issued={issued} away={withParams(params, { edit: null, page: params.get('page') })} />
      ) : (
        forgetful && <PortalUserReset key={editing} person={forgetful} />
      )}
    </ListScreen>
  )
}

const columnsOf = (names: Map<string, string>, mayManage: boolean): Column<Row>[] => [
  ...nameColumns,
  { key: 'customers', label: 'Orders for', show: row => <Customers ids={row.customerUserMapping} names={names} /> },
  { key: 'email', label: 'E-mail', show: row => row.email },
  { key: 'phone', label: 'Phone', show: row => <span className="figures">{row.phone}</span> },
  lastSeenColumn,
  { key: 'createdAt', label: 'Since', show: row => showDate(row.createdAt), sort: true, hidden: true },
  statusColumn(mayManage),
]

function Customers({ ids, names }: { ids: readonly string[]; names: Map<string, string> }) {
  if (ids.length === 0) return <Badge tone="waiting">Nobody yet</Badge>
  const seen = ids.flatMap(id => names.get(id) ?? [])
  const others = ids.length - seen.length
  return <>{[...seen, ...(others ? [`${others} of other salespeople`] : [])].join(', ')}</>
}
