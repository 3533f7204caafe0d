import { GitMerge, Inbox } from 'lucide-react'
import { useRef, useState } from 'react'
import { countOf, showVolume } from '~/web/kit/figures'
import { EmptyNote } from '~/web/kit/list/states'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Button } from '~/web/ui/button'
import { BoardRow } from './board-row'
import { type BoardOrder, groupsOf, sumsOf } from './board-sums'
import { mergeAction } from './merge-button'
import { orderActions } from './order/words'
import { useBoardKeys } from './use-board-keys'

type Props = { rows: BoardOrder[]; orderDate: string; mayManage: boolean; byPlant: boolean }

/** The day's orders under their plants. h, r and c act on the row in hand, x picks it for a merge. */
export function BoardRows({ rows, orderDate, mayManage, byPlant }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const [picked, setPicked] = useState<string[]>([])
  const pickedRows = rows.filter(row => picked.includes(row.id))
  const pick = (id: string) => setPicked(now => (now.includes(id) ? now.filter(one => one !== id) : [...now, id]))
  const start = (row: BoardOrder, intent: string) => {
    const action = orderActions(row, mayManage).find(each => each.intent === intent)
    if (action) setAsking(action)
  }
  useBoardKeys(box, rows, { start, pick })
  const groups = byPlant ? groupsOf(rows) : [{ id: 'all', name: 'By time', rows }]
  if (!rows.length)
    return (
      <div className="grid flex-1 place-items-center p-8">
        <EmptyNote icon={Inbox} title="No orders here">
          No orders with this status on this day. Book an order or choose another day.
        </EmptyNote>
      </div>
    )
  return (
    <>
      {pickedRows.length > 0 && (
        <div className="flex min-h-11 flex-wrap items-center gap-2 border-line border-b bg-brand-soft px-6 py-1.5 max-md:px-4">
          <span className="mr-2 font-semibold text-table">{pickedRows.length} selected</span>
          <Button
            size="sm"
            look="primary"
            disabled={pickedRows.length < 2}
            onClick={() => setAsking(mergeAction(pickedRows, orderDate))}
          >
            <GitMerge /> Merge orders
          </Button>
          <Button size="sm" look="quiet" onClick={() => setPicked([])}>
            Clear
          </Button>
        </div>
      )}
      <div ref={box} data-scroll className="min-h-0 flex-1 overflow-auto">
        {groups.map(group => (
          <section key={group.id} aria-label={group.name}>
            <h2 className="sticky top-0 z-10 flex items-baseline gap-3 border-line border-b bg-surface px-6 py-1.5 font-semibold text-table max-md:px-4">
              {group.name}
              <span className="figures font-normal text-meta text-muted">
                {countOf(group.rows.length, 'order')}, {showVolume(sumsOf(group.rows).ordered)}
              </span>
            </h2>
            <ul>
              {group.rows.map(row => (
                <BoardRow
                  key={row.id}
                  row={row}
                  mayCopy={mayManage}
                  actions={orderActions(row, mayManage)}
                  onAct={setAsking}
                  picked={picked.includes(row.id)}
                  onPick={mayManage && row.status === 'confirmed' ? () => pick(row.id) : undefined}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </>
  )
}
