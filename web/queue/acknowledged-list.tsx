import type { LoaderFunctionArgs } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, Form, useLoaderData, useSubmit } from '@remix-run/react'
import { useState } from 'react'
import * as words from '~/domain/deliveries/words'
import * as kitWords from '~/domain/kit/words'
import { answerState } from '~/domain/queue/next-truck'
import { apiFor, take } from '~/web/kit/api'
import { type BoardAlert, BoardScreen } from '~/web/kit/board/board-screen'
import { useLive } from '~/web/kit/board/use-live'
import { useUser } from '~/web/kit/can'
import { countOf } from '~/web/kit/figures'
import { freshOr, keptHere, useKeepData, useSeenLast } from '~/web/kit/outbox/kept-data'
import { useKeptPage } from '~/web/kit/outbox/kept-page'
import type { Holds } from '~/web/kit/outbox/outbox-bar'
import { OutboxPage } from '~/web/kit/outbox/outbox-page'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { useAction } from '~/web/kit/record/use-action'
import { usePortalNow } from '~/web/kit/shell/clock'
import { statusWord } from '~/web/kit/status-words'
import { Select } from '~/web/ui/input'
import { type CalledRow, CalledTable } from './called-table'

const CALLED = 'called'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { queue } = apiFor({ request, context }).queue
  const plants = (await take(queue.batcher_plant.$get())).rows
  const asked = new URL(request.url).searchParams.get('plant')
  const plantId = plants.find(plant => plant.plantId === asked)?.plantId ?? null
  const list = await take(queue.acknowledged_queue_list.$get({ query: plantId ? { plantId } : {} }))
  return { plants, plantId, list }
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  freshOr(
    () => serverLoader<typeof loader>(),
    () => keptHere(CALLED),
  )

/** Who was called, who has answered and for which load; what stays unanswered is called again or passed over. */
export default function AcknowledgedList() {
  const loaded = useLoaderData<typeof loader>()
  const { cameAt, found } = useSeenLast(CALLED, loaded)
  const { plants, plantId, list } = found
  const live = useLive<typeof list>(`queue/acknowledged_queue_list${plantId ? `?plantId=${plantId}` : ''}`, list)
  const now = usePortalNow(5000)
  const submit = useSubmit()
  const rows: readonly CalledRow[] = live.data.rows
  useKeptPage({ scope: '/', shown: String(plantId) })
  useKeepData(useUser()?.id ?? null, CALLED, { plants, plantId, list: live.data })
  const stateOf = (row: CalledRow) =>
    row.status === 'called'
      ? answerState(row.calledAt ? new Date(row.calledAt) : null, now, live.data.answer)
      : 'waiting'
  const late = rows.filter(row => stateOf(row) !== 'waiting')
  const alerts: BoardAlert[] = late.map(row => ({
    id: row.queueId,
    text:
      stateOf(row) === 'next'
        ? words.calledNotAnsweredNext({ truck: row.truckNo, plant: row.plantName })
        : words.calledNotAnswered({ truck: row.truckNo, plant: row.plantName }),
    tone: stateOf(row) === 'next' ? 'stop' : 'waiting',
  }))
  return (
    <BoardScreen
      title={words.calledTitle()}
      count={countOf(rows.length, 'truck')}
      live={live}
      alerts={alerts}
      filters={
        <Form method="get" onChange={event => submit(event.currentTarget)}>
          <Select name="plant" aria-label={kitWords.fieldPlant()} defaultValue={plantId ?? ''} className="max-w-48">
            <option value="">{words.calledAllPlants()}</option>
            {plants.map(plant => (
              <option key={plant.plantId} value={plant.plantId}>
                {plant.plantName}
              </option>
            ))}
          </Select>
          <button type="submit" className="sr-only">
            {kitWords.actionShow()}
          </button>
        </Form>
      }
      footer={
        <>
          <span>
            <span className="text-muted">{words.calledNoAnswer()} </span>
            <b>{rows.filter(row => row.status === 'called').length}</b>
          </span>
          <span>
            <span className="text-muted">{kitWords.statusAcknowledged()} </span>
            <b>{rows.filter(row => row.status === 'acknowledged').length}</b>
          </span>
          <span>
            <span className="text-muted">{statusWord('queue', 'loading').label} </span>
            <b>{rows.filter(row => row.status === 'loading').length}</b>
          </span>
        </>
      }
    >
      <OutboxPage
        to="/queue/acknowledged-list/send"
        recordsOf={({ queueId = '' }) => [queueId]}
        holds={calledHolds(rows)}
        cameAt={cameAt}
      >
        <Called rows={rows} />
      </OutboxPage>
    </BoardScreen>
  )
}

function Called({ rows }: { rows: readonly CalledRow[] }) {
  const run = useAction()
  const [asking, setAsking] = useState<RecordAction | null>(null)
  return (
    <>
      <CalledTable rows={rows} onAct={action => (action.confirm ? setAsking(action) : run(action))} />
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </>
  )
}

/** What the portal has of a truck whose action was refused; nothing has to be taken anew. */
const calledHolds = (rows: readonly CalledRow[]): Holds => ({
  now: ({ records }) => {
    const row = rows.find(({ queueId }) => records.includes(queueId))
    return row
      ? words.calledNow({ truck: row.truckNo, status: statusWord('queue', row.status).label.toLowerCase() })
      : null
  },
  freshen: () => ({}),
})
