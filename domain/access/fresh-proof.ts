import type { Action } from './actions'
import type { Subject } from './grants'
import { type Call, RIGHTS } from './rights'

/** Whoever changes these gives or takes rights, or settles prices: every call that writes them, those to come too. */
const GUARDED: Partial<Record<Subject, readonly Action[]>> = {
  portal_user: ['manage'],
  booking_user: ['manage'],
  AppUser: ['add'],
  machine_key: ['manage'],
  business_setting: ['manage'],
  personal_data: ['manage'],
  price_approval: ['write'],
  pricing_approval: ['write'],
}

/** Prices that come into force, approvals that are handed to somebody else, and files with the rows of a whole list. */
const GUARDED_CALLS: readonly Call[] = [
  'POST /pricing/update-status',
  'POST /pricing/:id/update-status',
  'POST /global-product-list/update-status',
  'POST /price-adjustment/applyPriceChange',
  'PUT /invoice-draft/:id/deputy',
  'POST /invoice/export',
  'GET /invoice/export/:id/file',
  'GET /invoice/export/:id/lines',
  'GET /mix-designs/download',
  'GET /price-trial/download',
  'GET /cylinder-test/download-excel',
  'GET /driver/action-history/download',
  'GET /pass/assignees/download',
  'GET /order/download-audit-order',
  'GET /dashboard/activity/export',
]

function guarded(): Call[] {
  const bySubject = (Object.entries(RIGHTS) as [Call, (typeof RIGHTS)[Call]][])
    .filter(([call, right]) => {
      if (typeof right === 'string' || call.startsWith('GET ')) return false
      return GUARDED[right[1]]?.includes(right[0]) ?? false
    })
    .map(([call]) => call)
  return [...bySubject, ...GUARDED_CALLS]
}

/** Calls before which somebody may have to prove again who they are; approvals are asked by their amount. */
export const ASKS_FOR_PROOF: ReadonlySet<Call> = new Set(guarded())
