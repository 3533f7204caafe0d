import { setup } from 'xstate'
import { decide } from '~/db/kit/approval'
import { type PricingRecord, pricing, pricingContent } from '~/db/pricing/pricing'
import { endPublished, publish, unpublish } from '~/db/pricing/publish'
import { businessDay } from '~/domain/kit/time'
import type { MarginBand } from '~/domain/pricing/margin'
import type { Flow, FlowEvent } from '../kit/workflow'

type Event = FlowEvent & { band?: MarginBand; begun?: boolean; hurdle?: string | undefined }
type Guarded = { context: PricingRecord; event: Event }

/**
 * The life of a quote. Somebody else than the maker approves it; a line below the lower threshold of the margin goes to
 * the CEO. An approved quote that has begun is ended, not voided: deliveries were priced by it.
 */
const machine = setup({
  types: {} as { context: PricingRecord; events: Event },
  guards: {
    mayManage: ({ event }: Guarded) => event.by.can('manage', 'pricing'),
    mayDecide: ({ context, event }: Guarded) =>
      event.by.can('write', 'pricing_approval') &&
      event.person.id !== context.submittedBy &&
      !event.hurdle &&
      (event.band !== 'red' || event.by.can('write', 'red_margin')),
    mayReject: ({ context, event }: Guarded) =>
      event.by.can('write', 'pricing_approval') && event.person.id !== context.submittedBy && Boolean(event.reason),
    mayEnd: ({ event }: Guarded) => event.by.can('write', 'pricing_approval'),
    mayVoidApproved: ({ event }: Guarded) => event.by.can('write', 'pricing_approval') && !event.begun,
  },
  actions: { publish: () => {}, end: () => {}, unpublish: () => {}, rejected: () => {} },
}).createMachine({
  initial: 'draft',
  context: ({ input }) => input as PricingRecord,
  states: {
    draft: {
      on: {
        submit: { target: 'submitted', guard: 'mayManage' },
        void: { target: 'void', guard: 'mayManage' },
      },
    },
    submitted: {
      on: {
        approve: { target: 'approved', guard: 'mayDecide', actions: 'publish' },
        reject: { target: 'rejected', guard: 'mayReject', actions: 'rejected' },
        withdraw: { target: 'draft', guard: 'mayManage' },
        void: { target: 'void', guard: 'mayManage' },
      },
    },
    rejected: {
      on: {
        withdraw: { target: 'draft', guard: 'mayManage' },
        void: { target: 'void', guard: 'mayManage' },
      },
    },
    approved: {
      on: {
        end: { target: 'ended', guard: 'mayEnd', actions: 'end' },
        void: { target: 'void', guard: 'mayVoidApproved', actions: 'unpublish' },
      },
    },
    void: {},
    ended: {},
  },
})

export const pricingFlow: Flow<PricingRecord> = {
  name: 'quote',
  machine,
  record: pricing,
  effects: {
    async publish(work, row, { reason }) {
      await decided({ ...work, reason }, row, 'approve')
      await publish(work, row)
    },
    rejected: (work, row, { reason }) => decided({ ...work, reason }, row, 'reject'),
    end: (work, row) => endPublished(work, row, row.toDate ?? businessDay(work.now)),
    unpublish: (work, row) => unpublish(work, row),
  },
}

/** One decision per submission: the version of the row is its round. */
async function decided(work: Parameters<typeof decide>[0], row: PricingRecord, decision: 'approve' | 'reject') {
  await decide(work, {
    subject: 'pricing',
    subjectId: row.id,
    round: row.version,
    level: 1,
    decision,
    contentHash: await pricingContent(work.sql, row.id),
    reason: work.reason,
    personsDiffer: true,
  })
}
