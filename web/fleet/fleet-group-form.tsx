import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { FleetGroupSave } from '~/domain/fleet/fleet-group'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { RecordActions } from '~/web/kit/record/record-actions'
import { Card } from '~/web/ui/card'
import { GroupTrucks } from './fleet-group-trucks'
import { PROJECTS } from './lookups'
import { PickMany } from './pick-many'

const MOST = { limit: '200', offset: '0' }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).fleet['fleet-group']
  const id = params.group_form ?? ''
  const isNew = id === 'new'
  const [group, trucks, linked] = await Promise.all([
    isNew ? null : take(api.detail[':id'].$get({ param: { id } })),
    take(api['active-truck'].$get({ query: MOST })),
    isNew ? null : take(api['order-linked-to-truck'].$get({ query: { fleetGroupId: id } })),
  ])
  return {
    group,
    linked: linked?.rows ?? [],
    trucks: trucks.rows.map(({ id, truckNo, truckType, maxLoad, plant, groups }) => ({
      id,
      truckNo,
      truckType,
      maxLoad,
      plant,
      groups,
    })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context }).fleet['fleet-group']
  if (intent === 'remove') {
    const json = { id: fields.id ?? '', version: Number(fields.version) }
    const removed = await attempt(api.delete.$post({ json }))
    return removed.ok ? done(request, '..', 'Group removed') : removed
  }
  const { values, raw } = await readForm(request, FleetGroupSave)
  const saved = await attempt(api.save.$post({ json: values }))
  return saved.ok ? done(request, '..', `${saved.data.groupName} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof FleetGroupSave>()

export default function GroupForm() {
  const { group, trucks, linked } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'fleet')
  const values = group && { ...group, truckIds: undefined, projectIds: undefined }
  return (
    <FormScreen
      title={group?.groupName ?? 'New group'}
      values={values ?? { active: true }}
      readOnly={!mayManage}
      save="Save group"
      actions={
        group &&
        mayManage && (
          <RecordActions
            actions={[
              {
                label: 'Remove group',
                intent: 'remove',
                look: 'danger',
                fields: { id: group.id, version: String(group.version) },
                confirm: {
                  title: `Remove ${group.groupName}?`,
                  text: 'Its trucks are kept; they only leave the group.',
                },
              },
            ]}
          />
        )
      }
      aside={group && <Linked rows={linked} />}
    >
      <Section title="Group">
        <Field.Text name="groupName" label="Group name" />
        <Field.Switch name="active" label="In use" hint="Off makes its trucks available to every project." />
        <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
      </Section>
      <Section
        title="Trucks"
        note={
          group?.elsewhere
            ? `${group.elsewhere} more from plants that you cannot see; they remain in the group.`
            : undefined
        }
      >
        <GroupTrucks trucks={trucks} chosen={group?.trucks ?? []} groupName={group?.groupName ?? null} />
      </Section>
      <Section title="On standby for" note="A project with its own groups only gets trucks from these groups.">
        <PickMany
          name="projectIds"
          label="Projects"
          source={PROJECTS}
          given={(group?.projects ?? []).map(({ id, projectName }) => ({ id, label: projectName }))}
        />
      </Section>
    </FormScreen>
  )
}

type LinkedRow = {
  orderId: string
  orderNo: string
  orderDate: string
  projectName: string
  truckNo: string
  loads: number
}

/** What a change of the trucks would touch. */
const Linked = ({ rows }: { rows: readonly LinkedRow[] }) => (
  <Card title="Orders that count on these trucks">
    {rows.length === 0 ? (
      <p className="text-muted text-table">No open order asks for one of them or has a load on one.</p>
    ) : (
      <ul className="grid gap-2.5 text-table">
        {rows.slice(0, 12).map(row => (
          <li key={`${row.orderId} ${row.truckNo}`}>
            <Link to={`/order/${row.orderId}`} className="text-link">
              {row.orderNo}
            </Link>{' '}
            <span className="code">{row.truckNo}</span>
            <span className="block text-meta text-muted">
              {showDate(row.orderDate)}, {row.projectName}
              {row.loads > 0 && `, ${row.loads} open load${row.loads === 1 ? '' : 's'}`}
            </span>
          </li>
        ))}
        {rows.length > 12 && <li className="text-muted">and {rows.length - 12} more</li>}
      </ul>
    )}
  </Card>
)
