import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import type { PlanRow } from '~/domain/orders/plan/plan'
import { readTime, showTime } from '~/web/kit/dates'
import { failure } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { dayClock } from './day-clock'
import type { DialogProps } from './dialog-props'
import { Chosen, Typed } from './field'
import { usePlanAction } from './schedule-action'
import type { Schedule } from './schedule-loader'

const KINDS = [
  ['extra_trucks', 'More trucks'],
  ['truck_out', 'One truck fewer'],
  ['driver_earlier', 'A driver starts earlier'],
  ['plant_closed', 'A plant closed'],
  ['order_moved', 'An order at another time'],
  ['order_left_out', 'Without an order'],
] as const
type Kind = (typeof KINDS)[number][0]

/** A copy of the plan with one other fact; it is planned beside the real one and can never be published. */
export function WhatIfDialog({ chart, schedule, onClose, onPlan, orderId }: DialogProps & { orderId: string | null }) {
  const { act, busy } = usePlanAction()
  const [kind, setKind] = useState<Kind>(orderId ? 'order_moved' : 'extra_trucks')
  const [what, setWhat] = useState(orderId ?? '')
  const [count, setCount] = useState('2')
  const [type, setType] = useState('')
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const types = (useLoaderData() as Schedule).truckTypes
  const clock = dayClock(chart.orderDate, chart.zone)
  const at = (typed: string, otherwise: string) => {
    const time = readTime(typed)
    return time ? clock.instantAt(Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) : otherwise
  }
  const choices = choicesOf(kind, chart)
  const label = choices.find(([value]) => value === what)?.[1] ?? ''
  const choose = (value: string) => {
    setKind(value as Kind)
    setWhat('')
  }
  const change = () => {
    const span = { from: at(from, chart.from), until: at(until, chart.until) }
    if (kind === 'extra_trucks') return { kind, plantId: what, truckTypeId: type || types[0]?.id, count: Number(count) }
    if (kind === 'truck_out') return { kind, truckId: what, ...span }
    if (kind === 'driver_earlier') return { kind, truckId: what, startTime: readTime(from) ?? '' }
    if (kind === 'plant_closed') return { kind, plantId: what, ...span }
    if (kind === 'order_moved') return { kind, orderId: what, startTime: readTime(from) ?? '' }
    return { kind, orderId: what }
  }
  const run = () => {
    const name = `${KINDS.find(([value]) => value === kind)![1]}: ${label}`.slice(0, 120)
    const body = { planId: schedule.plan?.id, name, changes: [change()] }
    act<PlanRow | { plan: PlanRow } | { planId: string }>({ intent: 'what-if', body }, answer => {
      if (!answer.ok) return failure({ title: 'Not tried', text: answer.problem.detail })
      const made = answer.data
      onPlan('planId' in made ? made.planId : 'plan' in made ? made.plan.id : made.id, schedule.plan?.id)
    })
  }
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        title="What if…"
        description="This makes a copy of the plan with the change. The copy can never be published."
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" disabled={busy || !what} onClick={run}>
              Try it
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-2 gap-4">
          <Chosen label="What would be different" value={kind} onValue={choose} choices={KINDS} />
          <Chosen label={whichOf(kind)} value={what} onValue={setWhat} choices={choices} empty="Choose" />
          {kind === 'extra_trucks' && (
            <>
              <Chosen
                label="Type"
                value={type}
                onValue={setType}
                choices={types.map(each => [each.id, each.truckType] as const)}
              />
              <Typed label="How many" inputMode="numeric" value={count} onValue={setCount} />
            </>
          )}
          {(kind === 'order_moved' || kind === 'driver_earlier') && (
            <Typed
              label={kind === 'order_moved' ? 'First load on site' : 'Starts at'}
              value={from}
              onValue={setFrom}
              placeholder="HH:mm"
            />
          )}
          {(kind === 'truck_out' || kind === 'plant_closed') && (
            <>
              <Typed label="From" optional value={from} onValue={setFrom} placeholder="HH:mm" />
              <Typed label="Until" optional value={until} onValue={setUntil} placeholder="HH:mm" />
            </>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

const whichOf = (kind: Kind) => (kind.startsWith('order') ? 'Order' : isOfTruck(kind) ? 'Truck' : 'Plant')
const isOfTruck = (kind: Kind) => kind === 'truck_out' || kind === 'driver_earlier'

function choicesOf(kind: Kind, chart: DialogProps['chart']): [string, string][] {
  if (isOfTruck(kind)) return chart.trucks.map(truck => [truck.truckId, truck.truckNo])
  if (kind === 'extra_trucks' || kind === 'plant_closed')
    return [...new Map(chart.lines.map(line => [line.plantId, line.plantName]))]
  return chart.pours.map(pour => [
    pour.orderId,
    `${pour.orderNo} ${showTime(pour.promisedAt, chart.zone)} ${pour.customerName}`,
  ])
}
