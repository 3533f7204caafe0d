import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useSubmit } from '@remix-run/react'
import { useState } from 'react'
import { answerState } from '~/domain/queue/next-truck'
import { apiFor, attempt, take } from '~/web/kit/api'
import { type BoardAlert, BoardScreen } from '~/web/kit/board/board-screen'
import { useLive } from '~/web/kit/board/use-live'
import { countOf } from '~/web/kit/figures'
import { readIntent } from '~/web/kit/read-form'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { useAction } from '~/web/kit/record/use-action'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Select } from '~/web/ui/input'
import { type CalledRow, CalledTable } from './called-table'

const ANSWER = { alert: 3, next: 6 }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { queue } = apiFor({ request, context }).queue
  const plants = (await take(queue.batcher_plant.$get())).rows
  const asked = new URL(request.url).searchParams.get('plant')
  const plantId = plants.find(plant => plant.plantId === asked)?.plantId ?? null
  const list = await take(queue.acknowledged_queue_list.$get({ query: plantId ? { plantId } : {} }))
  return { plants, plantId, list }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const { queue } = apiFor({ request, context, key }).queue
  const { queueId = '', reason = '' } = fields
  if (intent === 'acknowledge') return attempt(queue.acknowledge.$post({ json: { queueId } }))
  if (intent === 'withdraw') return attempt(queue.withdraw.$post({ json: { queueId, reason } }))
  return attempt(queue.call.$post({ json: { queueId, remarks: fields.remarks || null } }))
}

/** Who was called, who has answered and for which load; what stays unanswered is called again or passed over. */
export default function AcknowledgedList() {
  const { plants, plantId, list } = useLoaderData<typeof loader>()
  const live = useLive<typeof list>(`queue/acknowledged_queue_list${plantId ? `?plantId=${plantId}` : ''}`, list)
  const now = usePortalNow(5000)
  const submit = useSubmit()
  const run = useAction()
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const rows: readonly CalledRow[] = live.data.rows
  const stateOf = (row: CalledRow) =>
    row.status === 'called' ? answerState(row.calledAt ? new Date(row.calledAt) : null, now, ANSWER) : 'waiting'
  const late = rows.filter(row => stateOf(row) !== 'waiting')
  const alerts: BoardAlert[] = late.map(row => ({
    id: row.queueId,
    text: `${row.truckNo} has not answered at ${row.plantName}${stateOf(row) === 'next' ? ': call the next truck' : ''}`,
    tone: stateOf(row) === 'next' ? 'stop' : 'waiting',
  }))
  return (
    <BoardScreen
      title="Acknowledged list"
      count={countOf(rows.length, 'truck')}
      live={live}
      alerts={alerts}
      filters={
        <Form method="get" onChange={event => submit(event.currentTarget)}>
          <Select name="plant" aria-label="Plant" defaultValue={plantId ?? ''} className="max-w-48">
            <option value="">All my plants</option>
            {plants.map(plant => (
              <option key={plant.plantId} value={plant.plantId}>
                {plant.plantName}
              </option>
            ))}
          </Select>
          <button type="submit" className="sr-only">
            Show
          </button>
        </Form>
      }
      footer={
        <>
          <span>
            <span className="text-muted">No answer yet </span>
            <b>{rows.filter(row => row.status === 'called').length}</b>
          </span>
          <span>
            <span className="text-muted">Acknowledged </span>
            <b>{rows.filter(row => row.status === 'acknowledged').length}</b>
          </span>
          <span>
            <span className="text-muted">Loading </span>
            <b>{rows.filter(row => row.status === 'loading').length}</b>
          </span>
        </>
      }
    >
      <CalledTable rows={rows} onAct={action => (action.confirm ? setAsking(action) : run(action))} />
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </BoardScreen>
  )
}
