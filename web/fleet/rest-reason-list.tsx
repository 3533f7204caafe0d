import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { RestReasonSave } from '~/domain/fleet/rest-reason'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { filter } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/list-screen'
import { searchOf } from '~/web/kit/list/list-url'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { useAction } from '~/web/kit/record/use-action'
import { closed, done } from '~/web/kit/said'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).fleet['driver-rest-reason'].list.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context }).fleet['driver-rest-reason']
  if (intent === 'remove')
    return attempt(api[':id'].$delete({ param: { id: fields.id ?? '' }, query: { version: fields.version ?? '' } }))
  const { values, raw } = await readForm(request, RestReasonSave)
  const saved = await attempt(api.save.$post({ json: values }))
  return saved.ok
    ? done(request, closed(request), `Rest reason ${saved.data.reason} saved`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof RestReasonSave>()

/** Why drivers rest; some reasons keep the place in the queue. */
export default function RestReasonList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'driver_record')
  const { editing, to } = useEditLink()
  const run = useAction()
  const entry = page.rows.find(row => row.id === editing) ?? null
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> Add rest reason
      </Link>
    </Button>
  )
  return (
    <ListScreen<(typeof page.rows)[number]>
      title="Rest reasons"
      noun={['rest reason', 'rest reasons']}
      page={page}
      columns={[
        { key: 'reason', label: 'Reason', show: row => row.reason, sort: true },
        { key: 'keepsPlace', label: 'Queue', show: row => (row.keepsPlace ? 'Keeps the place' : 'Joins at the end') },
        {
          key: 'active',
          label: 'Status',
          show: row => <Status of="active" value={row.active} />,
          sort: true,
          phone: 'end',
        },
      ]}
      open={row => to(row.id)}
      search="Reason"
      filters={[filter.active()]}
      rowActions={row => [
        {
          label: 'Remove rest reason',
          danger: true,
          why: mayManage ? undefined : 'Your role may look but not change',
          run: () =>
            run({
              label: 'Remove rest reason',
              intent: 'remove',
              done: `${row.reason} removed`,
              fields: { id: row.id, version: String(row.version) },
            }),
        },
      ]}
      actions={add}
      empty={{ text: 'Meal, prayer, fuel: why a driver may leave the rank for a while.', action: add }}
    >
      {(entry || editing === 'new') && (
        <DialogForm
          key={editing}
          title={entry?.reason ?? 'New rest reason'}
          values={entry ?? { active: true }}
          readOnly={!mayManage}
          save="Save rest reason"
        >
          <Field.Text name="reason" label="Reason" span={12} />
          <Field.Switch name="keepsPlace" label="Keeps the place in the queue" />
          <Field.Switch name="active" label="Offered to drivers" />
        </DialogForm>
      )}
    </ListScreen>
  )
}
