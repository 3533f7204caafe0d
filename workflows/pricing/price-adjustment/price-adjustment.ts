import { setup } from 'xstate'
import { decide } from '~/db/kit/approval'
import { linesOfAdjustment } from '~/db/pricing/price-adjustment/detail'
import { type PriceAdjustmentRecord, priceAdjustment } from '~/db/pricing/price-adjustment/price-adjustment'
import { isConcrete } from '~/domain/pricing/price-adjustment/price-adjustment'
import type { Flow, FlowEvent } from '../../kit/workflow'
import { applyAgreedAdjustment } from './apply-agreed'
import { applyChargeAdjustment, applyListAdjustment } from './apply-region'

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
    async apply(work, row, { reason }) {
      await decided({ ...work, reason }, row, 'approve')
      const lines = await linesOfAdjustment(work.sql, row.id)
      const of = (kind: 'agreed' | 'list') => lines.filter(line => line.kind === kind)
      await applyAgreedAdjustment(work, row, of('agreed'))
      await applyListAdjustment(work, row, of('list'))
      await applyChargeAdjustment(
        work,
        row,
        lines.filter(line => !isConcrete(line.kind)),
      )
    },
    rejected: (work, row, { reason }) => decided({ ...work, reason }, row, 'reject'),
  },
}

async function decided(work: Parameters<typeof decide>[0], row: PriceAdjustmentRecord, decision: 'approve' | 'reject') {
  await decide(work, {
    subject: 'price_adjustment',
    subjectId: row.id,
    round: 1,
    level: 1,
    decision,
    contentHash: contentOf(row),
    reason: work.reason,
    personsDiffer: true,
  })
}

/** All that says which prices change, and by how much. */
const contentOf = ({ kind, value, roundTo, fromDate, appliesTo, ...of }: PriceAdjustmentRecord): string =>
  JSON.stringify({
    ...{ kind, value, roundTo, fromDate, appliesTo },
    ...{ customers: of.customerIds, categories: of.categoryNames, products: of.productIds, families: of.families },
  })
