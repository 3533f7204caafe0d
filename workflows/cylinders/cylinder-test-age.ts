import { setup } from 'xstate'
import { type CylinderAgeRow, cylinderAge } from '~/db/cylinders/cylinder-test'
import type { Flow, FlowEvent } from '../kit/workflow'

/** `alone` is the setting that lets one person climb all steps. */
type Guarded = { context: CylinderAgeRow; event: FlowEvent & { alone?: boolean } }

/**
 * A result on its way: the laboratory hands it in, the house manager passes it on, the manager approves it. Each of the
 * three is another person; either manager may decline it, back to the laboratory with a reason.
 */
const machine = setup({
  types: {} as { context: CylinderAgeRow; events: FlowEvent },
  guards: {
    ofLab: ({ event }: Guarded) => event.by.can('write', 'cylinder_lab'),
    houseMayEdit: ({ event }: Guarded) => event.by.can('approve-1', 'cylinder_test'),
    houseMayPass: ({ context, event }: Guarded) =>
      event.by.can('approve-1', 'cylinder_test') && (!!event.alone || event.person.id !== context.labBy),
    managerMayEdit: ({ event }: Guarded) => event.by.can('approve-2', 'cylinder_test'),
    managerMayApprove: ({ context, event }: Guarded) =>
      event.by.can('approve-2', 'cylinder_test') &&
      (!!event.alone || (event.person.id !== context.labBy && event.person.id !== context.houseBy)),
    mayManage: ({ event }: Guarded) => event.by.can('manage', 'cylinder_test'),
  },
}).createMachine({
  initial: 'waiting',
  context: ({ input }) => input as CylinderAgeRow,
  states: {
    waiting: { on: { test: { target: 'testing', guard: 'ofLab' }, withdraw: 'withdrawn' } },
    testing: {
      on: {
        test: { target: 'testing', guard: 'ofLab' },
        submit: { target: 'with_house_manager', guard: 'ofLab' },
        withdraw: 'withdrawn',
      },
    },
    with_house_manager: {
      on: {
        note: { target: 'with_house_manager', guard: 'houseMayEdit' },
        pass: { target: 'with_manager', guard: 'houseMayPass' },
        decline: { target: 'declined', guard: 'houseMayEdit' },
        correct: { target: 'testing', guard: 'mayManage' },
        withdraw: 'withdrawn',
      },
    },
    with_manager: {
      on: {
        note: { target: 'with_manager', guard: 'managerMayEdit' },
        approve: { target: 'approved', guard: 'managerMayApprove' },
        decline: { target: 'declined', guard: 'managerMayEdit' },
        correct: { target: 'testing', guard: 'mayManage' },
        withdraw: 'withdrawn',
      },
    },
    declined: {
      on: {
        test: { target: 'testing', guard: 'ofLab' },
        submit: { target: 'with_house_manager', guard: 'ofLab' },
        withdraw: 'withdrawn',
      },
    },
    approved: { on: { correct: { target: 'testing', guard: 'mayManage' } } },
    withdrawn: {},
  },
})

export const ageFlow: Flow<CylinderAgeRow> = { name: 'result', machine, record: cylinderAge }
