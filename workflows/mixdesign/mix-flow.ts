import { setup } from 'xstate'
import { type MixDesignRow, mixDesign } from '~/db/mixdesign/mix-design'
import type { Flow, FlowEvent } from '../kit/workflow'

type Guarded = { context: MixDesignRow; event: FlowEvent }

/** The life of a recipe. Somebody else than who submitted it decides; what was approved never changes again. */
const machine = setup({
  types: {} as { context: MixDesignRow; events: FlowEvent },
  guards: {
    mayManage: ({ event }: Guarded) => event.by.can('manage', 'mix_design'),
    mayDecide: ({ context, event }: Guarded) =>
      event.by.can('approve-1', 'mix_design') && event.person.id !== context.updatedBy,
  },
}).createMachine({
  initial: 'draft',
  context: ({ input }) => input as MixDesignRow,
  states: {
    draft: {
      on: {
        revise: { target: 'draft', guard: 'mayManage' },
        submit: { target: 'submitted', guard: 'mayManage' },
      },
    },
    submitted: {
      on: {
        revise: { target: 'draft', guard: 'mayManage' },
        submit: { target: 'submitted', guard: 'mayManage' },
        approve: { target: 'approved', guard: 'mayDecide' },
        reject: { target: 'rejected', guard: 'mayDecide' },
      },
    },
    rejected: {
      on: {
        revise: { target: 'draft', guard: 'mayManage' },
        submit: { target: 'submitted', guard: 'mayManage' },
      },
    },
    approved: { on: { complete: { target: 'completed', guard: 'mayManage' } } },
    completed: {},
  },
})

export const mixFlow: Flow<MixDesignRow> = { name: 'mix', machine, record: mixDesign }
