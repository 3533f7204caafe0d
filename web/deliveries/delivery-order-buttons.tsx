import { FilePen, Lock, LockOpen, Shuffle } from 'lucide-react'
import { DELIVERY_EVENTS, EVENT_LABELS } from '~/domain/deliveries/event'
import { CancellationField } from '~/web/kit/record/cancellation-field'
import type { RecordAction } from '~/web/kit/record/record-action'
import type { Line } from './action-fields'
import { EventFields, LineField, ReturnFields } from './action-fields'
import { type Can, chargeActions } from './charge-buttons'
import type { View } from './delivery-order-loader'
import { DivertField } from './divert-field'

/** In the order of the states: what comes next is first, what is forbidden says why. */
export function deliveryActions(view: View, lines: readonly Line[], can: Can): RecordAction[] {
  const { load } = view.ticket
  const fields = { id: load.id, version: String(load.version) }
  const open = (action: string) => view.actions.includes(action)
  const held = view.lockedByOther ? `${load.lockedByName} has locked it` : undefined
  const writes = can('write', 'ticket')
  const moves = can('manage', 'delivery_order')
  return [
    ...nextEvents(view, fields, held, can),
    {
      label: 'Divert truck',
      icon: <Shuffle aria-hidden />,
      intent: 'divert-load',
      fields,
      hidden: !moves || !open('divert'),
      why: held,
      done: 'The truck is diverted and its ticket issued again',
      confirm: { title: 'Divert the truck with its load', form: <DivertField loadId={load.id} />, reason: true },
    },
    {
      label: 'Send rest to another pour',
      icon: <Shuffle aria-hidden />,
      intent: 'exchange-load',
      fields,
      hidden: !moves || load.status !== 'delivered' || !Number(load.returnConcrete) || exchanged(view),
      why: held,
      done: 'The rest goes to the other pour with a ticket of its own',
      confirm: { title: 'Send what is left to another pour', form: <DivertField loadId={load.id} />, reason: true },
    },
    {
      label: 'Back with concrete left',
      intent: 'event',
      fields: { ...fields, event: 'returned', ...asideOf(view, 'returned').fields },
      hidden: !can('write', 'delivery_event') || !open('returned') || load.returnConcrete !== null,
      why: held,
      confirm: {
        title: 'Back at plant with concrete left',
        text: asideOf(view, 'returned').text || undefined,
        form: <ReturnFields />,
        reason: !!asideOf(view, 'returned').text,
      },
    },
    {
      label: 'Request e-modification',
      icon: <FilePen aria-hidden />,
      to: '?tab=change',
      hidden: !can('write', 'emodification') || !['delivered', 'returned', 'rejected'].includes(load.status),
      ...(load.emodificationPending ? { why: 'A request is already open' } : {}),
    },
    {
      label: 'Lock',
      icon: <Lock aria-hidden />,
      intent: 'lock',
      fields,
      hidden: !writes || !!load.lockedBy || load.deliveredAt !== null,
      why: held,
    },
    {
      label: 'Unlock',
      icon: <LockOpen aria-hidden />,
      intent: 'unlock',
      fields,
      hidden: !writes || !load.lockedBy || view.lockedByOther,
    },
    {
      label: 'Take over lock',
      icon: <Lock aria-hidden />,
      intent: 'take-lock',
      fields,
      hidden: !view.lockedByOther || !can('override', 'delivery_order'),
      confirm: { title: `Take over the lock from ${load.lockedByName}?`, reason: true, verb: 'Take over lock' },
    },
    { label: 'Mark called', intent: 'mark-called', fields, hidden: !writes || !open('mark_called'), why: held },
    { label: 'Unmark called', intent: 'unmark-called', fields, hidden: !writes || !open('unmark_called'), why: held },
    {
      label: 'Mark delivered',
      intent: 'deliver',
      fields: { ...fields, ...asideOf(view, 'delivered').fields },
      hidden: !moves || !open('mark_delivered'),
      why: held,
      confirm: {
        title: 'Mark as delivered manually?',
        text: `${asideOf(view, 'delivered').text} For loads without position or sensor data. The trail shows that it was entered manually.`.trim(),
        reason: true,
      },
    },
    {
      label: 'Transfer',
      intent: 'transfer',
      fields,
      hidden: !moves || !open('transfer'),
      why: held,
      confirm: {
        title: 'Transfer to another line',
        reason: true,
        form: <LineField lines={lines} now={load.batchingPlantId} />,
      },
    },
    ...chargeActions(load, fields, held, can),
    {
      label: 'Waive cancellation charge',
      intent: 'waive-cancellation',
      fields,
      hidden: !moves || !load.cancellation || !!load.cancellation.waived || !!load.invoiceDraftId,
      confirm: {
        title: 'Waive the cancellation charge of this load?',
        text: 'Beyond your price authority somebody else has to approve it first.',
        reason: true,
      },
    },
    {
      label: 'Withdraw',
      intent: 'withdraw',
      fields,
      look: 'danger',
      hidden: !moves || !open('withdraw'),
      why: held,
      confirm: {
        title: 'Withdraw this delivery order?',
        text: load.doNumber
          ? `${load.doNumber} becomes void and is never used again.`
          : 'The load is removed from the order.',
        reason: true,
        form: <CancellationField path={`delivery-order/${load.id}`} usual="company" told={moves} />,
      },
    },
  ]
}

const exchanged = ({ events }: View) => events.some(({ event }) => event === 'exchanged')

/** What refuses an event as things are, and the fields by which a reason sets it aside. */
function asideOf({ stops }: View, event: string): { text: string; fields: Record<string, string> } {
  const own = stops.filter(of => of.event === event)
  return {
    text: own.map(({ text }) => `${text}.`).join(' '),
    fields: own.length ? { rules: own.map(({ rule }) => rule).join(',') } : {},
  }
}

/** The next step of the way, with what is measured then. */
function nextEvents(view: View, fields: Record<string, string>, held: string | undefined, can: Can): RecordAction[] {
  const open = DELIVERY_EVENTS.filter(event => view.actions.includes(event))
  return open.map((event, place) => {
    const stopped = asideOf(view, event)
    const asks = event === 'pour_start' || event === 'rejected' || !!stopped.text
    return {
      label: EVENT_LABELS[event],
      intent: 'event',
      fields: { ...fields, event, ...stopped.fields },
      hidden: !can('write', 'delivery_event'),
      why: held,
      look: event === 'rejected' ? 'danger' : place === 0 ? 'primary' : 'plain',
      done: EVENT_LABELS[event],
      ...(asks
        ? {
            confirm: {
              title: EVENT_LABELS[event],
              form: <EventFields event={event} loadId={view.ticket.load.id} tells={can('manage', 'delivery_order')} />,
              ...(stopped.text ? { text: `${stopped.text} Give the reason.` } : {}),
              reason: event === 'rejected' || !!stopped.text,
            },
          }
        : {}),
    }
  })
}
