import type { Action } from '~/domain/access/actions'
import type { Subject } from '~/domain/access/grants'
import { addDays } from '~/domain/kit/time'

type Task = { label: string; to: (today: string) => string; right: readonly [Action, Subject] }

/** What people come for most, one click from the index. */
export const TASKS: readonly Task[] = [
  { label: 'Book an order', to: () => '/order/new', right: ['manage', 'order'] },
  { label: 'Repeat an order', to: () => '/order', right: ['manage', 'order'] },
  {
    label: 'Schedule of tomorrow',
    to: today => `/fleet/chart/optimisation-schedule?day=${addDays(today, 1)}`,
    right: ['manage', 'order_plan'],
  },
  { label: 'Call the next truck', to: () => '/queue/batcher', right: ['manage', 'queue'] },
  { label: 'Enter a press result', to: () => '/inhouse-cylinder-testing/dry-test', right: ['write', 'cylinder_lab'] },
  { label: 'New quote', to: () => '/sales-management/pricing/save', right: ['manage', 'pricing'] },
  { label: 'Find an invoice', to: () => '/billing/invoice/search-invoice', right: ['view', 'invoice'] },
]
