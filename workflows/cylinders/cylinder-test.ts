import { setup } from 'xstate'
import { type CylinderTestRow, cylinderTest } from '~/db/cylinders/cylinder-test'
import type { Flow, FlowEvent } from '../kit/workflow'

type Guarded = { context: CylinderTestRow; event: FlowEvent }

/** The life of a set of specimens, from the ticket to the last approved age. */
const machine = setup({
  types: {} as { context: CylinderTestRow; events: FlowEvent },
  guards: {
    ofLab: ({ event }: Guarded) => event.by.can('write', 'cylinder_lab') || event.person.roles.length === 0,
    mayManage: ({ event }: Guarded) => event.by.can('manage', 'cylinder_test') || event.person.roles.length === 0,
  },
}).createMachine({
  initial: 'assigned',
  context: ({ input }) => input as CylinderTestRow,
  states: {
    assigned: { on: { sample: { target: 'sampled', guard: 'ofLab' }, withdraw: 'withdrawn' } },
    sampled: {
      on: {
        sample: { target: 'sampled', guard: 'ofLab' },
        receive: { target: 'curing', guard: 'ofLab' },
        withdraw: 'withdrawn',
      },
    },
    curing: {
      on: {
        sample: { target: 'curing', guard: 'ofLab' },
        receive: { target: 'curing', guard: 'ofLab' },
        complete: 'completed',
        withdraw: 'withdrawn',
      },
    },
    completed: { on: { reopen: { target: 'curing', guard: 'mayManage' } } },
    withdrawn: {},
  },
})

export const setFlow: Flow<CylinderTestRow> = { name: 'cylinder test', machine, record: cylinderTest }
