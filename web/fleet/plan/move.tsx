import { useEffect, useState } from 'react'
import { type Move, nudged, type Verdict } from '~/domain/kit/gantt/move'
import { clockOf } from '~/domain/kit/gantt/scale'
import { readTime } from '~/web/kit/dates'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { Input, Select } from '~/web/ui/input'
import type { Explained } from '../use-explanation'
import { dayClock } from './day-clock'
import type { DialogProps } from './dialog-props'
import { Labelled } from './field'
import { sayMoveOf } from './judge'

type Props = DialogProps & {
  loadId: string
  judge: (move: Move) => Verdict
  onTry: (move: Move) => void
  explained: Explained
}

/** The same as a drag, in words: which truck, when it loads; what it means is said before it is done. */
export function MoveDialog({ chart, draft, loadId, judge, onTry, explained, onClose }: Props) {
  const load = chart.loads.find(each => each.loadId === loadId)
  const clock = dayClock(chart.orderDate, chart.zone)
  const fromMinute = load ? clock.minuteOf(load.beginAt) : 0
  const [row, setRow] = useState(load?.truckId ?? '')
  const [typed, setTyped] = useState(clockOf(fromMinute))
  const read = readTime(typed)
  const minute = read === null ? null : minuteOn(read, fromMinute)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is asked about once
  useEffect(() => {
    if (load && minute !== null && row) onTry({ load: loadId, fromRow: load.truckId ?? '', fromMinute, row, minute })
  }, [row, minute])
  if (!load) return null
  const move: Move = { load: loadId, fromRow: load.truckId ?? '', fromMinute, row, minute: minute ?? fromMinute }
  const verdict = judge(move)
  const best = explained.explanation?.alternatives ?? []
  const step = (by: number) => setTyped(clockOf(nudged({ ...move, minute: minute ?? fromMinute }, by).minute))
  const send = () => {
    if (minute === null || !row) return
    onClose()
    if (row !== load.truckId || minute !== fromMinute) draft.move(move)
  }
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        title={`Move ${load.orderNo} load ${load.loadNo}`}
        description="This does not publish anything and can be undone."
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" onClick={send} disabled={minute === null || !row}>
              Move load
            </Button>
          </>
        }
      >
        <form
          className="grid gap-4"
          onSubmit={event => {
            event.preventDefault()
            send()
          }}
        >
          <Labelled label="Truck">
            {id => (
              <Select id={id} value={row} onChange={event => setRow(event.target.value)}>
                {!row && <option value="">Choose a truck</option>}
                {best.length > 0 && (
                  <optgroup label="Next best">
                    {best.map(each => (
                      <option key={each.truckId} value={each.truckId}>
                        {each.truckNo}, costs {Math.round(each.extraCost)} more
                      </option>
                    ))}
                  </optgroup>
                )}
                <optgroup label="All trucks">
                  {chart.trucks.map(truck => (
                    <option key={truck.truckId} value={truck.truckId}>
                      {truck.truckNo} {truck.driverName ?? ''}
                    </option>
                  ))}
                </optgroup>
              </Select>
            )}
          </Labelled>
          <div className="grid gap-1">
            <label htmlFor="move-at" className="font-semibold text-table">
              Loads at
            </label>
            <div className="flex gap-2">
              <Input
                id="move-at"
                value={typed}
                onChange={event => setTyped(event.target.value)}
                aria-invalid={minute === null || undefined}
                aria-describedby="move-says"
                inputMode="numeric"
                autoComplete="off"
                className="figures max-w-28"
              />
              <Button onClick={() => step(-5)}>5 min earlier</Button>
              <Button onClick={() => step(5)}>5 min later</Button>
            </div>
          </div>
          <p
            id="move-says"
            role="status"
            data-tone={verdict.allowed ? (verdict.checked ? 'done' : 'neutral') : 'stop'}
            className="tone grid rounded-md px-3 py-2 text-table"
          >
            {minute === null
              ? 'A time such as 06:45'
              : sayMoveOf(chart)(move, verdict).map(line => <span key={line}>{line}</span>)}
          </p>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** The clock time nearest to where the load is: a load after midnight stays after midnight. */
function minuteOn(clock: string, near: number): number {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number]
  const day = Math.floor(near / 1440) * 1440
  return day + hours * 60 + minutes
}
