import { useState } from 'react'
import type { IncidentAnswer } from '~/domain/orders/plan/change'
import type { PlanChart } from '~/domain/orders/plan/chart'
import { readTime, showTime } from '~/web/kit/dates'
import { failure } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { dayClock } from './day-clock'
import type { DialogProps } from './dialog-props'
import { Chosen, Typed } from './field'
import { IncidentAnswerView } from './incident-answer'
import { usePlanAction } from './schedule-action'

const KINDS = [
  ['truck_down', 'A truck is down'],
  ['plant_closed', 'A plant has closed'],
  ['line_down', 'A batching line is down'],
  ['load_late', 'A load runs late'],
] as const
type Kind = (typeof KINDS)[number][0]

/** What has happened, from when to when; the answer says whose concrete it touches and what could be done. */
export function IncidentDialog({ schedule, chart, onClose, onPlan }: DialogProps) {
  const { act, busy } = usePlanAction()
  const [kind, setKind] = useState<Kind>('truck_down')
  const [what, setWhat] = useState('')
  const [from, setFrom] = useState(showTime(chart.now, chart.zone))
  const [until, setUntil] = useState('')
  const [minutes, setMinutes] = useState('20')
  const [reason, setReason] = useState('')
  const [answer, setAnswer] = useState<IncidentAnswer | null>(null)
  const clock = dayClock(chart.orderDate, chart.zone)
  const at = (typed: string) => {
    const time = readTime(typed)
    return time ? clock.instantAt(Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) : undefined
  }
  const choose = (value: string) => {
    setKind(value as Kind)
    setWhat('')
  }
  const report = () => {
    const hours = kind === 'load_late' ? { minutes: Number(minutes) } : { from: at(from), until: at(until) }
    const body = {
      orderDate: chart.orderDate,
      regionId: chart.regionId,
      kind,
      ...idOf(kind, what),
      ...hours,
      ...(reason.trim() && { reason: reason.trim() }),
    }
    act<IncidentAnswer>({ intent: 'incident', body }, told => {
      if (told.ok) setAnswer(told.data)
      else failure({ title: 'No answer', text: told.problem.detail })
    })
  }
  if (answer) return <IncidentAnswerView answer={answer} schedule={schedule} onClose={onClose} onPlan={onPlan} />
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        title="Report an incident"
        description="The plan is repaired around it. You see who is affected before anything changes."
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" disabled={busy || !what} onClick={report}>
              Show the effect
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-2 gap-4">
          <Chosen label="What has happened" value={kind} onValue={choose} choices={KINDS} />
          <Chosen label="Which one" value={what} onValue={setWhat} choices={choicesOf(kind, chart)} empty="Choose" />
          {kind === 'load_late' ? (
            <Typed label="Minutes late" inputMode="numeric" value={minutes} onValue={setMinutes} />
          ) : (
            <>
              <Typed label="From" value={from} onValue={setFrom} />
              <Typed label="Until" optional value={until} onValue={setUntil} placeholder="End of day" />
            </>
          )}
          <div className="col-span-2">
            <Typed label="Remark" optional value={reason} onValue={setReason} maxLength={400} className="" />
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}

function choicesOf(kind: Kind, chart: PlanChart): [string, string][] {
  if (kind === 'truck_down')
    return chart.trucks.map(truck => [truck.truckId, `${truck.truckNo} ${truck.driverName ?? ''}`])
  if (kind === 'plant_closed') return [...new Map(chart.lines.map(line => [line.plantId, line.plantName]))]
  if (kind === 'line_down')
    return chart.lines.flatMap(line =>
      line.lineId ? [[line.lineId, `${line.plantName}, ${line.lineName}`] as [string, string]] : [],
    )
  return chart.loads
    .filter(load => load.mark !== 'done')
    .map(load => [load.loadId, `${load.orderNo} load ${load.loadNo}, pours ${showTime(load.pourAt, chart.zone)}`])
}

const idOf = (kind: Kind, what: string) =>
  ({
    truck_down: { truckId: what },
    plant_closed: { plantId: what },
    line_down: { lineId: what },
    load_late: { loadId: what },
  })[kind]
