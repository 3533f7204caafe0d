import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import * as words from '~/domain/deliveries/words'
import * as kitWords from '~/domain/kit/words'
import { answerState } from '~/domain/queue/next-truck'
import { type BoardAlert, BoardScreen } from '~/web/kit/board/board-screen'
import { useLive } from '~/web/kit/board/use-live'
import { showNumber } from '~/web/kit/figures'
import { installable } from '~/web/kit/outbox/installable'
import { freshOr } from '~/web/kit/outbox/kept-data'
import { OutboxPage } from '~/web/kit/outbox/outbox-page'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { useAction } from '~/web/kit/record/use-action'
import { usePortalNow } from '~/web/kit/shell/clock'
import { cn } from '~/web/ui/cn'
import { type Found, keptFor, useKeepBoard, useSeenBoard } from './batcher-kept'
import { batcherPage } from './batcher-loader'
import { BoardColumn } from './board-column'
import type { Board } from './board-loader'
import { hourVolume } from './hour-volume'
import { LoadPanel } from './load-panel'
import { NextLoads } from './next-loads'
import { PLANT_SEND, recordsOf } from './pending'
import { plantHolds } from './plant-holds'
import { PlantPicker } from './plant-picker'
import { YardLanes } from './yard-lanes'
import type { Yard } from './yard-loader'

export const loader = batcherPage

export const links = installable('batching')

/** Another load is chosen without a network too: what was last seen of it is shown. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  freshOr(
    () => serverLoader<typeof loader>(),
    () => keptFor(new URL(request.url).searchParams.get('load')),
  )

/** The batcher's board: what is made next, the load in hand, and the yard. Large enough for gloves. */
export default function BatcherBoard() {
  const loaded = useLoaderData<typeof loader>()
  const { cameAt, found } = useSeenBoard(loaded)
  if (!found.board || !found.yard)
    return (
      <BoardScreen title={words.boardTitle()} live={{ at: null, state: 'fresh', refresh: () => undefined }}>
        <p className="p-6 text-muted text-body">{words.boardNoPlant()}</p>
      </BoardScreen>
    )
  return <Boards {...found} board={found.board} yard={found.yard} cameAt={cameAt} />
}

type Props = Found & { board: Board; yard: Yard; cameAt: number | null }

function Boards({ plants, plantId, bp, board: first, yard, inHand, cameAt }: Props) {
  const [params] = useSearchParams()
  const live = useLive<Board>(`orderdetail/assigned_list?plantId=${plantId}${bp ? `&bp=${bp}` : ''}`, first)
  const joined = useLive<Yard['joined']>(`queue/joined_queue_list?plantId=${plantId}`, yard.joined)
  const called = useLive<Yard['called']>(`queue/acknowledged_queue_list?plantId=${plantId}`, yard.called)
  const asked = useLive<Yard['approvals']>(`queue/approval-list?plantId=${plantId}`, yard.approvals, { every: 8000 })
  const now = usePortalNow(5000)
  const [seen, setSeen] = useState<string[]>([])
  const selected = params.get('load')
  const row = live.data.rows.find(of => of.id === selected)
  useFreshPanel(row)
  useKeepBoard({
    ...{ plants, plantId, bp, inHand, board: live.data },
    yard: { ...yard, joined: joined.data, called: called.data, approvals: asked.data },
  })
  const lines = plants.flatMap(plant =>
    plant.lines.map(line => ({ id: line.id, bpName: line.bpName, plantId: plant.plantId, plantName: plant.plantName })),
  )
  const unanswered: BoardAlert[] = called.data.rows
    .filter(of => of.status === 'called' && answerState(date(of.calledAt), now, called.data.answer) !== 'waiting')
    .map(of => ({
      id: `${of.queueId} ${of.calledAt}`,
      text:
        answerState(date(of.calledAt), now, called.data.answer) === 'next'
          ? words.boardNotAnsweredNext({ truck: of.truckNo })
          : words.boardNotAnswered({ truck: of.truckNo }),
      tone: 'waiting' as const,
    }))
    .filter(alert => !seen.includes(alert.id))
    .map(alert => ({ ...alert, onAcknowledge: () => setSeen(ids => [...ids, alert.id]) }))
  const refused: BoardAlert[] = live.data.rows.flatMap(of =>
    of.panelRefusal
      ? [
          {
            id: `panel:${of.id}`,
            text: words.boardPanelRefuses({ load: of.doNumber ?? of.orderNo, why: of.panelRefusal }),
            tone: 'stop' as const,
          },
        ]
      : [],
  )
  const hour = hourVolume(live.data.rows, now)
  return (
    <BoardScreen
      title={words.boardTitle()}
      count={`${kitWords.loadCount({ count: live.data.rows.length })}, ${words.boardTrucks({ count: joined.data.rows.length })}`}
      live={live}
      filters={<PlantPicker plants={plants} plantId={plantId} bp={bp} />}
      alerts={[...refused, ...unanswered]}
      footer={
        <>
          <span>
            <span className="text-muted">{words.boardNextHour()} </span>
            <b>{showNumber(hour, 2)}</b> / {showNumber(String(Number(live.data.plant.capacityPerHour)))} m³
          </span>
          <span className="text-muted">{words.boardKeys()}</span>
        </>
      }
    >
      <OutboxPage
        to={PLANT_SEND}
        recordsOf={recordsOf}
        holds={plantHolds(live.data.rows, [...joined.data.rows, ...called.data.rows])}
        cameAt={cameAt}
      >
        <a href="#yard" className="mx-4 mb-2 flex min-h-11 items-center text-link md:hidden">
          {words.boardYard()}: {words.boardTrucks({ count: joined.data.rows.length })}
        </a>
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(300px,1.1fr)_minmax(340px,1.25fr)_minmax(280px,0.9fr)] border-line border-t max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] max-md:grid-cols-1 max-md:border-0">
          <BoardColumn label={words.boardNextLoads()}>
            <NextLoads rows={live.data.rows} selected={selected} />
          </BoardColumn>
          <BoardColumn
            label={kitWords.fieldLoad()}
            className={cn(
              'border-line md:border-l max-lg:order-3 max-lg:col-span-2 max-lg:border-t max-md:col-span-1',
              // On a phone the load in hand comes before the list it was chosen from.
              row ? 'max-md:-order-1 max-md:border-t-0 max-md:border-b' : 'max-md:order-none',
            )}
          >
            {row && inHand?.id === row.id ? (
              <LoadPanel key={row.id} row={row} inHand={inHand} lines={lines} />
            ) : (
              <p className="grid h-full min-h-24 place-items-center p-6 text-center text-muted text-body">
                {words.boardChoose()}
              </p>
            )}
          </BoardColumn>
          <BoardColumn id="yard" label={words.boardYard()} className="border-line bg-surface md:border-l">
            <YardAct
              waiting={joined.data.rows.filter(of => of.status === 'joined')}
              called={called.data.rows}
              approvals={asked.data}
              returning={yard.returning.rows}
              lines={lines}
              alertMinutes={called.data.answer?.alert}
              plantId={plantId}
            />
          </BoardColumn>
        </div>
      </OutboxPage>
    </BoardScreen>
  )
}

/** The yard with the question before an action, if it asks one. */
function YardAct(of: Omit<Parameters<typeof YardLanes>[0], 'onAct'>) {
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const run = useAction()
  return (
    <>
      <YardLanes {...of} onAct={action => (action.confirm ? setAsking(action) : run(action))} />
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </>
  )
}

/** When the live board says that the load in hand changed, its checks are asked again. */
function useFreshPanel(row: { id: string; version: number } | undefined) {
  const { revalidate } = useRevalidator()
  const known = useRef(row)
  useEffect(() => {
    const before = known.current
    known.current = row
    if (row && before && before.id === row.id && before.version !== row.version) revalidate()
  }, [row, revalidate])
}

const date = (value: string | null) => (value ? new Date(value) : null)
