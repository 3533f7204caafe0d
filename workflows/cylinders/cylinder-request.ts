import { setup } from 'xstate'
import { type CylinderRequestRow, cylinderRequest } from '~/db/cylinders/cylinder-request'
import type { Flow, FlowEvent } from '../kit/workflow'

type Guarded = { context: CylinderRequestRow; event: FlowEvent }

/** A wish to drop a test: the manager decides, never who asked. */
const machine = setup({
  types: {} as { context: CylinderRequestRow; events: FlowEvent },
  guards: {
    mayDecide: ({ context, event }: Guarded) =>
      event.by.can('approve-2', 'cylinder_test') && event.person.id !== context.requestedBy,
    mayDecline: ({ event }: Guarded) =>
      event.by.can('approve-1', 'cylinder_test') || event.by.can('approve-2', 'cylinder_test'),
  },
}).createMachine({
  initial: 'open',
  context: ({ input }) => input as CylinderRequestRow,
  states: {
    open: {
      on: { approve: { target: 'approved', guard: 'mayDecide' }, decline: { target: 'declined', guard: 'mayDecline' } },
    },
    approved: {},
    declined: {},
  },
})

export const requestFlow: Flow<CylinderRequestRow> = { name: 'request', machine, record: cylinderRequest }
