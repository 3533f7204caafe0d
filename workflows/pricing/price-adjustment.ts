import { setup } from 'xstate'
import { decide } from '~/db/kit/approval'
import { applyAdjustment } from '~/db/pricing/apply-price-adjustment'
import { type PriceAdjustmentRecord, priceAdjustment } from '~/db/pricing/price-adjustment'
import type { Flow, FlowEvent } from '../kit/workflow'

type Guarded = { context: PriceAdjustmentRecord; event: FlowEvent }

/** A change of many prices is applied for, then approved or rejected by somebody else. */
const machine = setup({
  types: {} as { context: PriceAdjustmentRecord; events: FlowEvent },
  guards: {
    mayDecide: ({ context, event }: Guarded) =>
      event.by.can('write', 'pricing_approval') && event.person.id !== context.submittedBy,
  },
  actions: { apply: () => {}, rejected: () => {} },
}).createMachine({
  initial: 'submitted',
  context: ({ input }) => input as PriceAdjustmentRecord,
  states: {
    submitted: {
      on: {
        approve: { target: 'approved', guard: 'mayDecide', actions: 'apply' },
        reject: { target: 'rejected', guard: 'mayDecide', actions: 'rejected' },
      },
    },
    approved: {},
    rejected: {},
  },
})

export const priceAdjustmentFlow: Flow<PriceAdjustmentRecord> = {
  name: 'price adjustment',
  machine,
  record: priceAdjustment,
  effects: {
    async apply(work, row) {
      await decided(work, row, 'approve')
      await applyAdjustment(work, row)
    },
    rejected: (work, row) => decided(work, row, 'reject'),
  },
}

async function decided(work: Parameters<typeof decide>[0], row: PriceAdjustmentRecord, decision: 'approve' | 'reject') {
  await decide(work, {
    subject: 'price_adjustment',
    subjectId: row.id,
    round: 1,
    level: 1,
    decision,
    contentHash: `${row.kind} ${row.value} ${row.fromDate}`,
    reason: work.reason,
    personsDiffer: true,
  })
}
