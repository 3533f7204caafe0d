import { and, setup } from 'xstate'
import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import { SYSTEM } from '~/db/kit/work'
import { DRAFT_STATUS_LABELS } from '~/domain/billing/invoice-draft-labels'
import type { Flow, FlowEvent } from '../kit/workflow'

type Asked = { event: FlowEvent & { exceptions?: number; levels?: number } }

/**
 * The climb of a draft. Approving leads one level up and never two, and ends at as many levels as the setting asks for,
 * three where an event does not say; any change of what it says sends it back to the first level, and a rejection to its
 * maker with the reason. `pass` is the portal's own, where the company lets clean drafts go without a person.
 */
export const invoiceDraftMachine = setup({
  types: { context: {} as InvoiceDraftRow, events: {} as FlowEvent },
  guards: {
    edits: ({ event }: Asked) => event.by.can('manage', 'invoice_draft') || event.by.can('write', 'draft_making'),
    clean: ({ event }: Asked) => !event.exceptions,
    level1: ({ event }: Asked) => event.by.can('approve-1', 'invoice_draft'),
    level2: ({ event }: Asked) => event.by.can('approve-2', 'invoice_draft'),
    level3: ({ event }: Asked) => event.by.can('approve-3', 'invoice_draft'),
    oneLevel: ({ event }: Asked) => (event.levels ?? 3) <= 1,
    twoLevels: ({ event }: Asked) => (event.levels ?? 3) <= 2,
    portal: ({ event }: Asked) => event.person.id === SYSTEM.id,
    invoices: ({ event }: Asked) => event.by.can('write', 'generate_invoice'),
  },
}).createMachine({
  id: 'invoice-draft',
  context: {} as InvoiceDraftRow,
  initial: 'collecting',
  states: {
    collecting: {
      on: {
        close: { guard: 'edits', target: 'with_sales' },
        except: { guard: 'edits', target: 'exception' },
        change: { guard: 'edits', target: 'collecting' },
      },
    },
    draft: {
      on: {
        submit: { guard: 'edits', target: 'with_sales' },
        except: { guard: 'edits', target: 'exception' },
        change: { guard: 'edits', target: 'draft' },
      },
    },
    exception: {
      on: {
        submit: { guard: 'edits', target: 'with_sales' },
        except: { guard: 'edits', target: 'exception' },
        change: { guard: 'edits', target: 'exception' },
      },
    },
    with_sales: {
      on: {
        pass: { guard: 'portal', target: 'approved' },
        approve: [
          { guard: and(['level1', 'oneLevel']), target: 'approved' },
          { guard: 'level1', target: 'with_manager' },
        ],
        reject: { guard: 'level1', target: 'draft' },
        except: { guard: 'edits', target: 'exception' },
        change: { guard: 'edits', target: 'with_sales' },
      },
    },
    with_manager: {
      on: {
        approve: [
          { guard: and(['level2', 'twoLevels']), target: 'approved' },
          { guard: 'level2', target: 'with_ceo' },
        ],
        reject: { guard: 'level2', target: 'draft' },
        except: { guard: 'edits', target: 'exception' },
        change: { guard: 'edits', target: 'with_sales' },
      },
    },
    with_ceo: {
      on: {
        approve: { guard: 'level3', target: 'approved' },
        reject: { guard: 'level3', target: 'draft' },
        except: { guard: 'edits', target: 'exception' },
        change: { guard: 'edits', target: 'with_sales' },
      },
    },
    approved: {
      on: {
        invoice: { guard: 'invoices', target: 'invoiced' },
        except: { guard: 'edits', target: 'exception' },
        change: { guard: 'edits', target: 'with_sales' },
      },
    },
    invoiced: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})

export const invoiceDraftFlow: Flow<InvoiceDraftRow> = {
  name: 'invoice draft',
  machine: invoiceDraftMachine,
  record: invoiceDraft,
  states: DRAFT_STATUS_LABELS,
}
