import { setup } from 'xstate'
import { type QueueItemRow, queueItem } from '~/db/queue/queue-item'
import type { Flow, FlowEvent } from '../kit/workflow'

const leave = { target: 'withdrawn', guard: 'told' } as const
const divert = { target: 'diverted', guard: 'told' } as const

/** A truck in the yard: called again while it does not answer, diverted or withdrawn until its ticket is made. */
const machine = setup({
  types: {} as { events: FlowEvent },
  guards: { told: ({ event }) => !!event.reason },
}).createMachine({
  id: 'queue-item',
  initial: 'joined',
  states: {
    joined: { on: { call: 'called', withdraw: leave, divert } },
    called: { on: { call: 'called', acknowledge: 'acknowledged', send_back: 'joined', withdraw: leave, divert } },
    acknowledged: { on: { call: 'called', send_back: 'joined', withdraw: leave, divert } },
    loading: {},
    released: { type: 'final' },
    diverted: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})

export const queueFlow: Flow<QueueItemRow> = { name: 'truck in the queue', machine, record: queueItem }
