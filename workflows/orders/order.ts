import { setup } from 'xstate'
import type { Work } from '~/db/kit/work'
import { type OrderRow, order } from '~/db/orders/order'
import { isAwaited } from '~/domain/orders/will-call'
import { advance, type Flow, type FlowEvent } from '../kit/workflow'

/** What the guards must be told beside the row: they never look into the database themselves. */
export type OrderFacts = {
  /** Loads that still have to be called, delivered or withdrawn. */
  openLoads?: number
  /** Loads that were called or went further. */
  calledLoads?: number
  /** Loads that stand on an invoice draft. */
  draftedLoads?: number
}
/** `priced`: its price was decided, by somebody who need not be of dispatch. */
type Event = FlowEvent & OrderFacts & { priced?: boolean }

const machine = setup({
  types: { context: {} as OrderRow, events: {} as Event },
  guards: {
    dispatches: ({ event }) => event.by.can('manage', 'order'),
    ended: ({ event }) => event.by.can('manage', 'order') && !event.openLoads,
    untouched: ({ event }) => event.by.can('manage', 'order') && !event.calledLoads,
    notDrafted: ({ event }) => event.by.can('manage', 'order') && !event.draftedLoads,
    releases: ({ event }) => event.by.can('manage', 'order') || !!event.priced,
    begun: ({ context, event }) =>
      (event.by.can('manage', 'order') || !!event.priced) && context.heldFrom === 'in_progress',
  },
}).createMachine({
  context: ({ input }) => input as OrderRow,
  initial: 'draft',
  states: {
    draft: {
      on: {
        confirm: { target: 'confirmed', guard: 'dispatches' },
        cancel: { target: 'cancelled', guard: 'dispatches' },
        change_project: { target: 'draft', guard: 'untouched' },
      },
    },
    confirmed: {
      on: {
        start: { target: 'in_progress' },
        hold: { target: 'on_hold', guard: 'dispatches' },
        cancel: { target: 'cancelled', guard: 'untouched' },
        change_project: { target: 'confirmed', guard: 'untouched' },
      },
    },
    in_progress: {
      on: {
        hold: { target: 'on_hold', guard: 'dispatches' },
        complete: { target: 'completed', guard: 'ended' },
        change_project: { target: 'in_progress', guard: 'untouched' },
      },
    },
    on_hold: {
      on: {
        release: [
          { target: 'in_progress', guard: 'begun' },
          { target: 'confirmed', guard: 'releases' },
        ],
        cancel: { target: 'cancelled', guard: 'untouched' },
        change_project: { target: 'on_hold', guard: 'untouched' },
      },
    },
    completed: { on: { uncomplete: { target: 'in_progress', guard: 'notDrafted' } } },
    cancelled: {},
  },
})

export const orderFlow: Flow<OrderRow> = { name: 'order', machine, record: order }

/** A load is called because its site has asked for it: the time of its order is no longer given to others. */
export async function noteSiteCall(work: Work, orderId: string): Promise<void> {
  const row = await order.lock(work, orderId)
  if (isAwaited(row)) await order.move(work, row, { calledAt: work.now }, 'note call')
}

/** The first called load puts its order in progress; later ones find it so. */
export async function startOrder(work: Work, orderId: string): Promise<void> {
  const row = await order.lock(work, orderId)
  // A truck is called for it because its site has called.
  const values = isAwaited(row) ? { calledAt: work.now } : {}
  if (row.status === 'confirmed') await advance(work, orderFlow, { id: orderId }, { type: 'start', values })
}
