import { setup } from 'xstate'
import { type RequisitionRow, requisition } from '~/db/mixdesign/requisition'
import type { Flow, FlowEvent } from '../kit/workflow'
import { untilApproved } from './until-approved'

type Guarded = { context: RequisitionRow; event: FlowEvent }

/**
 * The life of a requisition. The laboratory decides on what another person submitted; a mix is then mapped, a material
 * tested, and it is complete when all of that is done.
 */
const machine = setup({
  types: {} as { context: RequisitionRow; events: FlowEvent },
  guards: {
    mayManage: ({ context, event }: Guarded) =>
      event.by.can('manage', context.kind === 'mix' ? 'md_requisition' : 'rm_requisition'),
    mayDecide: ({ context, event }: Guarded) =>
      event.by.can('approve-1', 'requisition') && ![context.submittedBy, context.requestedBy].includes(event.person.id),
    mayMap: ({ context, event }: Guarded) => context.kind === 'mix' && event.by.can('manage', 'requisition_mapping'),
    mayTest: ({ context, event }: Guarded) => context.kind === 'material' && event.by.can('approve-1', 'requisition'),
  },
}).createMachine({
  initial: 'draft',
  context: ({ input }) => input as RequisitionRow,
  states: {
    ...untilApproved,
    approved: {
      on: { map: { target: 'mapped', guard: 'mayMap' }, test: { target: 'testing', guard: 'mayTest' } },
    },
    mapped: {
      on: {
        map: { target: 'mapped', guard: 'mayMap' },
        unmap: { target: 'approved', guard: 'mayMap' },
        complete_mapping: { target: 'completed', guard: 'mayMap' },
      },
    },
    testing: {
      on: {
        test: { target: 'testing', guard: 'mayTest' },
        complete_tests: { target: 'completed', guard: 'mayTest' },
      },
    },
    completed: {},
  },
})

export const requisitionFlow: Flow<RequisitionRow> = { name: 'requisition', machine, record: requisition }
