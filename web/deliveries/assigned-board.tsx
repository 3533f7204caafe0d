import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useState } from 'react'
import { apiFor, listOf } from '~/web/kit/api'
import { BoardScreen } from '~/web/kit/board/board-screen'
import { useLive } from '~/web/kit/board/use-live'
import { useCan } from '~/web/kit/can'
import { countOf, showNumber } from '~/web/kit/figures'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import { CancellationField } from '~/web/kit/record/cancellation-field'
import type { RecordAction } from '~/web/kit/record/record-action'
import { useAction } from '~/web/kit/record/use-action'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { type Line, LineField, PlainField } from './action-fields'
import { BoardColumn } from './board-column'
import { type Board, type BoardLoad, boardOf, loadInHand } from './board-loader'
import { hourVolume } from './hour-volume'
import { actOnLoad } from './load-action'
import { LoadPanel } from './load-panel'
import { NextLoads } from './next-loads'
import { PlantPicker } from './plant-picker'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const params = new URL(request.url).searchParams
  const { rows } = await listOf(api.fleet['batching-plant']['active-batching-plant-select'].$get({ query: {} }))
  const plants = [...Map.groupBy(rows as Line[], line => line.plantId)].map(([plantId, lines]) => ({
    plantId,
    plantName: lines[0]!.plantName,
    lines,
  }))
  const plantId = plants.find(plant => plant.plantId === params.get('plant'))?.plantId ?? plants[0]?.plantId ?? ''
  const bp = rows.find(line => line.id === params.get('bp') && line.plantId === plantId)?.id ?? null
  const [board, inHand] = await Promise.all([
    plantId ? boardOf(api, plantId, bp) : null,
    loadInHand(api, params.get('load')),
  ])
  return { plants, lines: rows as Line[], plantId, bp, board, inHand }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnLoad(request, context)

/** The loads of a plant as dispatch hands them to its lines: assign, split, transfer, and generate where a truck stands. */
export default function AssignedBoard() {
  const found = useLoaderData<typeof loader>()
  if (!found.board)
    return (
      <BoardScreen title="Assigned plant" live={{ at: null, state: 'fresh', refresh: () => undefined }}>
        <p className="p-6 text-muted text-body">No plant of your regions has a batching line.</p>
      </BoardScreen>
    )
  return <Assigned {...found} board={found.board} />
}

function Assigned({
  plants,
  lines,
  plantId,
  bp,
  board,
  inHand,
}: ReturnType<typeof useLoaderData<typeof loader>> & { board: Board }) {
  const [params] = useSearchParams()
  const live = useLive<Board>(`orderdetail/assigned_list?plantId=${plantId}${bp ? `&bp=${bp}` : ''}`, board)
  const now = usePortalNow(15_000)
  const selected = params.get('load')
  const row = live.data.rows.find(of => of.id === selected)
  const planned = live.data.rows.filter(of => of.status === 'planned').length
  return (
    <BoardScreen
      title="Assigned plant"
      count={countOf(live.data.rows.length, 'load')}
      live={live}
      filters={<PlantPicker plants={plants} plantId={plantId} bp={bp} />}
      footer={
        <>
          <span>
            <span className="text-muted">Next hour </span>
            <b>{showNumber(hourVolume(live.data.rows, now), 2)}</b> of{' '}
            {showNumber(String(Number(live.data.plant.capacityPerHour)))} m³
          </span>
          <span className="text-muted">{planned} not assigned to a line yet</span>
        </>
      }
    >
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1.3fr)_minmax(360px,1fr)] border-line border-t max-md:grid-cols-1">
        <BoardColumn label="Loads">
          <NextLoads rows={live.data.rows} selected={selected} />
        </BoardColumn>
        <BoardColumn
          label="Load"
          className={cn('border-line bg-surface md:border-l', row && 'max-md:-order-1 max-md:border-b')}
        >
          {row && inHand?.id === row.id ? (
            <LoadPanel
              key={row.id}
              row={row}
              inHand={inHand}
              lines={lines}
              more={<DispatchActs row={row} lines={lines} />}
            />
          ) : (
            <p className="grid h-full min-h-24 place-items-center p-6 text-center text-muted text-body">
              Choose a load to assign it, look at its checks or move it.
            </p>
          )}
        </BoardColumn>
      </div>
    </BoardScreen>
  )
}

/** What dispatch alone does with a load before it is batched. */
function DispatchActs({ row, lines }: { row: BoardLoad; lines: readonly Line[] }) {
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const run = useAction()
  const may = useCan()('manage', 'delivery_order')
  if (!may || !['planned', 'assigned', 'called', 'generated'].includes(row.status)) return null
  const fields = { id: row.id, version: String(row.version) }
  const offered: RecordAction[] = [
    {
      label: row.status === 'planned' ? 'Assign to line' : 'Assign again',
      intent: 'assign',
      fields,
      hidden: !['planned', 'assigned'].includes(row.status),
      done: 'Load assigned',
      confirm: {
        title: 'Assign to a line',
        verb: 'Assign',
        form: (
          <>
            <LineField
              lines={lines}
              now={row.assignedBPId ?? lines.find(line => line.plantId === row.assignedPlantId)?.id}
            />
            <PlainField
              name="doQuantity"
              label="m³"
              value={row.doQuantity}
              hint="Less than planned: the rest is added to the order as a new load."
            />
          </>
        ),
      },
    },
    { label: 'Mark called', intent: 'mark-called', fields, hidden: row.status !== 'assigned', done: 'Load called' },
    {
      label: 'Unmark called',
      intent: 'unmark-called',
      fields,
      hidden: row.status !== 'called',
      done: 'Call cancelled',
    },
    {
      label: 'Transfer',
      intent: 'transfer',
      fields,
      hidden: row.status === 'generated',
      done: 'Load transferred',
      confirm: {
        title: 'Transfer to another line',
        reason: true,
        form: <LineField lines={lines} now={row.assignedBPId} />,
      },
    },
    {
      label: 'Withdraw',
      intent: 'withdraw',
      fields,
      look: 'danger',
      done: 'Delivery order withdrawn',
      confirm: {
        title: 'Withdraw this load?',
        reason: true,
        form: <CancellationField path={`delivery-order/${row.id}`} usual="company" told />,
      },
    },
  ]
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-4">
      {offered
        .filter(action => !action.hidden)
        .map(action => (
          <Button
            key={action.label}
            look={action.look === 'danger' ? 'danger-plain' : 'plain'}
            onClick={() => (action.confirm ? setAsking(action) : run(action))}
          >
            {action.label}
          </Button>
        ))}
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </div>
  )
}
