import { setup } from 'xstate'
import { type MixDesignRow, mixDesign } from '~/db/mixdesign/mix-design'
import type { Flow, FlowEvent } from '../kit/workflow'
import { untilApproved } from './until-approved'

type Guarded = { context: MixDesignRow; event: FlowEvent }

/** The life of a recipe. The person who submitted it cannot approve it; what was approved never changes again. */
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
    ...untilApproved,
    approved: { on: { complete: { target: 'completed', guard: 'mayManage' } } },
    completed: {},
  },
})

export const mixFlow: Flow<MixDesignRow> = { name: 'mix', machine, record: mixDesign }
