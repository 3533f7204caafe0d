import { Link } from '@remix-run/react'
import { Lock, LockOpen, TicketCheck } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { outsideWords } from '~/domain/deliveries/concrete-ledger-words'
import * as words from '~/domain/deliveries/words'
import * as kitWords from '~/domain/kit/words'
import { useCan, useUser } from '~/web/kit/can'
import { showTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { usePending } from '~/web/kit/outbox/outbox-context'
import { WaitingNote } from '~/web/kit/outbox/waiting-note'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { useAction } from '~/web/kit/record/use-action'
import { keysAreOn } from '~/web/kit/shell/shortcuts'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'
import { BatchForm } from './batch-form'
import type { BoardLoad, InHand } from './board-loader'
import { LedgerBrief } from './concrete-ledger'
import { generateAction } from './generate-button'
import { LineChoice } from './line-choice'
import { LoadChecks } from './load-checks'
import { confirmLoaded } from './loaded-confirm'
import { pendingLoad } from './pending'
import { PrintButtons } from './print-buttons'
import { TruckChoice } from './truck-choice'

type Line = { id: string; bpName: string; plantId: string }
type Props = { row: BoardLoad; inHand: InHand; lines: readonly Line[]; more?: ReactNode }

/** The load in hand, from the check to the weights: one large button for what comes next. */
export function LoadPanel({ row: told, inHand: known, lines, more }: Props) {
  const { row, inHand, leaves } = pendingLoad(told, known, usePending())
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const run = useAction()
  const can = useCan()
  const me = useUser()?.id
  const start = (action: RecordAction) => (action.confirm ? setAsking(action) : run(action))
  const fields = { id: row.id, version: String(row.version) }
  const unbatched = Number(inHand.weighing.left) > 0
  // A weight outside its tolerance has said its cause already.
  const outside = outsideWords(inHand.concrete.ledger.rows.filter(of => of.key !== 'weights'))
  const held = !!row.lockedBy && !!row.lockedUntil
  const mine = held && row.lockedBy === me
  const before = ['planned', 'assigned', 'called'].includes(row.status)
  const writes = can('write', 'ticket')
  const generate = generateAction(row, inHand, can('override', 'delivery_order'))
  useKeys({ g: before && writes && !generate.why ? () => start(generate) : undefined })
  return (
    <section aria-label={words.panelLoadInHand()} className="grid grid-cols-1 content-start gap-4 p-4">
      <header className="grid gap-1">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="code break-all font-semibold text-title">
              {row.doNumber ?? `${row.orderNo} · ${row.loadNo}`}
            </p>
            <p className="text-body">
              {row.customerName}, {row.projectName}
            </p>
            <p className="text-muted text-table">
              {words.panelOnSiteAt({ site: row.locationName, at: showTime(row.plannedOnSiteAt) })}
            </p>
          </div>
          <p className="figures text-right font-semibold text-kpi">
            {showNumber(row.doQuantity, 2)}
            <span className="block font-normal text-muted text-table">m³ {row.productCode}</span>
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-2">
          <Status of="deliveryOrder" value={row.status} />
          {held && (
            <Status
              of="deliveryOrder"
              value="locked"
              label={mine ? words.nextLockedByYou() : words.nextLockedBy({ name: row.lockedByName ?? '' })}
            />
          )}
          {row.doNumber && can('view', 'emodification') && (
            <Link to={`/order/delivery-order/${encodeURIComponent(row.doNumber)}`} className="text-link text-table">
              {words.panelOpenTicket()}
            </Link>
          )}
        </p>
      </header>

      <WaitingNote record={row.id} />
      {before && (
        <>
          {writes && <LineChoice row={row} lines={lines} onAct={start} />}
          <LoadChecks {...inHand.checks} />
          <TruckChoice row={row} inHand={inHand} mayCall={can('manage', 'queue')} onAct={start} />
          {writes && (
            <div className="grid gap-2">
              <div className="grid grid-cols-2 gap-2">
                <Button
                  size="lg"
                  className="min-h-12"
                  disabled={held && !mine}
                  onClick={() =>
                    start({
                      label: held ? words.panelUnlock() : kitWords.actionLock(),
                      intent: held ? 'unlock' : 'lock',
                      fields,
                      done: held ? words.panelLockReleased() : words.panelLockHeld(),
                    })
                  }
                >
                  {held ? <LockOpen /> : <Lock />} {held ? words.panelUnlock() : kitWords.actionLock()}
                </Button>
                <Button
                  size="lg"
                  className="min-h-12"
                  disabled={!!row.doNumber || row.status === 'planned'}
                  onClick={() =>
                    start({
                      label: words.panelPreprint(),
                      intent: 'preprint',
                      fields,
                      done: words.panelNumberReserved(),
                    })
                  }
                >
                  {words.panelPreprint()}
                </Button>
              </div>
              <Button
                size="lg"
                look="primary"
                className="min-h-12"
                disabled={!!generate.why}
                aria-keyshortcuts="g"
                onClick={() => start(generate)}
              >
                <TicketCheck /> {words.panelGenerate()}
              </Button>
              {generate.why && <p className="text-muted text-table">{generate.why}</p>}
            </div>
          )}
        </>
      )}

      <PrintButtons load={{ id: row.id, doNumber: row.doNumber, printCount: 0 }} large />
      {!before && writes && !leaves && (
        <>
          <BatchForm
            key={`${row.id} ${inHand.weighing.nextBatchNo}`}
            load={{ id: row.id, quantity: row.doQuantity }}
            weighing={inHand.weighing}
            moisture={inHand.concrete.moisture}
          />
          <LedgerBrief ledger={inHand.concrete.ledger} />
          <Button
            size="lg"
            look={Number(inHand.weighing.left) === 0 ? 'primary' : 'plain'}
            className="min-h-12"
            onClick={() =>
              start({
                label: words.panelLoaded(),
                intent: 'event',
                fields: { ...fields, event: 'loaded', ...(unbatched ? { rules: 'batch' } : {}) },
                done: words.panelTruckLoaded(),
                ...confirmLoaded(unbatched, outside),
              })
            }
          >
            {words.panelLoadedLeaves()}
          </Button>
        </>
      )}
      {more}
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </section>
  )
}

function useKeys(keys: Record<string, (() => void) | undefined>) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const act = keys[event.key]
      if (!act || !keysAreOn() || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as HTMLElement).closest('input, textarea, select, [role="dialog"], [role="menu"]')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
}
