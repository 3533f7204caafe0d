import { Truck } from 'lucide-react'
import { useRef, useState } from 'react'
import * as words from '~/domain/deliveries/words'
import * as kitWords from '~/domain/kit/words'
import { showNumber } from '~/web/kit/figures'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import type { BoardLoad, InHand } from './board-loader'

type Props = {
  row: BoardLoad
  inHand: InHand
  mayCall: boolean
  onAct: (action: RecordAction) => void
}

/** The trucks in their rank for this load: the first that fits is offered, another one asks why. */
export function TruckChoice({ row, inHand, mayCall, onAct }: Props) {
  // Kept by the field itself, so that what is typed before the scripts of the page have loaded is not lost.
  const remarks = useRef<HTMLInputElement>(null)
  const [changing, setChanging] = useState(false)
  const { rows, next } = { next: null, ...inHand.trucks }
  const own = rows.find(truck => truck.deliveryOrderId === row.id)
  // A truck that was called to the gate without a load still waits for one.
  const others = rows.filter(truck => truck.status === 'joined' || !truck.deliveryOrderId).slice(0, 5)
  if (own && !changing)
    return (
      <div className="flex min-h-12 flex-wrap items-center gap-3 rounded-md border border-line px-3 py-2">
        <Truck aria-hidden className="size-5 text-muted" />
        <span className="min-w-24 flex-1">
          <span className="code font-semibold text-body">{own.truckNo}</span>
          <span className="block truncate text-muted text-table">{own.driverName}</span>
        </span>
        <Status of="queue" value={own.status} />
        {mayCall && own.status === 'called' && (
          <Button
            size="lg"
            onClick={() =>
              onAct({
                label: kitWords.actionAcknowledge(),
                intent: 'acknowledge',
                fields: { queueId: own.queueId },
                done: words.truckTruckAcknowledged({ truck: own.truckNo }),
              })
            }
          >
            {kitWords.actionAcknowledge()}
          </Button>
        )}
        {mayCall && own.status !== 'loading' && (
          <Button
            size="lg"
            onClick={() => setChanging(true)}
            aria-label={words.truckCallAnother({ truck: own.truckNo })}
          >
            {kitWords.actionChange()}
          </Button>
        )}
      </div>
    )
  if (!others.length) return <p className="text-muted text-table">{words.truckNoneInQueue()}</p>
  return (
    <div className="grid gap-1.5">
      {mayCall && (
        <Input
          ref={remarks}
          aria-label={words.truckRemarks()}
          placeholder={words.truckRemarksExample()}
          autoComplete="off"
        />
      )}
      <ul aria-label={words.truckTrucks()} className="grid gap-1.5">
        {others.map(truck => {
          const isNext = truck.queueId === next
          return (
            <li
              key={truck.queueId}
              className="flex min-h-12 items-center gap-3 rounded-md border border-line px-3 py-1.5"
            >
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-2">
                  <span className="code font-semibold text-body">{truck.truckNo}</span>
                  <span className="figures text-meta text-muted">{showNumber(String(Number(truck.maxLoad)))} m³</span>
                  {isNext && <Badge tone="done">{words.truckNext()}</Badge>}
                </span>
                <span className="block truncate text-muted text-table">{truck.why ?? truck.driverName}</span>
              </span>
              {mayCall && (
                <Button
                  size="lg"
                  look={isNext ? 'primary' : 'plain'}
                  onClick={() => onAct(callAction(row, truck, isNext, remarks.current?.value ?? '', own?.truckNo))}
                  aria-label={words.truckCallTruckNo({ truck: truck.truckNo })}
                >
                  {words.truckCall()}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type Called = { queueId: string; truckNo: string }

function callAction(row: BoardLoad, truck: Called, isNext: boolean, remarks: string, instead?: string): RecordAction {
  const fields = { queueId: truck.queueId, deliveryOrderId: row.id, remarks: remarks.trim() }
  if (instead)
    return {
      label: words.truckCallTruckNo({ truck: truck.truckNo }),
      intent: 'call',
      fields: { ...fields, move: 'yes' },
      done: words.truckCalledBack({ truck: truck.truckNo, other: instead }),
      confirm: {
        title: words.truckCallInstead({ truck: truck.truckNo, other: instead }),
        text: words.truckKeepsPlace({ truck: instead }),
        reason: true,
        verb: words.truckChange(),
      },
    }
  return {
    label: words.truckCallTruckNo({ truck: truck.truckNo }),
    intent: 'call',
    fields,
    done: words.truckIsCalled({ truck: truck.truckNo }),
    ...(isNext
      ? {}
      : {
          confirm: {
            title: words.truckBeforeTurn({ truck: truck.truckNo }),
            text: words.truckBeforeTurnWhy(),
            reason: true,
            verb: words.truckCallTruck(),
          },
        }),
  }
}
