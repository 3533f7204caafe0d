import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Id } from '~/domain/kit/shape'
import { BookingSave } from '~/domain/users/user'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { ManyFields } from '~/web/kit/form/many-fields'
import { Section } from '~/web/kit/form/section'
import { readForm, refused } from '~/web/kit/read-form'
import { issuedOnce } from '~/web/kit/record/issued'
import { OneTimePassword } from '~/web/kit/record/one-time-password'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'

const OVERVIEW = '/sales-management/users/overview'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const id = new URL(request.url).searchParams.get('id')
  if (id && !Id.safeParse({ id }).success) throw new Response(null, { status: 404 })
  const [person, houseManagers] = await Promise.all([
    id ? take(api.users.user[':id'].$get({ param: { id } })) : null,
    take(api.users.user['get-all-house-manager'].$get()),
  ])
  const ids = person?.customerUserMapping.join()
  const named = ids ? await take(api.customers.customer.ids.$get({ query: { ids, limit: '200' } })) : { rows: [] }
  return {
    person,
    houseManagers: houseManagers.map(({ name }) => name),
    customers: named.rows.map(one => ({ value: one.id, label: one.customerName, detail: one.customerCode })),
  }
}

/** A new user comes back with a one-time password; it is shown once and never kept. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, BookingSave)
  const api = apiFor({ request, context, key }).users.user
  const saved = await attempt(
    values.id ? api[':id'].$put({ param: { id: values.id }, json: values }) : api.create.$post({ json: values }),
  )
  if (!saved.ok) return refused(saved.problem, raw)
  return saved.data.oneTimePassword ? issuedOnce(saved.data) : done(request, OVERVIEW, `${values.name} saved`)
}

const Field = fieldsOf<typeof BookingSave>()

/** A person who orders in the booking app: who they are and for which customers they may order. */
export default function BookingUserForm() {
  const { person, customers, houseManagers } = useLoaderData<typeof loader>()
  const issued = useActionData<{ issued?: { username: string; oneTimePassword: string } }>()?.issued
  const can = useCan()
  const mayManage = person ? can('manage', 'booking_user') : can('add', 'AppUser')
  return (
    <>
      <FormScreen
        title={person?.name ?? 'New booking app user'}
        values={person}
        readOnly={!mayManage}
        save="Save user"
        back={OVERVIEW}
        note={person ? undefined : 'A one-time password is shown once after saving.'}
        aside={<Side person={person} houseManagers={houseManagers} />}
      >
        <Section title="Person">
          <Field.Text name="name" label="Name" span={6} />
          <Field.Text name="username" label="Username" span={6} hint="Letters, digits, dot, dash; at least 3" />
          <Field.Text name="email" label="E-mail" type="email" span={6} optional />
          <Field.Text name="phone" label="Phone" type="tel" span={6} optional />
        </Section>
        <Section title="Customers">
          <ManyFields
            name="customerUserMapping"
            label="Orders for"
            source={{ path: 'customer/active-customers', label: 'customerName', detail: 'customerCode' }}
            known={customers}
            hint="The app shows only the projects, orders and deliveries of these customers."
          />
        </Section>
      </FormScreen>
      {issued && <OneTimePassword issued={issued} away={OVERVIEW} />}
    </>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

function Side({ person, houseManagers }: Pick<Loaded, 'person' | 'houseManagers'>) {
  return (
    <div className="grid gap-4">
      {person && (
        <Card title="Access">
          <dl className="grid gap-2 text-table">
            <div className="flex justify-between gap-4">
              <dt className="text-muted">Status</dt>
              <dd>
                <Badge tone={person.active ? 'done' : 'neutral'}>{person.active ? 'Active' : 'Inactive'}</Badge>
              </dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt className="text-muted">Last seen</dt>
              <dd className="figures">{person.lastSeenAt ? showDateTime(person.lastSeenAt) : 'Never'}</dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt className="text-muted">Password</dt>
              <dd>{person.mustChangePassword ? 'One-time, not changed yet' : 'Own'}</dd>
            </div>
          </dl>
        </Card>
      )}
      <Card title="House managers">
        <p className="text-table">
          {houseManagers.length ? houseManagers.join(', ') : 'Nobody holds this role yet.'}
          <span className="mt-1 block text-muted">They answer questions about cylinder tests of these sites.</span>
        </p>
      </Card>
    </div>
  )
}
