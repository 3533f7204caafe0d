import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RestReasonSave } from '~/domain/fleet/rest-reason'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { filter } from '~/web/kit/list/column'
import { searchOf } from '~/web/kit/list/list-url'
import { MasterList } from '~/web/kit/list/master-list'
import { useRemove } from '~/web/kit/list/use-remove'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { closed, done } from '~/web/kit/said'
import { Status } from '~/web/kit/status'

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
  const remove = useRemove()
  return (
    <MasterList<(typeof page.rows)[number]>
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
      search="Reason"
      filters={[filter.active()]}
      rowActions={row => [remove({ row, label: 'Remove rest reason', done: `${row.reason} removed`, may: mayManage })]}
      empty={{ text: 'Meal, prayer, fuel: why a driver may leave the rank for a while.' }}
      may={mayManage}
      called={entry => entry?.reason ?? 'New rest reason'}
      fields={() => (
        <>
          <Field.Text name="reason" label="Reason" span={12} />
          <Field.Switch name="keepsPlace" label="Keeps the place in the queue" />
          <Field.Switch name="active" label="Offered to drivers" />
        </>
      )}
    />
  )
}
