import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { MachineKeySave, type MachinePurpose, MOST_CALLS } from '~/domain/users/machine-key'
import { apiFor, attempt, take } from '~/web/kit/api'
import { showDate, showDateTime } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { showNumber } from '~/web/kit/figures'
import { ErrorSummary } from '~/web/kit/form/error-summary'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormContext } from '~/web/kit/form/form-context'
import { useFormKey } from '~/web/kit/form/form-key'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import type { Problem } from '~/web/kit/problem'
import { readForm, readIntent } from '~/web/kit/read-form'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'

const HERE = '/administration/machine-keys'
const PURPOSES: Record<MachinePurpose, string> = {
  erp: 'ERP',
  telematics: 'Truck telematics',
  batch_computer: 'Batch computer',
}
const PLANTS = { path: 'plant/list', label: 'plantName', detail: 'plantCode' }
const Field = fieldsOf<typeof MachineKeySave>()

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).users.administration['machine-key'].$get())

type Answer = { problem: Problem | null; made: { machine: string; secret: string } | null }

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const refused = (problem: Problem) => data<Answer>({ problem, made: null }, { status: problem.status })
  if (intent === 'revoke') {
    const json = { id: fields.id ?? '', version: Number(fields.version), reason: fields.reason ?? '' }
    const ended = await attempt(apiFor({ request, context }).users.administration['machine-key'].revoke.$post({ json }))
    return ended.ok ? done(request, HERE, 'Key ended') : refused(ended.problem)
  }
  const { values, key } = await readForm(request, MachineKeySave)
  const made = await attempt(
    apiFor({ request, context, key }).users.administration['machine-key'].$post({ json: values }),
  )
  return made.ok ? data<Answer>({ problem: null, made: made.data }) : refused(made.problem)
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number]

/** Keys by which machines call the portal: who holds one, until when, and when it was used last. */
export default function MachineKeyList() {
  const { rows } = useLoaderData<typeof loader>()
  const { problem, made } = useActionData<Answer>() ?? {}
  const now = usePortalNow(30_000)
  return (
    <>
      <PageHead
        title="Machine keys"
        note="A key opens the calls of its purpose and nothing else. A machine may have two keys at a time, so that a new one is set up before the old one ends."
      />
      <div className="grid gap-4 px-6 pb-6 max-md:px-4">
        {made && (
          <p role="status" data-tone="done" className="tone rounded-lg px-4 py-2.5 text-table">
            Key of {made.machine}, shown this once: <span className="code break-all font-semibold">{made.secret}</span>
          </p>
        )}
        <FormContext.Provider
          value={{ values: { days: 365 }, problem: problem ?? undefined, readOnly: false, today: '' }}
        >
          {problem && <ErrorSummary problem={problem} />}
          <NewKey key={made?.secret} />
        </FormContext.Provider>
        <Card title="Keys" flush={rows.length > 0}>
          {rows.length === 0 ? (
            <p className="text-muted text-table">No machine has a key yet.</p>
          ) : (
            <PlainTable caption="Keys" rows={rows} id={row => row.id} columns={columns(now)} />
          )}
        </Card>
      </div>
    </>
  )
}

function NewKey() {
  const busy = useNavigation().state === 'submitting'
  const key = useFormKey(useActionData<Answer>())
  return (
    <Card title="New key">
      <Form method="post" className="grid grid-cols-12 gap-4" aria-label="New key">
        <input type="hidden" name="intent" value="make" />
        <input type="hidden" name="_key" value={key} />
        <Field.Select name="purpose" label="Purpose" choices={Object.entries(PURPOSES)} span={3} />
        <Field.Text name="machine" label="Machine" span={3} />
        <Field.Combobox name="plantId" label="Plant of a batch computer" source={PLANTS} span={4} optional />
        <Field.Number name="days" label="Holds for" unit="days" span={2} />
        <div className="col-span-12">
          <Button type="submit" look="primary" disabled={busy}>
            Make key
          </Button>
        </div>
      </Form>
    </Card>
  )
}

const holds = (row: Row, now: Date) => !row.revokedAt && new Date(row.endsAt) > now

const columns = (now: Date) => [
  { label: 'Machine', show: (row: Row) => row.machine },
  { label: 'Purpose', show: (row: Row) => PURPOSES[row.purpose as MachinePurpose] },
  { label: 'Key', show: (row: Row) => <span className="code">…{row.hint}</span> },
  {
    label: 'Holds until',
    show: (row: Row) =>
      holds(row, now) ? (
        <span className="figures">{showDate(row.endsAt)}</span>
      ) : (
        <Badge>{row.revokedAt ? 'Revoked' : 'Ended'}</Badge>
      ),
  },
  {
    label: 'Last used',
    show: (row: Row) => <span className="figures">{row.lastUsedAt ? showDateTime(row.lastUsedAt) : 'Never'}</span>,
  },
  {
    label: 'Calls a minute',
    show: (row: Row) => `up to ${showNumber(String(MOST_CALLS[row.purpose as MachinePurpose]))}`,
    align: 'right' as const,
  },
  { label: 'End', show: (row: Row) => holds(row, now) && <EndKey row={row} /> },
]

const EndKey = ({ row }: { row: Row }) => (
  <Form method="post" className="flex gap-2">
    <input type="hidden" name="id" value={row.id} />
    <input type="hidden" name="version" value={row.version} />
    <Input
      name="reason"
      required
      maxLength={300}
      placeholder="Reason"
      aria-label={`Reason to end the key of ${row.machine}`}
      className="min-w-0"
    />
    <Button type="submit" size="sm" name="intent" value="revoke" aria-label={`End the key of ${row.machine}`}>
      End
    </Button>
  </Form>
)
