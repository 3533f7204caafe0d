import { setup } from 'xstate'
import { type NonConformityRow, nonConformity } from '~/db/cylinders/non-conformity'
import type { Flow, FlowEvent } from '../kit/workflow'

type Guarded = { context: NonConformityRow; event: FlowEvent }

/** The life of a non-conformity. A decision may be taken anew until a second person closes it. */
const machine = setup({
  types: {} as { context: NonConformityRow; events: FlowEvent },
  guards: {
    mayManage: ({ event }: Guarded) => event.by.can('manage', 'non_conformity'),
    mayClose: ({ event }: Guarded) => event.by.can('approve-1', 'non_conformity'),
  },
}).createMachine({
  initial: 'open',
  context: ({ input }) => input as NonConformityRow,
  states: {
    open: { on: { decide: { target: 'decided', guard: 'mayManage' } } },
    decided: {
      on: {
        decide: { target: 'decided', guard: 'mayManage', reenter: true },
        close: { target: 'closed', guard: 'mayClose' },
        reopen: { target: 'open', guard: 'mayClose' },
      },
    },
    closed: { on: { reopen: { target: 'open', guard: 'mayClose' } } },
  },
})

export const nonConformityFlow: Flow<NonConformityRow> = { name: 'non-conformity', machine, record: nonConformity }
