import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import type { PlanRow } from '~/domain/orders/order-plan'
import { readTime, showTime } from '~/web/kit/dates'
import { failure } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { Input, Select } from '~/web/ui/input'
import { usePlanAct } from './chart-actions'
import type { DialogProps } from './chart-dialogs'
import { Labelled } from './chart-field'
import type { Schedule } from './chart-load'
import { dayClock } from './chart-time'

const KINDS = [
  ['extra_trucks', 'More trucks'],
  ['truck_out', 'A truck less'],
  ['plant_closed', 'A plant closed'],
  ['order_moved', 'An order at another time'],
  ['order_left_out', 'Without an order'],
] as const
type Kind = (typeof KINDS)[number][0]

/** A copy of the plan with one other fact; it is planned beside the real one and can never be published. */
export function WhatIfDialog({ chart, schedule, onClose, onPlan, orderId }: DialogProps & { orderId: string | null }) {
  const { act, busy } = usePlanAct()
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
  const change = () => {
    const span = { from: at(from, chart.from), until: at(until, chart.until) }
    if (kind === 'extra_trucks') return { kind, plantId: what, truckTypeId: type || types[0]?.id, count: Number(count) }
    if (kind === 'truck_out') return { kind, truckId: what, ...span }
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
  const timed = kind === 'truck_out' || kind === 'plant_closed' || kind === 'order_moved'
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        title="What if…"
        description="A copy of this plan is made with the change; it stands beside the real one and can never be published."
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
          <Labelled label="What would be different">
            {id => (
              <Select
                id={id}
                value={kind}
                onChange={event => {
                  setKind(event.target.value as Kind)
                  setWhat('')
                }}
              >
                {KINDS.map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </Select>
            )}
          </Labelled>
          <Labelled label={kind.startsWith('order') ? 'Order' : kind === 'truck_out' ? 'Truck' : 'Plant'}>
            {id => (
              <Select id={id} value={what} onChange={event => setWhat(event.target.value)}>
                <option value="">Choose</option>
                {choices.map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </Select>
            )}
          </Labelled>
          {kind === 'extra_trucks' && (
            <>
              <Labelled label="Type">
                {id => (
                  <Select id={id} value={type} onChange={event => setType(event.target.value)}>
                    {types.map(each => (
                      <option key={each.id} value={each.id}>
                        {each.truckType}
                      </option>
                    ))}
                  </Select>
                )}
              </Labelled>
              <Labelled label="How many">
                {id => (
                  <Input
                    id={id}
                    inputMode="numeric"
                    value={count}
                    onChange={event => setCount(event.target.value)}
                    className="figures"
                  />
                )}
              </Labelled>
            </>
          )}
          {timed && (
            <Labelled label={kind === 'order_moved' ? 'First load on site' : 'From'} optional={kind !== 'order_moved'}>
              {id => (
                <Input
                  id={id}
                  value={from}
                  placeholder="HH:mm"
                  onChange={event => setFrom(event.target.value)}
                  className="figures"
                />
              )}
            </Labelled>
          )}
          {timed && kind !== 'order_moved' && (
            <Labelled label="Until" optional>
              {id => (
                <Input
                  id={id}
                  value={until}
                  placeholder="HH:mm"
                  onChange={event => setUntil(event.target.value)}
                  className="figures"
                />
              )}
            </Labelled>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

function choicesOf(kind: Kind, chart: DialogProps['chart']): [string, string][] {
  if (kind === 'truck_out') return chart.trucks.map(truck => [truck.truckId, truck.truckNo])
  if (kind === 'extra_trucks' || kind === 'plant_closed')
    return [...new Map(chart.lines.map(line => [line.plantId, line.plantName]))]
  return chart.pours.map(pour => [
    pour.orderId,
    `${pour.orderNo} ${showTime(pour.promisedAt, chart.zone)} ${pour.customerName}`,
  ])
}
