import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData, useNavigation, useSubmit } from '@remix-run/react'
import { CheckCheck, Mails, Settings2 } from 'lucide-react'
import { translated } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
import { NOTIFICATION_KINDS } from '~/domain/users/notification'
import * as words from '~/domain/users/words'
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
  return answer.ok ? done(request, '/notifications', words.noticeAllRead()) : answer
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
      title={kitWords.shellNotifications()}
      noun={[words.noticeOne(), words.noticeMany()]}
      page={page}
      columns={columnsFor(row => mark(row, true))}
      filters={[filter.choice('unread', kitWords.actionShow(), [['true', words.noticeUnread()]], true)]}
      rowActions={row => [
        row.readAt
          ? { label: words.noticeMarkUnread(), run: () => mark(row, false) }
          : { label: words.noticeMarkRead(), run: () => mark(row, true) },
      ]}
      actions={
        <>
          <Button asChild>
            <Link to="/notifications/settings">
              <Settings2 /> {words.noticeSettings()}
            </Link>
          </Button>
          <Button asChild>
            <Link to="/notifications/reports">
              <Mails /> {kitWords.shellReportsMail()}
            </Link>
          </Button>
          {page.rows.some(row => !row.readAt) && (
            <Form method="post">
              <Button type="submit" look="primary" disabled={busy}>
                <CheckCheck /> {words.noticeMarkAll()}
              </Button>
            </Form>
          )}
        </>
      }
      empty={{
        text: words.noticeEmpty(),
      }}
    />
  )
}

const columnsFor = (onOpen: (row: Row) => void): Column<Row>[] => [
  {
    key: 'title',
    label: words.noticeWhat(),
    phone: 'title',
    wrap: true,
    width: 420,
    show: row => (
      <span className={row.readAt ? 'text-muted' : 'font-semibold'}>
        {!row.readAt && <span className="sr-only">{words.noticeUnreadFirst()} </span>}
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
  { key: 'detail', label: kitWords.fieldReason(), show: row => row.detail, wrap: true, width: 240, phone: 'meta' },
  {
    key: 'at',
    label: words.noticeWhen(),
    width: 150,
    phone: 'end',
    show: row => <time className="figures">{showDateTime(row.at)}</time>,
  },
  {
    key: 'kind',
    label: words.noticeWhyYou(),
    phone: 'none',
    show: row => <span className="text-muted">{translated(NOTIFICATION_KINDS[row.kind].label)}</span>,
  },
]
