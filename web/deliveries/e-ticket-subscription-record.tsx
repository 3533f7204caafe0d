import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { ETicketSubscriptionSave, type SubscriptionStatus } from '~/domain/deliveries/e-ticket-subscription'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { searchOf } from '~/web/kit/list/url'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import type { RecordAction } from '~/web/kit/record/record-action'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Status } from '~/web/kit/status'
import { MessageLog } from './e-ticket-message-log'
import { ETicketSubscriptionFields, eventNames } from './e-ticket-subscription-fields'
import { shownOnce } from './shown-once'
import { type MadeSecret, ShownSecret } from './shown-secret'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).deliveries['e-ticket-subscription'][':id']
  const param = { id: params.id! }
  const { limit = '50', offset = '0' } = searchOf(request) as Record<string, string>
  const [of, messages] = await Promise.all([
    take(api.$get({ param })),
    listOf(api.message.$get({ param, query: { limit, offset } })),
  ])
  return { of, messages }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).deliveries['e-ticket-subscription']
  const param = { id: params.id! }
  const version = Number(fields.version)
  if (intent === 'test') return attempt(api[':id'].test.$post({ param }))
  if (intent === 'send')
    return attempt(
      api[':id'].message[':messageId'].send.$post({ param: { ...param, messageId: fields.messageId ?? '' } }),
    )
  if (intent === 'status') {
    const json = {
      version,
      status: fields.status as SubscriptionStatus,
      ...(fields.reason && { reason: fields.reason }),
    }
    return attempt(api[':id'].status.$post({ param, json }))
  }
  if (intent === 'secret') {
    const made = await attempt(api[':id'].secret.$post({ param, json: { version } }))
    return made.ok ? shownOnce(made.data) : refused(made.problem, {})
  }
  const { values, raw } = await readForm(request, ETicketSubscriptionSave)
  const saved = await attempt(api.$put({ json: values }))
  return saved.ok ? done(request, closed(request), 'Subscription saved') : refused(saved.problem, raw)
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** One receiver: what it is told, whether it answers, and everything that was sent to it. */
export default function ETicketSubscriptionRecord() {
  const { of, messages } = useLoaderData<typeof loader>()
  const made = useActionData<{ made?: MadeSecret }>()?.made
  const editing = useSearchParams()[0].get('edit')
  const may = useCan()('manage', 'e_ticket_subscription')
  return (
    <>
      <RecordScreen
        kind="E-ticket subscription"
        title={of.projectName ? `${of.customerName}, ${of.projectName}` : of.customerName}
        status={<Status of="eTicketSubscription" value={of.status} />}
        notice={noticeOf(of)}
        facts={[
          { label: 'Address', value: <span className="code break-all">{of.url}</span> },
          { label: 'Events', value: eventNames(of.events) },
          { label: 'Last sent', value: of.lastSentAt ? showDateTime(of.lastSentAt) : 'Never' },
          { label: 'Secret', value: <span className="code">{of.hint}…</span> },
          ...(of.previousUntil ? [{ label: 'Earlier secret until', value: showDateTime(of.previousUntil) }] : []),
        ]}
        actions={may ? actionsOf(of) : []}
        tabs={[
          {
            key: 'messages',
            label: 'Sent',
            count: messages.total,
            content: () => <MessageLog page={messages} may={may && of.status === 'active'} />,
          },
        ]}
      />
      {made ? (
        <ShownSecret made={made} away="?" />
      ) : editing === 'subscription' ? (
        <DialogForm title="Change e-ticket subscription" values={of} save="Save subscription">
          <ETicketSubscriptionFields names={{ customer: of.customerName, project: of.projectName ?? undefined }} />
        </DialogForm>
      ) : (
        editing === 'secret' && <NewSecret of={of.version} />
      )}
    </>
  )
}

/** A form of its own and no button of the record: its answer is the secret, which only this page may have. */
const NewSecret = ({ of }: { of: number }) => (
  <DialogForm
    title="Make a new secret?"
    values={{}}
    save="Make secret"
    description="The receiver has seven days to change over: until then every ticket is signed by both secrets."
  >
    <input type="hidden" name="intent" value="secret" />
    <input type="hidden" name="version" value={of} />
  </DialogForm>
)

function noticeOf({ status, statusReason, failingSince, waiting }: Loaded['of']) {
  const text =
    status === 'paused'
      ? `Paused: ${statusReason ?? ''}. New events are kept and sent when you resume.`
      : status === 'active' && failingSince
        ? `Nothing has arrived since ${showDateTime(failingSince)}. ${waiting} waiting.`
        : null
  return (
    text && (
      <p data-tone="hold" className="tone rounded-lg px-4 py-2.5 text-table">
        {text}
      </p>
    )
  )
}

function actionsOf({ version, status, customerName }: Loaded['of']): RecordAction[] {
  const become = (to: SubscriptionStatus) => ({ intent: 'status', fields: { version: String(version), status: to } })
  return [
    {
      label: 'Send a test ticket',
      intent: 'test',
      look: 'primary',
      why: status === 'ended' ? 'This subscription is ended' : undefined,
      done: 'The test ticket is on its way',
    },
    { label: 'Change subscription', to: '?edit=subscription' },
    { label: 'Make a new secret', to: '?edit=secret' },
    { label: 'Resume', ...become('active'), hidden: status === 'active', done: 'E-tickets are sent again' },
    {
      label: 'Pause',
      ...become('paused'),
      hidden: status !== 'active',
      confirm: { title: `Pause e-tickets to ${customerName}?`, verb: 'Pause', reason: true },
      done: 'E-tickets are kept until you resume',
    },
    {
      label: 'End subscription',
      ...become('ended'),
      look: 'danger',
      hidden: status === 'ended',
      confirm: {
        title: `End e-tickets to ${customerName}?`,
        text: 'What happens from now on is neither kept nor sent.',
        verb: 'End subscription',
        reason: true,
      },
      done: 'Subscription ended',
    },
  ]
}
