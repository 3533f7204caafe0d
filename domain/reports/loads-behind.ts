import { DO_STATUSES } from '../deliveries/delivery-order-status'
import type { FigureName } from '../kit/figure/all'
import type { PlainDate } from '../kit/time'

const DELIVERED = ['delivered', 'returned']
const STANDING = DO_STATUSES.filter(status => status !== 'withdrawn' && status !== 'rejected')
/** The states of the delivery orders that a figure is the sum or the count of. */
const STATES = {
  planned: STANDING,
  delivered: DELIVERED,
  returned: DELIVERED,
  loads: DELIVERED,
  rejected: ['rejected'],
} as const satisfies Partial<Record<FigureName, readonly string[]>>

type Of = { from: PlainDate; to: PlainDate; plantId?: string | undefined }

/** The list that holds exactly the delivery orders behind a figure of these days and this plant. */
export function loadsBehind(figure: keyof typeof STATES, { from, to, plantId }: Of): string {
  const query = [`fromDate=${from}`, `toDate=${to}`, `status=${STATES[figure].join(',')}`]
  return `/order/search-filter-do?${[...query, ...(plantId ? [`plantId=${plantId}`] : [])].join('&')}`
}
