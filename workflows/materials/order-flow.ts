import { setup } from 'xstate'
import { type MaterialOrderRow, materialOrder } from '~/db/materials/material-order'
import { STATUS_NAMES } from '~/domain/materials/material-order'
import * as words from '~/domain/materials/words'
import type { Flow, FlowEvent } from '../kit/workflow'

/** A weight within the tolerance is received; any other is disputed, and settled with the supplier. */
const weighed = [
  { target: 'received', guard: 'withinTolerance' },
  { target: 'disputed', guard: 'beyondTolerance' },
] as const
/** The weight was typed wrong. What the supplier has credited is no longer touched. */
const corrected = [
  { target: 'received', guard: 'correctedWithin' },
  { target: 'disputed', guard: 'correctedBeyond' },
] as const

type Guarded = { context: MaterialOrderRow; event: FlowEvent }
const mayCorrect = ({ context, event }: Guarded) => !!event.reason && !context.creditNo

/** A delivery of material from its draft to what the supplier is paid for. */
const machine = setup({
  types: {} as { context: MaterialOrderRow; events: FlowEvent },
  guards: {
    told: ({ event }: Guarded) => !!event.reason,
    withinTolerance: ({ event }: Guarded) => event.within === true,
    beyondTolerance: ({ event }: Guarded) => event.within !== true,
    correctedWithin: of => mayCorrect(of) && of.event.within === true,
    correctedBeyond: of => mayCorrect(of) && of.event.within !== true,
  },
}).createMachine({
  initial: 'draft',
  context: ({ input }) => input as MaterialOrderRow,
  states: {
    draft: { on: { change: 'draft', place: 'placed', split: 'split', revoke: { target: 'revoked', guard: 'told' } } },
    placed: { on: { receive: weighed, split: 'split', revoke: { target: 'revoked', guard: 'told' } } },
    received: { on: { correct: corrected } },
    disputed: {
      on: {
        accept: { target: 'settled', guard: 'told' },
        claim: { target: 'claimed', guard: 'told' },
        reweigh: corrected,
        correct: corrected,
      },
    },
    claimed: {
      on: {
        credit: { target: 'settled', guard: 'told' },
        accept: { target: 'settled', guard: 'told' },
        reweigh: corrected,
        correct: corrected,
      },
    },
    settled: { on: { correct: corrected } },
    split: {},
    revoked: {},
  },
})

export const orderFlow: Flow<MaterialOrderRow> = {
  get name() {
    return words.orderFlowName()
  },
  machine,
  record: materialOrder,
  get states() {
    return Object.fromEntries(Object.entries(STATUS_NAMES).map(([status, name]) => [status, name()]))
  },
}
