import { setup } from 'xstate'
import { type MixSubmittalRow, mixSubmittal } from '~/db/mixdesign/mix-submittal'
import type { Flow, FlowEvent } from '../kit/workflow'

type Guarded = { context: MixSubmittalRow; event: FlowEvent }

const superseded = { supersede: { target: 'superseded', guard: 'mayManage' } } as const
const withdrawn = { withdraw: { target: 'withdrawn', guard: 'mayManage' } } as const

/** The life of a submittal. An answer is the customer's and never changes: a new revision follows it. */
const machine = setup({
  types: {} as { context: MixSubmittalRow; events: FlowEvent },
  guards: { mayManage: ({ event }: Guarded) => event.by.can('manage', 'mix_submittal') },
}).createMachine({
  initial: 'draft',
  context: ({ input }) => input as MixSubmittalRow,
  states: {
    draft: { on: { send: { target: 'sent', guard: 'mayManage' }, ...withdrawn } },
    sent: {
      on: {
        send: { target: 'sent', guard: 'mayManage', reenter: true },
        agree: { target: 'agreed', guard: 'mayManage' },
        agree_with_comments: { target: 'agreed_with_comments', guard: 'mayManage' },
        reject: { target: 'rejected', guard: 'mayManage' },
        ...superseded,
        ...withdrawn,
      },
    },
    agreed: { on: { ...superseded, ...withdrawn } },
    agreed_with_comments: { on: { ...superseded, ...withdrawn } },
    rejected: { on: superseded },
    superseded: {},
    withdrawn: {},
  },
})

export const submittalFlow: Flow<MixSubmittalRow> = { name: 'submittal', machine, record: mixSubmittal }
