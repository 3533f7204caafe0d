import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData, useNavigation, useSubmit } from '@remix-run/react'
import { CheckCheck, Mails, Settings2 } from 'lucide-react'
import { NOTIFICATION_KINDS } from '~/domain/users/notification'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { showDateTime } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Button } from '~/web/ui/button'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).users.notification.$get({ query: searchOf(request) }))

/** All at once; a single one is marked by the frame, which outlives the list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await attempt(apiFor({ request, context }).users.notification.read.$post({ json: { ids: [] } }))
  return answer.ok ? done(request, '/notifications', 'All notifications are read') : answer
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number]

/** What one was told without asking, newest first. A press on a title opens the record and marks it read. */
export default function NotificationList() {
  const page = useLoaderData<typeof loader>()
  const submit = useSubmit()
  const busy = useNavigation().state === 'submitting'
  const mark = (row: Row, read: boolean) =>
    submit({ id: row.id, read: String(read) }, { method: 'post', action: '/act/read-notification', navigate: false })
  return (
    <ListScreen<Row>
      title="Notifications"
      noun={['notification', 'notifications']}
      page={page}
      columns={columnsFor(row => mark(row, true))}
      filters={[filter.choice('unread', 'Show', [['true', 'Unread']], true)]}
      rowActions={row => [
        row.readAt
          ? { label: 'Mark unread', run: () => mark(row, false) }
          : { label: 'Mark read', run: () => mark(row, true) },
      ]}
      actions={
        <>
          <Button asChild>
            <Link to="/notifications/settings">
              <Settings2 /> Settings
            </Link>
          </Button>
          <Button asChild>
            <Link to="/notifications/reports">
              <Mails /> Reports by e-mail
            </Link>
          </Button>
          {page.rows.some(row => !row.readAt) && (
            <Form method="post">
              <Button type="submit" look="primary" disabled={busy}>
                <CheckCheck /> Mark all read
              </Button>
            </Form>
          )}
        </>
      }
      empty={{
        text: 'Decisions on what you submitted, changes of records that you watch and news of your customers appear here.',
      }}
    />
  )
}

const columnsFor = (onOpen: (row: Row) => void): Column<Row>[] => [
  {
    key: 'title',
    label: 'What happened',
    phone: 'title',
    wrap: true,
    width: 420,
    show: row => (
      <span className={row.readAt ? 'text-muted' : 'font-semibold'}>
        {!row.readAt && <span className="sr-only">Unread: </span>}
        {!row.readAt && <span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-brand align-middle" />}
        {row.url ? (
          <Link to={row.url} className="text-link underline-offset-2" onClick={() => row.readAt ?? onOpen(row)}>
            {row.title}
          </Link>
        ) : (
          row.title
        )}
      </span>
    ),
  },
  { key: 'detail', label: 'Reason', show: row => row.detail, wrap: true, width: 240, phone: 'meta' },
  {
    key: 'at',
    label: 'When',
    width: 150,
    phone: 'end',
    show: row => <time className="figures">{showDateTime(row.at)}</time>,
  },
  {
    key: 'kind',
    label: 'Why you',
    phone: 'none',
    show: row => <span className="text-muted">{NOTIFICATION_KINDS[row.kind].label}</span>,
  },
]
