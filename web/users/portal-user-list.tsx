import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { KeyRound, Plus, ShieldOff } from 'lucide-react'
import { ResetPassword, StaffSave } from '~/domain/users/user'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { type Column, filter } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { actOnMany, MANY } from '~/web/kit/list/many-action'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf, withParams } from '~/web/kit/list/url'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { issuedOnce } from '~/web/kit/record/issued'
import { type Issued, OneTimePassword } from '~/web/kit/record/one-time-password'
import { Button } from '~/web/ui/button'
import { lastSeenColumn, nameColumns, statusColumn } from './person-columns'
import { personChoices } from './person-loader'
import { PortalUserForm, PortalUserReset, TwoStepReset } from './portal-user-form'

const RESET = 'reset-'
const TWO_STEP = 'two-step-'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const [page, choices] = await Promise.all([
    listOf(api.users.administration.user.list.$get({ query: searchOf(request) })),
    personChoices(api),
  ])
  return { page, ...choices }
}

/** Without a key: a password must not lie among the kept answers, and a second press is refused or replaces the first. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiFor({ request, context }).users.administration.user
  const intent = (await request.clone().formData()).get('intent')
  if (intent === MANY) {
    const { fields, key } = await readIntent(request)
    const keyed = apiFor({ request, context, key }).users.administration.user
    return actOnMany<Row>(request, fields, {
      page: query => take(keyed.list.$get({ query })),
      name: row => row.name,
      send: json => attempt(keyed['change-status-many'].$post({ json })),
    })
  }
  if (intent === 'status') {
    const { fields } = await readIntent(request)
    const json = { version: Number(fields.version), active: fields.active === 'true' }
    return attempt(api['change-status'][':id'].$post({ param: { id: fields.id ?? '' }, json }))
  }
  if (new URL(request.url).searchParams.get('edit')?.startsWith(RESET)) {
    const { values, raw } = await readForm(request, ResetPassword, { id: 'userId' })
    const changed = await attempt(api['reset-password'].$post({ json: values }))
    return changed.ok ? issuedOnce(changed.data) : refused(changed.problem, raw)
  }
  if (new URL(request.url).searchParams.get('edit')?.startsWith(TWO_STEP)) {
    const { values, raw } = await readForm(request, ResetPassword, { id: 'userId' })
    const reset = await attempt(api['reset-second-factor'].$post({ json: values }))
    return reset.ok ? done(request, closed(request), 'Two-step sign-in reset') : refused(reset.problem, raw)
  }
  const { values, raw } = await readForm(request, StaffSave)
  const saved = await attempt(api.save.$post({ json: values }))
  if (!saved.ok) return refused(saved.problem, raw)
  return saved.data.oneTimePassword ? issuedOnce(saved.data) : done(request, closed(request), `${values.name} saved`)
}

type Row = Awaited<ReturnType<typeof loader>>['page']['rows'][number]

/** Portal users: who signs in, as what, for which regions and plants. */
export default function PortalUserList() {
  const { page, roles, regions, plants } = useLoaderData<typeof loader>()
  const issued = useActionData<{ issued?: Issued }>()?.issued
  const [params] = useSearchParams()
  const mayManage = useCan()('manage', 'portal_user')
  const { editing, to } = useEditLink()
  const rows = page.rows as Row[]
  const forgetful = rows.find(row => `${RESET}${row.id}` === editing)
  const locked = rows.find(row => `${TWO_STEP}${row.id}` === editing)
  const names = new Map([...roles, ...regions, ...plants])
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> Add user
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      title="Portal users"
      noun={['user', 'users']}
      page={page}
      columns={columnsOf(names, { regions: regions.length, plants: plants.length }, mayManage)}
      open={row => `/administration/users/${row.id}`}
      search="Name, user name or e-mail"
      filters={[
        filter.choice('role', 'Role', roles, true),
        filter.choice('onlyActive', 'Status', [['true', 'Active only']], true),
      ]}
      actions={add}
      switchMany={mayManage ? row => row.name : undefined}
      rowActions={row =>
        mayManage
          ? [
              { label: 'Reset password', to: to(`${RESET}${row.id}`), icon: <KeyRound /> },
              ...(row.twoStep
                ? [{ label: 'Reset two-step sign-in', to: to(`${TWO_STEP}${row.id}`), icon: <ShieldOff /> }]
                : []),
            ]
          : []
      }
      empty={{
        text: 'New users sign in with a user name and a one-time password, then choose their own password.',
        action: add,
      }}
    >
      {issued ? (
        <OneTimePassword issued={issued} away={withParams(params, { edit: null, page: params.get('page') })} />
      ) : forgetful ? (
        <PortalUserReset key={editing} person={forgetful} />
      ) : locked ? (
        <TwoStepReset key={editing} person={locked} />
      ) : (
        editing === 'new' && <PortalUserForm {...{ roles, regions, plants, readOnly: !mayManage }} />
      )}
    </ListScreen>
  )
}

const columnsOf = (
  names: Map<string, string>,
  all: { regions: number; plants: number },
  mayManage: boolean,
): Column<Row>[] => {
  const named = (ids: readonly string[]) => ids.map(id => names.get(id) ?? id).join(', ')
  const orAll = (ids: readonly string[], of: 'regions' | 'plants') =>
    ids.length > 1 && ids.length === all[of] ? `All ${of}` : named(ids)
  return [
    ...nameColumns,
    { key: 'roles', label: 'Roles', show: row => named(row.roles) },
    { key: 'regionIds', label: 'Regions', show: row => orAll(row.regionIds, 'regions') },
    { key: 'plantIds', label: 'Plants', show: row => orAll(row.plantIds, 'plants'), wrap: true },
    { key: 'email', label: 'E-mail', show: row => row.email, hidden: true },
    { key: 'twoStep', label: 'Two-step', show: row => (row.twoStep ? 'On' : null), hidden: true },
    lastSeenColumn,
    statusColumn(mayManage),
  ]
}
