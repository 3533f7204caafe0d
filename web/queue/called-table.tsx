import { CircleCheck, PhoneCall } from 'lucide-react'
import * as words from '~/domain/deliveries/words'
import * as kitWords from '~/domain/kit/words'
import { Since } from '~/web/kit/board/lanes'
import { showTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { RowMenu } from '~/web/kit/list/row-menu'
import { EmptyNote } from '~/web/kit/list/states'
import { WaitingNote } from '~/web/kit/outbox/waiting-note'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'

export type CalledRow = {
  queueId: string
  status: string
  truckNo: string
  maxLoad: string
  driverName: string
  phone: string | null
  plantName: string
  bpName: string | null
  calledAt: string | null
  acknowledgedAt: string | null
  doNumber: string | null
  orderNo: string | null
  customerName: string | null
  remarks: string | null
}

/** One line a truck: who, for which load, since when; the answer or the next call beside it. */
export function CalledTable({ rows, onAct }: { rows: readonly CalledRow[]; onAct: (action: RecordAction) => void }) {
  if (!rows.length)
    return (
      <div className="grid flex-1 place-items-center p-6">
        <EmptyNote icon={CircleCheck} title={words.calledNone()}>
          {words.calledNoneMeans()}
        </EmptyNote>
      </div>
    )
  return (
    <section
      aria-label={words.calledCalledTrucks()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto border-line border-t max-md:overflow-visible"
    >
      <ul>
        {rows.map(row => (
          <CalledLine key={row.queueId} row={row} onAct={onAct} />
        ))}
      </ul>
    </section>
  )
}

function CalledLine({ row, onAct }: { row: CalledRow; onAct: (action: RecordAction) => void }) {
  const fields = { queueId: row.queueId }
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto_auto_44px] items-center gap-x-4 gap-y-2 border-line border-b px-6 py-2 max-md:grid-cols-[minmax(0,1fr)_auto_44px] max-md:px-4">
      <div className="min-w-0">
        <p className="flex items-center gap-2">
          <span className="code font-semibold text-section">{row.truckNo}</span>
          <span className="figures text-muted text-table">{showNumber(String(Number(row.maxLoad)))} m³</span>
        </p>
        <p className="truncate text-muted text-table">
          {row.driverName}
          {row.phone && (
            <>
              {', '}
              <a href={`tel:${row.phone.replaceAll(' ', '')}`} className="figures text-link">
                {row.phone}
              </a>
            </>
          )}
        </p>
      </div>
      <div className="min-w-0 max-md:col-span-3 max-md:row-start-2">
        <p className="truncate text-body">
          {row.doNumber || row.orderNo ? (
            <>
              <span className="code font-semibold">{row.doNumber ?? row.orderNo}</span> {row.customerName}
            </>
          ) : (
            <span className="text-muted">{words.calledGateAlone()}</span>
          )}
        </p>
        <p className="truncate text-muted text-table">
          {[row.plantName, row.bpName].filter(Boolean).join(', ')}
          {row.remarks && `, “${row.remarks}”`}
        </p>
      </div>
      <div className="grid justify-items-end gap-1">
        <Status of="queue" value={row.status} />
        {row.status === 'called' && row.calledAt && <Since since={row.calledAt} promised={180} />}
        {row.acknowledgedAt && (
          <span className="figures text-meta text-muted">
            {words.calledAnswered({ at: showTime(row.acknowledgedAt) })}
          </span>
        )}
      </div>
      <div className="flex gap-2 max-md:col-span-3 max-md:row-start-3">
        <WaitingNote record={row.queueId} />
        {row.status === 'called' && (
          <>
            <Button
              size="lg"
              look="primary"
              className="min-h-12"
              onClick={() =>
                onAct({
                  label: kitWords.actionAcknowledge(),
                  intent: 'acknowledge',
                  fields,
                  done: words.truckTruckAcknowledged({ truck: row.truckNo }),
                })
              }
            >
              {kitWords.actionAcknowledge()}
            </Button>
            <Button
              size="lg"
              className="min-h-12"
              onClick={() =>
                onAct({
                  label: words.yardCallAgain(),
                  intent: 'call',
                  fields,
                  done: words.yardCalledAgain({ truck: row.truckNo }),
                })
              }
            >
              <PhoneCall /> {words.yardAgain()}
            </Button>
          </>
        )}
      </div>
      <span className="max-md:col-start-3 max-md:row-start-1">
        {row.status !== 'loading' && (
          <RowMenu
            actions={[
              {
                label: words.yardWithdraw(),
                danger: true,
                run: () =>
                  onAct({
                    label: words.yardWithdrawTruck({ truck: row.truckNo }),
                    intent: 'withdraw',
                    fields,
                    look: 'danger',
                    done: words.yardLeftQueue({ truck: row.truckNo }),
                    confirm: {
                      title: words.yardRemove({ truck: row.truckNo }),
                      reason: true,
                      verb: words.yardWithdraw(),
                    },
                  }),
              },
            ]}
          />
        )}
      </span>
    </li>
  )
}
