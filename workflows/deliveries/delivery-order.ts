import { setup } from 'xstate'
import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import type { Flow, FlowEvent } from '../kit/workflow'

const withdraw = { target: 'withdrawn', guard: 'told' } as const
const reject = { target: 'rejected', guard: 'told' } as const
/** What is left in a truck comes to an open load, which has no batch of its own. */
const rest = { target: 'in_transit', guard: 'told' } as const
const deliver = { target: 'delivered', guard: 'told' } as const

/**
 * The life of a load. It may be moved and withdrawn until it is batched; on the way a missing step is passed over, since
 * a position may be lost but the concrete still arrives; a delivery by hand needs its reason. Until it pours it may be
 * diverted: it changes places with an open load, which takes its own in the first pour.
 */
const machine = setup({
  types: {} as { events: FlowEvent },
  guards: { told: ({ event }) => !!event.reason },
}).createMachine({
  id: 'delivery-order',
  initial: 'planned',
  states: {
    planned: { on: { assign: 'assigned', transfer: 'assigned', take_place: 'assigned', take_rest: rest, withdraw } },
    assigned: {
      on: {
        assign: 'assigned',
        transfer: 'assigned',
        take_place: 'assigned',
        take_rest: rest,
        mark_called: 'called',
        generate: 'generated',
        withdraw,
      },
    },
    called: { on: { unmark_called: 'assigned', transfer: 'assigned', generate: 'generated', withdraw } },
    generated: { on: { loading: 'loading', loaded: 'loaded', mark_delivered: deliver, withdraw } },
    loading: { on: { loaded: 'loaded', mark_delivered: deliver } },
    loaded: {
      on: {
        left_plant: 'in_transit',
        on_site: 'on_site',
        pour_start: 'pouring',
        mark_delivered: deliver,
        divert: { target: 'loaded', guard: 'told' },
      },
    },
    in_transit: {
      on: {
        on_site: 'on_site',
        pour_start: 'pouring',
        rejected: reject,
        mark_delivered: deliver,
        divert: { target: 'in_transit', guard: 'told' },
      },
    },
    on_site: {
      on: {
        pour_start: 'pouring',
        rejected: reject,
        mark_delivered: deliver,
        divert: { target: 'in_transit', guard: 'told' },
      },
    },
    pouring: { on: { pour_end: 'delivered', rejected: reject, mark_delivered: deliver } },
    delivered: { on: { returned: 'returned' } },
    returned: { type: 'final' },
    withdrawn: { type: 'final' },
    rejected: { type: 'final' },
  },
})

export const deliveryFlow: Flow<DeliveryOrderRow> = { name: 'delivery order', machine, record: deliveryOrder }
