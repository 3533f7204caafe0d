import { Truck } from 'lucide-react'
import { useRef, useState } from 'react'
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
      <div className="flex min-h-12 items-center gap-3 rounded-md border border-line px-3 py-2">
        <Truck aria-hidden className="size-5 text-muted" />
        <span className="min-w-0 flex-1">
          <span className="code font-semibold text-body">{own.truckNo}</span>
          <span className="block truncate text-muted text-table">{own.driverName}</span>
        </span>
        <Status of="queue" value={own.status} />
        {mayCall && own.status === 'called' && (
          <Button
            size="lg"
            onClick={() =>
              onAct({
                label: 'Acknowledge',
                intent: 'acknowledge',
                fields: { queueId: own.queueId },
                done: `${own.truckNo} acknowledged`,
              })
            }
          >
            Acknowledge
          </Button>
        )}
        {mayCall && own.status !== 'loading' && (
          <Button size="lg" onClick={() => setChanging(true)} aria-label={`Call another truck than ${own.truckNo}`}>
            Change
          </Button>
        )}
      </div>
    )
  if (!others.length) return <p className="text-muted text-table">No trucks in the queue of this plant.</p>
  return (
    <div className="grid gap-1.5">
      {mayCall && (
        <Input
          ref={remarks}
          aria-label="Remarks for the driver"
          placeholder="Remarks for the driver, e.g. wash out first"
          autoComplete="off"
        />
      )}
      <ul aria-label="Trucks" className="grid gap-1.5">
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
                  {isNext && <Badge tone="done">Next</Badge>}
                </span>
                <span className="block truncate text-muted text-table">{truck.why ?? truck.driverName}</span>
              </span>
              {mayCall && (
                <Button
                  size="lg"
                  look={isNext ? 'primary' : 'plain'}
                  onClick={() => onAct(callAction(row, truck, isNext, remarks.current?.value ?? '', own?.truckNo))}
                  aria-label={`Call ${truck.truckNo}`}
                >
                  Call
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
      label: `Call ${truck.truckNo}`,
      intent: 'call',
      fields: { ...fields, move: 'yes' },
      done: `${truck.truckNo} is called, ${instead} is back in the queue`,
      confirm: {
        title: `Call ${truck.truckNo} instead of ${instead}?`,
        text: `${instead} keeps its place in the queue. The reason is recorded.`,
        reason: true,
        verb: 'Change truck',
      },
    }
  return {
    label: `Call ${truck.truckNo}`,
    intent: 'call',
    fields,
    done: `${truck.truckNo} is called`,
    ...(isNext
      ? {}
      : {
          confirm: {
            title: `Call ${truck.truckNo} before its turn?`,
            text: 'Give the reason for calling it before the trucks ahead of it. The reason is recorded.',
            reason: true,
            verb: 'Call truck',
          },
        }),
  }
}
